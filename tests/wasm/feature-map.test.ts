import { describe, expect, it } from "vitest";
import type { KernelFunction, Scaling } from "../../web/engine/types.js";
import { rows } from "../rows.js";
import { engine } from "./runs.js";

const scalings: readonly Scaling[] = ["none", "standardize", "min-max", "unit-norm"];
const features = ["x1", "x2", "x2*x1", "x1^2"];
const X = rows("3 1; -2 4; 0.5 7; 7 -3; 1 1");
const y = [1, -1, 1, -1, 1];
const others = rows("0 0; 2.5 -1; 1e6 1e-3");

describe("a feature map", () => {
  it.each(scalings)("has the features and scores of a run, to the bit: %s", (scaling) => {
    const run = engine.createRun({ X, y, features, scaling });
    run.advance({ visits: 40 });
    const map = engine.featureMap({ X, features, scaling });
    const model = run.current();
    const mapped = map.map(X);
    expect(mapped.shape).toEqual([5, 4]);
    y.forEach((_, i) => {
      expect(mapped.data.slice(4 * i, 4 * i + 4)).toEqual(run.example(i));
    });
    expect(map.scores(model, others)).toEqual(run.predict(others).score);
    const parts = map.contributions(model, X);
    expect(parts).toEqual(mapped.data.map((value, k) => (model.weights[k % 4] ?? 0) * value));
    run.dispose();
  });

  it("says what its scaling has learned, and takes other products over it", () => {
    const map = engine.featureMap({ X, scaling: "min-max" });
    expect(map).toMatchObject({ features: ["x1", "x2"], baseFeatures: 2, scaling: "min-max" });
    expect([map.shift, map.divisor]).toEqual([Float64Array.of(-2, -3), Float64Array.of(9, 10)]);
    const { data } = map.over(["x1*x2"]).map(rows("7 -3; 2.5 2"));
    expect([...data]).toEqual([0, 0.25]);
  });

  it("of no examples leaves base features as they are", () => {
    const map = engine.featureMap({ X: { data: new Float64Array(0), shape: [0, 2] }, scaling: "standardize" });
    expect([...map.map([[5, 6]]).data]).toEqual([5, 6]);
  });

  it("adds multiples of the features of rows", () => {
    const map = engine.featureMap({ X, features });
    expect([...map.combination([2, -1], rows("2 3; -1 4"))]).toEqual([5, 2, 16, 7]);
  });

  it("says how scores change with base features", () => {
    const map = engine.featureMap({ X, features: ["x1^2*x2", "x2"] });
    const { gradient, factors } = map.slopes({ weights: Float64Array.of(10, 100), bias: 5 }, [2, 3]);
    expect([[...gradient], [...factors]]).toEqual(rows("120 140; 12 4 1"));
  });

  it("puts a hyperplane over base features that are not scaled, and back, where that is one", () => {
    const model = { weights: Float64Array.of(3, 2), bias: 1 };
    const map = engine.featureMap({ X, features: ["x2", "x1"], scaling: "min-max" });
    const over = map.overBaseFeatures(model);
    expect(over).toEqual({ weights: Float64Array.of(3 / 10, 2 / 9), bias: 1 - (3 / 10) * -3 - (2 / 9) * -2 });
    const back = over && map.overScaledFeatures(over);
    expect(back?.weights).toEqual(model.weights);
    expect(back?.bias).toBeCloseTo(model.bias, 14);
    for (const other of [
      engine.featureMap({ X, features: ["x1", "x1*x2"] }),
      engine.featureMap({ X, scaling: "unit-norm" }),
    ]) {
      expect([other.overBaseFeatures(model), other.overScaledFeatures(model)]).toEqual([null, null]);
    }
  });

  it("says how long weights are, however large and small", () => {
    const map = engine.featureMap({ X, features });
    expect(map.length([3, -4])).toBe(5);
    expect(map.length(Float64Array.of(3e200, 4e200))).toBeCloseTo(5e200, -190);
    expect(map.length(Float64Array.of(3e-200, 4e-200)) / 5e-200).toBeCloseTo(1, 14);
    expect(map.length(new Float64Array(3))).toBe(0);
    expect(() => map.length(null as unknown as number[])).toThrow(
      expect.objectContaining({ name: "PlaygroundError", field: "weights" }),
    );
  });

  it("keeps nothing open, and nothing of the caller's", () => {
    const open = engine.openRuns;
    const names = ["x1"];
    const map = engine.featureMap({ X, features: names, scaling: "min-max" });
    names[0] = "x2";
    map.shift[0] = 77;
    expect(map.features).toEqual(["x1"]);
    expect([...map.map([[7, 0]]).data]).toEqual([1]);
    expect(engine.openRuns).toBe(open);
  });

  const map = engine.featureMap({ X, features });
  const model = { weights: new Float64Array(4), bias: 0 };
  it.each<[string, string, () => unknown]>([
    ["unknown", "features", () => engine.featureMap({ X, features: ["x3"] })],
    ["unknown", "features", () => map.over(["x1", "x9"])],
    ["duplicate", "features", () => map.over(["x1*x2", "x2*x1"])],
    ["unknown", "scaling", () => engine.featureMap({ X, scaling: "log" as Scaling })],
    ["not-finite", "X", () => engine.featureMap({ X: [[Number.NaN, 1]] })],
    ["wrong-type", "X", () => engine.featureMap({} as never)],
    ["wrong-length", "X", () => map.map([[1, 2, 3]])],
    ["not-finite", "X", () => map.scores(model, [[1, Number.POSITIVE_INFINITY]])],
    ["wrong-length", "model.weights", () => map.scores({ weights: new Float64Array(3), bias: 0 }, X)],
    ["wrong-type", "model", () => map.scores(null as never, X)],
    ["wrong-length", "coefficients", () => map.combination([1], X)],
    ["wrong-length", "x", () => map.slopes(model, [1])],
    ["not-finite", "x", () => map.slopes(model, [1, Number.NaN])],
    ["out-of-range", "kernel.degree", () => map.expand({ kind: "polynomial", degree: 2.5 })],
    ["too-large", "kernel", () => map.expand({ kind: "polynomial", degree: 10 })],
    ["unknown", "kernel.kind", () => map.expand({ kind: "cosine" } as never)],
  ])("refuses what is %s: %s (%#)", (code, field, refused) => {
    expect(refused).toThrow(expect.objectContaining({ name: "PlaygroundError", code, field }));
  });
});

