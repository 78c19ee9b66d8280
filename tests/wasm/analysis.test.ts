import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { AnalysisRun, AnalysisSpec } from "../../web/engine/index.js";
import { rows } from "../rows.js";
import { cs188, engine, errorOf } from "./runs.js";

const xor = {
  X: rows("0 0; 0 1; 1 0; 1 1"),
  y: [-1, 1, 1, -1],
};
const lifted = { ...xor, features: ["x1", "x2", "x1*x2"] };

const analyses: AnalysisRun[] = [];
function start(spec: AnalysisSpec): AnalysisRun {
  const analysis = engine.startAnalysis(spec);
  analyses.push(analysis);
  return analysis;
}
afterEach(() => {
  for (const analysis of analyses.splice(0)) analysis.dispose();
  expect(engine.openRuns).toBe(0);
});

const names = (value: object | null) => Object.keys(value ?? {}).sort();

describe("analyse", () => {
  it("has exactly the documented members", () => {
    const members = ["bound", "geometric", "margin", "radius", "reason", "separable", "separator", "witness"];
    const apart = engine.analyse(cs188);
    expect(names(apart)).toEqual(members);
    expect(names(apart.separator)).toEqual(["bias", "weights"]);
    expect(names(apart.geometric)).toEqual(["bias", "margin", "weights"]);
    expect(apart.witness).toBeNull();
    const mixed = engine.analyse(xor);
    expect(names(mixed)).toEqual(members);
    expect(mixed).toMatchObject({ separable: false, margin: null, bound: null, separator: null, geometric: null });
    expect(names(mixed.witness)).toEqual(["factor", "negative", "point", "positive"]);
  });

  it("shows where the diagonals of XOR cross", () => {
    expect(engine.analyse(xor).witness).toEqual({
      positive: [1, 2].map((example) => ({ example, weight: 0.5 })),
      negative: [0, 3].map((example) => ({ example, weight: 0.5 })),
      point: Float64Array.of(0.5, 0.5),
      factor: 1,
    });
  });

  it("finds the tight bounds of XOR with the conjunction, in either coding", () => {
    expect(engine.analyse(lifted)).toMatchObject({
      separable: true,
      radius: 2,
      margin: 0.2,
      bound: 100,
      separator: { weights: Float64Array.of(0.4, 0.4, -0.8), bias: -0.2 },
    });
    const X = xor.X.map((row) => row.map((x) => 2 * x - 1));
    expect(engine.analyse({ ...lifted, X }).bound).toBe(4);
  });

  it("takes scalings, no bias, and whatever else a spec holds", () => {
    for (const scaling of ["standardize", "min-max", "unit-norm"] as const) {
      expect(engine.analyse({ ...cs188, scaling }).radius).not.toBe(engine.analyse(cs188).radius);
      expect(engine.analyse({ ...xor, scaling }).separable).toBe(false);
    }
    expect(engine.analyse({ X: [[1], [2]], y: [1, -1], bias: false }).witness).toMatchObject({ factor: 0.5 });
    const whole = { ...cs188, learner: { kind: "nonsense" }, maxEpochs: -1 };
    expect(engine.analyse(whole as AnalysisSpec)).toEqual(engine.analyse(cs188));
  });
});

type Bad = readonly [what: string, changes: Record<string, unknown>, code: string, field: string];
const bad: readonly Bad[] = [
  ["no X", { X: undefined }, "wrong-type", "X"],
  ["NaN", { X: [[Number.NaN], [1]], y: [1, -1] }, "not-finite", "X"],
  ["1e101", { X: [[1e101], [1]], y: [1, -1] }, "out-of-range", "X"],
  ["ragged rows", { X: [[1, 2], [3]] }, "wrong-length", "X"],
  ["too few labels", { y: [1, -1] }, "wrong-length", "y"],
  ["a label 0", { y: [-1, 1, 1, 0] }, "bad-label", "y"],
  ["one class", { y: [1, 1, 1, 1] }, "one-class", "y"],
  ["no examples", { X: [], y: [] }, "empty", "X"],
  ["an unknown feature", { features: ["x3"] }, "unknown", "features"],
  ["a feature twice", { features: ["x1*x2", "x2*x1"] }, "duplicate", "features"],
  ["no feature at all", { features: ["sin(x1)"] }, "unknown", "features"],
  ["an unknown scaling", { scaling: "log" }, "unknown", "scaling"],
  ["a bias as text", { bias: "yes" }, "wrong-type", "bias"],
];

