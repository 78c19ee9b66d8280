import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DualModel, KernelFunction } from "../../../../web/engine/types.js";
import {
  asPower,
  expand,
  featuresOf,
  impliedCount,
  mostImplied,
  weightsOf,
} from "../../../../web/state/background/implied-weights.js";
import { Bench, stateOf } from "../engine.js";

const xor = [
  [0, 0, -1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, -1],
] as const;
const polynomial: KernelFunction = { kind: "polynomial", degree: 2, offset: 1 };
const baseNames = (base: number) => Array.from({ length: base }, (_, j) => `x${j + 1}`);

const dot = (x: readonly number[], z: readonly number[]) => x.reduce((sum, value, j) => sum + value * (z[j] ?? 0), 0);

describe("the map of (1 + x·z)²", () => {
  it("is 1, √2·x₁, √2·x₂, x₁², √2·x₁∧x₂, x₂²", () => {
    const terms = expand({ degree: 2, offset: 1 }, ["x1", "x2"], 2);
    expect(terms.map(({ powers, square }) => [...powers, square])).toEqual([
      [0, 0, 1],
      [1, 0, 2],
      [0, 1, 2],
      [2, 0, 1],
      [1, 1, 2],
      [0, 2, 1],
    ]);
  });

  it("has no lower products without an offset, and is the features for the linear kernel", () => {
    expect(expand({ degree: 2, offset: 0 }, ["x1", "x2"], 2).map(({ powers }) => powers)).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
    expect(asPower({ kind: "linear" })).toEqual({ degree: 1, offset: 0 });
    expect(expand({ degree: 1, offset: 0 }, ["x1", "x2"], 2).map(({ square }) => square)).toEqual([1, 1]);
  });

  it("is infinite for the rbf kernel", () => {
    expect(asPower({ kind: "rbf" })).toBeNull();
  });

  it("has as many features as are counted", () => {
    const power = fc.record({ degree: fc.integer({ min: 1, max: 6 }), offset: fc.constantFrom(0, 0.5, 1, 3) });
    fc.assert(
      fc.property(power, fc.integer({ min: 1, max: 4 }), (kernel, base) => {
        expect(expand(kernel, baseNames(base), base)).toHaveLength(impliedCount(kernel, base));
      }),
    );
  });
});

describe("the implied weights", () => {
  const value = fc.double({ min: -2, max: 2, noNaN: true });
  const row = fc.tuple(value, value, value);
  const counted = fc.record({ alpha: fc.nat({ max: 9 }), label: fc.constantFrom(-1, 1), x: row });
  const power = fc.record({
    degree: fc.integer({ min: 1, max: 4 }),
    offset: fc.double({ min: 0, max: 3, noNaN: true }),
  });

  it("give the kernel's score: Σ w·φ(x) = Σ α·y·(c + x·z)^p", () => {
    fc.assert(
      fc.property(power, fc.array(counted, { maxLength: 8 }), row, (kernel, counts, z) => {
        const terms = expand(kernel, baseNames(3), 3);
        const phi = featuresOf(terms, z);
        const byFeatures = weightsOf(terms, counts).reduce((sum, weight, t) => sum + weight * (phi[t] ?? 0), 0);
        const by = ({ alpha, label, x }: (typeof counts)[number]) =>
          alpha * label * (kernel.offset + dot(x, z)) ** kernel.degree;
        const score = counts.reduce((sum, one) => sum + by(one), 0);
        // Rounding is relative to what is added up, with all signs positive.
        const size = (x: readonly number[]) => (kernel.offset + dot(x.map(Math.abs), z.map(Math.abs))) ** kernel.degree;
        const whole = counts.reduce((sum, { alpha, x }) => sum + alpha * size(x), 0);
        expect(Math.abs(byFeatures - score)).toBeLessThanOrEqual(1e-12 * Math.max(1, whole));
      }),
    );
  });

  it("do so over features that are products themselves, and where several give the same product", () => {
    const features = ["x1", "x2", "x1*x2"];
    fc.assert(
      fc.property(row, row, ([x1, x2], [z1, z2]) => {
        const terms = expand({ degree: 2, offset: 1 }, features, 2);
        // x₁∧x₂ is a feature, and the product of two others.
        expect(terms.filter(({ powers }) => powers.join() === "1,1")).toHaveLength(1);
        expect(terms).toHaveLength(9);
        const score = (1 + dot([x1, x2, x1 * x2], [z1, z2, z1 * z2])) ** 2;
        const own = dot([...featuresOf(terms, [x1, x2])], [...featuresOf(terms, [z1, z2])]);
        const size = (1 + dot([x1, x2, x1 * x2].map(Math.abs), [z1, z2, z1 * z2].map(Math.abs))) ** 2;
        expect(Math.abs(own - score)).toBeLessThanOrEqual(1e-12 * size);
      }),
    );
  });
});

describe("the desk", () => {
  const kernelBench = (kernel: KernelFunction, changes = {}) =>
    new Bench(stateOf(xor, { learners: [{ kind: "kernel", kernel }], ...changes }));

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
      const phi = implied.phi(example);
      const own = implied.weights.reduce((sum, weight, t) => sum + weight * (phi[t] ?? 0), 0);
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
      const bench = new Bench({
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
        const phi = implied?.phi(example) ?? [];
        const own = implied?.weights.reduce((sum, weight, t) => sum + weight * (phi[t] ?? 0), 0) ?? 0;
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
    expect(impliedCount({ degree: 10, offset: 1 }, all.length)).toBeGreaterThan(mostImplied);
    expect(kernelBench({ ...polynomial, degree: 10 }, { features: all }).frame.findings?.implied).toBeNull();
    expect(kernelBench({ ...polynomial, degree: 10 }).frame.findings?.implied?.features).toHaveLength(66);
    expect(new Bench(stateOf(xor)).frame.findings?.implied).toBeNull();
  });
});
