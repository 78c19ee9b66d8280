import { describe, expect, it } from "vitest";
import type { DualModel, KernelFunction } from "../../../../../web/engine/types.js";
import {
  impliedFeatures,
  mostImplied,
  nameOfPowers,
  writtenOut,
} from "../../../../../web/state/runs/implied-weights.js";
import { Bench, engine, stateOf } from "../../engine.js";

const xor = [
  [0, 0, -1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, -1],
] as const;
const polynomial: KernelFunction = { kind: "polynomial", degree: 2, offset: 1 };

describe("an implied feature", () => {
  it("is named by its powers", () => {
    expect(nameOfPowers([0, 0])).toBe("1");
    expect(nameOfPowers([1, 0, 2])).toBe("x1*x3^2");
  });

  it("is not listed where there are too many, or infinitely many", () => {
    const map = engine.featureMap({ X: [[0, 0, 0]] });
    expect(writtenOut(map, { kind: "polynomial", degree: 10 })).toBeNull();
    expect(writtenOut(map, { kind: "rbf" })).toBeNull();
    const written = writtenOut(map, polynomial);
    expect(written && impliedFeatures(written)).toEqual([
      ...["x1", "x2", "x3"],
      ...["x1^2", "x1*x2", "x1*x3", "x2^2", "x2*x3", "x3^2"],
    ]);
  });
});

describe("the background", () => {
  const kernelBench = (kernel: KernelFunction, changes = {}) =>
    Bench.ofTest(stateOf(xor, { learners: [{ kind: "kernel", kernel }], ...changes }));

  it("writes the run on XOR out, and the weights agree with the engine's kernel", () => {
    const bench = kernelBench(polynomial);
    bench.do({ type: "finish" }).untilStill();
    const { stop, current } = bench.frame.pane;
    const { findings } = bench.frame;
    expect(stop).toBe("converged");
    const implied = findings?.implied;
    if (!implied) throw new Error("The polynomial kernel implies weights.");
    expect(implied.features).toEqual(["1", "x1", "x2", "x1^2", "x1*x2", "x2^2"]);
    expect(implied.scale[4]).toBe(Math.SQRT2);
    // The conjunction is what counts most.
    const sizes = Array.from(implied.weights, Math.abs);
    expect(sizes.indexOf(Math.max(...sizes))).toBe(4);
    const alpha = Array.from((current as DualModel).alpha);
    xor.forEach((_, example) => {
      const own = implied.read(example).score;
      const score = implied.score(example);
      expect(own).toBeCloseTo(score ?? Number.NaN, 12);
      const [z1 = 0, z2 = 0] = xor[example] ?? [];
      expect(score).toBe(
        xor.reduce((sum, [x1, x2, y], i) => sum + (alpha[i] ?? 0) * y * (1 + x1 * z1 + x2 * z2) ** 2, 0),
      );
    });
  });

  it.each(["standardize", "min-max", "unit-norm"] as const)(
    "takes the features as the run scales them: %s",
    (scaling) => {
      const bench = Bench.ofTest({
        ...stateOf(xor),
        data: {
          kind: "points",
          points: [
            [3, 1, 1],
            [-2, 4, -1],
            [0.5, 7, 1],
            [7, -3, -1],
            [1, 1, 1],
          ],
        },
        scaling,
        split: { fraction: 0.2, seed: 3 },
        learners: [{ kind: "kernel", kernel: { kind: "polynomial", degree: 3, offset: 0.5 } }],
        features: ["x1", "x2", "x1*x2"],
      });
      bench.do({ type: "seek", visit: 40 });
      const implied = bench.frame.findings?.implied;
      for (let example = 0; example < 5; example++) {
        const own = implied?.read(example).score ?? 0;
        const score = implied?.score(example) ?? Number.NaN;
        expect(Math.abs(own - score)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(score)));
      }
    },
  );

  it("says the score of no moment but its own", () => {
    const bench = kernelBench(polynomial);
    const { findings } = bench.frame;
    expect(findings?.implied?.score(0)).toBe(0);
    bench.do({ type: "seek", visit: 3 });
    expect(findings?.implied?.score(0)).toBeNull();
  });

  it("has no list for the rbf kernel, for a long one, and for other learners", () => {
    expect(kernelBench({ kind: "rbf" }).frame.findings?.implied).toBeNull();
    const all = ["x1", "x2", "x1*x2", "x1^2", "x2^2"];
    expect(
      engine.featureMap({ X: [[0, 0]], features: all }).impliedCount({ ...polynomial, degree: 10 }),
    ).toBeGreaterThan(mostImplied);
    expect(kernelBench({ ...polynomial, degree: 10 }, { features: all }).frame.findings?.implied).toBeNull();
    expect(kernelBench({ ...polynomial, degree: 10 }).frame.findings?.implied?.features).toHaveLength(66);
    expect(Bench.ofTest(stateOf(xor)).frame.findings?.implied).toBeNull();
  });
});