describe("analyse and startAnalysis refuse", () => {
  it.each(bad)("%s", (_, changes, code, field) => {
    const spec = { ...xor, ...changes } as AnalysisSpec;
    for (const call of [() => engine.analyse(spec), () => engine.startAnalysis(spec)]) {
      expect(errorOf(call)).toMatchObject({ name: "PlaygroundError", code, field });
      expect(engine.openRuns).toBe(0);
    }
  });

  it("a product beyond 1e100: in slices with the result, once all have been made", () => {
    const spec = { X: [[1e60], [1]], y: [1, -1], features: ["x1^2"] };
    const refused = { name: "PlaygroundError", code: "out-of-range", field: "features" };
    expect(errorOf(() => engine.analyse(spec))).toMatchObject(refused);
    const analysis = start(spec);
    while (!analysis.advance(1)) expect(analysis.progress).toBeLessThan(1);
    expect(errorOf(() => analysis.result())).toMatchObject(refused);
    expect(errorOf(() => analysis.result())).toMatchObject(refused);
  });

  it.each([[null], [3], ["spec"]])("a spec that is %j", (spec) => {
    expect(errorOf(() => engine.analyse(spec as unknown as AnalysisSpec))).toMatchObject({ field: "spec" });
  });

  it.each([[0], [-1], [Number.NaN], ["1"]])("work %j", (work) => {
    expect(errorOf(() => start(xor).advance(work as number))).toMatchObject({ field: "work" });
  });
});

describe("startAnalysis", () => {
  it("says how far it is, and finds what analyse finds", () => {
    const { X, y } = engine.generate("blobs", { n: 400, noise: 0.4, seed: 3 });
    const spec = { X, y, features: ["x1", "x2", "x1*x2", "x1^2"] };
    const analysis = start(spec);
    expect(analysis.progress).toBe(0);
    const seen: number[] = [];
    while (!analysis.advance(500)) seen.push(analysis.progress);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(Math.max(...seen)).toBeLessThan(1);
    expect(analysis.progress).toBe(1);
    expect(analysis.advance(1)).toBe(true);
    expect(analysis.result()).toEqual(engine.analyse(spec));
  });

  it("has no result before it is done", () => {
    const analysis = start(xor);
    expect(errorOf(() => analysis.result())).toMatchObject({ code: "not-ready", field: "analysis" });
  });

  it("counts among the open runs, and is of no use once disposed", () => {
    const analysis = start(xor);
    const run = engine.createRun(cs188);
    expect(engine.openRuns).toBe(2);
    analysis.dispose();
    analysis.dispose();
    expect(engine.openRuns).toBe(1);
    const next = start(cs188);
    for (const use of [() => analysis.advance(1), () => analysis.progress, () => analysis.result()]) {
      const error = errorOf(use);
      expect(error).toMatchObject({ code: "disposed", field: "analysis" });
      expect(error.message).toBe("This analysis has been disposed.");
    }
    expect(next.progress).toBe(0);
    run.dispose();
  });
});

describe("every verdict", () => {
  const whole = fc.integer({ min: -3, max: 3 });
  const dataset = (value: fc.Arbitrary<number>) =>
    fc.integer({ min: 1, max: 4 }).chain((d) => {
      const row = fc.array(value, { minLength: d, maxLength: d });
      const more = fc.array(fc.tuple(row, fc.constantFrom(-1, 1)), { maxLength: 20 });
      return fc.tuple(row, row, more, fc.boolean());
    });

  it("is that of training, where training ends", () => {
    const property = fc.property(dataset(whole), ([first, second, more]) => {
      const X = [first, second, ...more.map(([row]) => row)];
      const y = [1, -1, ...more.map(([, label]) => label)];
      const found = engine.analyse({ X, y });
      const run = engine.createRun({ X, y, maxEpochs: 200 });
      run.advance({ until: "converged" });
      const { converged, updates } = run.snapshot();
      run.dispose();
      if (converged) expect(found.separable).not.toBe(false);
      if (found.bound !== null) expect(updates).toBeLessThanOrEqual(found.bound * (1 + 1e-12));
    });
    fc.assert(property, { numRuns: 300 });
  });
});
