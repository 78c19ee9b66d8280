import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { niceStep, planEpochRules } from "../../../../web/views/transport/timeline/plan.js";

describe("niceStep", () => {
  it("takes 1, 2, 5, 10…", () => {
    expect([0.3, 1, 1.2, 3, 6, 11, 21, 501].map((least) => niceStep(least))).toEqual([1, 1, 2, 5, 10, 20, 50, 1000]);
  });

  it("keeps to multiples of the unit", () => {
    expect(niceStep(3, 2)).toBe(10);
    expect(niceStep(30, 20)).toBe(100);
  });
});

describe("planEpochRules", () => {
  it("rules every epoch where there is room", () => {
    const rules = planEpochRules({ left: 0, length: 400, end: 40 }, 10, 11);
    expect(rules.map(({ epoch }) => epoch)).toEqual([1, 2, 3, 4]);
    expect(rules.map(({ x }) => x)).toEqual([100, 200, 300, 400]);
    expect(rules.every(({ labelled }) => labelled)).toBe(true);
  });

  it("leaves out epochs that would crowd", () => {
    const rules = planEpochRules({ left: 0, length: 400, end: 10_000 }, 10, 11);
    expect(rules.map(({ epoch }) => epoch)).toEqual(Array.from({ length: 20 }, (_, i) => 50 * (i + 1)));
    expect(rules.find(({ labelled }) => labelled)?.epoch).toBe(200);
  });

  it("has none in an axis shorter than an epoch", () => {
    expect(planEpochRules({ left: 0, length: 400, end: 7 }, 10, 11)).toEqual([]);
    expect(planEpochRules({ left: 0, length: 400, end: 1 }, 0, 11)).toEqual([]);
  });

  it("stays legible from ten visits to a thousand million", () => {
    const examples = fc.integer({ min: 1, max: 1e5 });
    fc.assert(
      fc.property(examples, fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 100, max: 4000 }), (n, end, length) => {
        const rules = planEpochRules({ left: 9, length, end }, n, 11);
        expect(rules.length).toBeLessThanOrEqual(length / 14 + 1);
        const labels = rules.filter(({ labelled }) => labelled);
        for (const list of [rules, labels]) {
          const least = list === rules ? 14 : String(list[0]?.epoch ?? 0).length * 0.6 * 11;
          for (let i = 1; i < list.length; i++) {
            expect((list[i]?.x ?? 0) - (list[i - 1]?.x ?? 0)).toBeGreaterThanOrEqual(least - 1e-6);
          }
        }
      }),
    );
  });
});
