import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edgesOf, frequencyOf, panOf, RunScale, signedMargin } from "../../../web/views/sound/index.js";

describe("the signed margin", () => {
  test.each([
    [{ label: 1, score: 3 }, 3],
    [{ label: -1, score: 3 }, -3],
    [{ label: -1, score: -2 }, 2],
    [{ label: 1, score: 0 }, 0],
    // By how much the right class is ahead of the best of the others.
    [{ label: 2, score: 13, scores: Float64Array.of(11, 13, 8) }, -5],
    [{ label: 1, score: 13, scores: Float64Array.of(11, 13, 8) }, 2],
  ])("of %o is %d", (visit, margin) => {
    expect(signedMargin(visit) + 0).toBe(margin);
  });
});

describe("pitch", () => {
  test("is the a of the tuning fork at margin 0, two octaves higher and lower at the ends", () => {
    expect([0, 1, -1].map(frequencyOf)).toEqual([440, 1760, 110]);
    expect([7, -7].map(frequencyOf)).toEqual([1760, 110]);
  });

  test("never falls as the margin rises", () => {
    const share = fc.double({ min: -1.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(share, share, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map(frequencyOf) as [number, number];
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(110);
        expect(high).toBeLessThanOrEqual(1760);
      }),
    );
  });

  test("has as many steps as can be told apart", () => {
    const steps = new Set(Array.from({ length: 201 }, (_, k) => frequencyOf(k / 100 - 1)));
    expect(steps.size).toBe(21);
  });
});

describe("the place", () => {
  test.each([
    [0, [0, 10], -1],
    [5, [0, 10], 0],
    [10, [0, 10], 1],
    [-3, [0, 10], -1],
    [4, [4, 4], 0],
  ] as const)("of %d in %o is %d", (value, edges, pan) => {
    expect(panOf(value, edges)).toBe(pan);
  });

  test("goes from the least x₁ to the greatest; reviews have none", () => {
    expect(edgesOf(Float64Array.of(2, 100, -1, -100, 0, 3))).toEqual([-1, 2]);
    expect(edgesOf(new Float64Array(0))).toBe(null);
  });
});

test("a margin is a share of the largest that the run has had", () => {
  const scale = new RunScale();
  expect([0, 4, -2, 8, 2, Number.NaN, Number.NEGATIVE_INFINITY].map((margin) => scale.shareOf(margin))).toEqual([
    0, 1, -0.5, 1, 0.25, 0, 0,
  ]);
});