describe("an expanded kernel", () => {
  it("is written out by degree", () => {
    const expansion = engine.featureMap({ X }).expand({ kind: "polynomial" });
    expect(expansion?.powers).toEqual(rows("0 0; 1 0; 0 1; 2 0; 1 1; 0 2"));
    expect([...(expansion?.squares ?? [])]).toEqual([1, 2, 2, 1, 2, 1]);
  });

  it("is infinite for rbf, and is counted before it is written out", () => {
    const map = engine.featureMap({ X, features });
    expect(map.expand({ kind: "rbf" })).toBeNull();
    expect(map.impliedCount({ kind: "rbf" })).toBe(Number.POSITIVE_INFINITY);
    expect(map.impliedCount({ kind: "linear" })).toBe(4);
    expect(map.impliedCount({ kind: "polynomial", degree: 3 })).toBe(35);
    expect(map.impliedCount({ kind: "polynomial", degree: 3, offset: 0 })).toBe(20);
  });

  it.each(scalings)("has weights with the scores of the kernel: %s", (scaling) => {
    const kernels: readonly KernelFunction[] = [
      { kind: "linear" },
      { kind: "polynomial", degree: 3, offset: 0.5 },
      { kind: "polynomial", degree: 2, offset: 0 },
    ];
    for (const kernel of kernels) {
      const run = engine.createRun({ X, y, features, scaling, learner: { kind: "kernel", kernel } });
      run.advance({ visits: 60 });
      const expansion = engine.featureMap({ X, features, scaling }).expand(kernel);
      if (!expansion) throw new Error("Only the rbf kernel has none.");
      const weights = expansion.weights(run.current().alpha, y, X);
      const scores = run.predict(X).score;
      X.forEach((x, i) => {
        const reading = expansion.read(weights, x);
        const size = Math.max(1, ...reading.contributions.map(Math.abs));
        expect(Math.abs(reading.score - (scores[i] ?? Number.NaN))).toBeLessThanOrEqual(1e-10 * size);
        expect(reading.contributions).toEqual(reading.features.map((value, t) => value * (weights[t] ?? 0)));
        expect(reading.score).toBe(reading.contributions.reduce((sum, part) => sum + part, 0));
      });
      run.dispose();
    }
  });
});
