import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RunSpec } from "../../web/engine/index.js";
import { cs188, engine, errorOf } from "./runs.js";

const seed = fc.maxSafeNat();
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe("split", () => {
  it("is the same for the same seed, and grows as the fraction does", () => {
    const property = fc.property(fc.integer({ min: 1, max: 200 }), fraction, fraction, seed, (n, one, other, of) => {
      expect(engine.split(n, one, of)).toEqual(engine.split(n, one, of));
      const [small, large] = [engine.split(n, Math.min(one, other), of), engine.split(n, Math.max(one, other), of)];
      const held = new Set(large.heldOut);
      expect(small.heldOut.every((example) => held.has(example))).toBe(true);
    });
    fc.assert(property, { numRuns: 100 });
  });

  it("differs from seed to seed; without one it is seed 0", () => {
    const splits = Array.from({ length: 50 }, (_, of) => engine.split(30, 0.3, of).heldOut.join());
    expect(new Set(splits).size).toBeGreaterThan(45);
    expect(engine.split(30, 0.3)).toEqual(engine.split(30, 0.3, 0));
  });

  it("holds every example out about equally often", () => {
    const counts = new Array<number>(10).fill(0);
    for (let of = 0; of < 1000; of++) {
      for (const example of engine.split(10, 0.3, of).heldOut) counts[example] = (counts[example] ?? 0) + 1;
    }
    // 300 expected, with a standard deviation of 14.5.
    for (const count of counts) expect(Math.abs(count - 300)).toBeLessThan(70);
  });

  it.each([
    [-1, 0.5, 0, "out-of-range", "n"],
    [1.5, 0.5, 0, "out-of-range", "n"],
    [2 ** 26, 0.5, 0, "out-of-range", "n"],
    [Number.NaN, 0.5, 0, "out-of-range", "n"],
    ["3", 0.5, 0, "wrong-type", "n"],
    [10, -0.1, 0, "out-of-range", "fraction"],
    [10, 1.1, 0, "out-of-range", "fraction"],
    [10, Number.NaN, 0, "out-of-range", "fraction"],
    [10, null, 0, "wrong-type", "fraction"],
    [10, 0.5, -1, "out-of-range", "seed"],
    [10, 0.5, 0.5, "out-of-range", "seed"],
    [10, 0.5, 2 ** 60, "out-of-range", "seed"],
    [10, 0.5, "7", "wrong-type", "seed"],
  ])("refuses n %j, fraction %j, seed %j", (n, part, of, code, field) => {
    expect(errorOf(() => engine.split(n as number, part as number, of as number))).toMatchObject({ code, field });
  });
});

describe("orderExperiment", () => {
  const spec: RunSpec = { ...cs188, order: { kind: "shuffle-each-epoch", seed: 40 } };

  it("takes any learner", () => {
    const learner = { kind: "averaged" } as const;
    const plain = engine.orderExperiment(spec, { seeds: 3, epochs: 8 });
    expect(engine.orderExperiment({ ...spec, learner }, { seeds: 3, epochs: 8 })).toEqual(plain);
  });

  it.each([
    [{ seeds: 0, epochs: 1 }, "out-of-range", "seeds"],
    [{ seeds: 1.5, epochs: 1 }, "out-of-range", "seeds"],
    [{ seeds: 1, epochs: 1e6 }, "out-of-range", "epochs"],
    [{ seeds: 1 }, "out-of-range", "epochs"],
    [{ seeds: "1", epochs: 1 }, "wrong-type", "seeds"],
    [null, "wrong-type", "options"],
  ])("refuses %j", (options, code, field) => {
    const error = errorOf(() => engine.orderExperiment(spec, options as { seeds: number; epochs: number }));
    expect(error).toMatchObject({ code, field });
  });

  it("says what is wrong with the spec", () => {
    const options = { seeds: 2, epochs: 2 };
    expect(errorOf(() => engine.orderExperiment({ ...cs188, y: [1, 1, 1, 1, 1] }, options))).toMatchObject({
      code: "one-class",
      field: "y",
    });
    expect(engine.openRuns).toBe(0);
  });
});
