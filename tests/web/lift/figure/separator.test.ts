import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LinearModel, Scaling } from "../../../../web/engine/types.js";
import { productOf } from "../../../../web/state/data/feature-names.js";
import { productValue, scaleRow, scalingOf } from "../../../../web/state/data/feature-values.js";
import type { Examples } from "../../../../web/state/frame.js";
import { zerosOf } from "../../../../web/views/lift/figure/mesh.js";
import { heightOf, planeScore, type SeparatorSpec, separatorOf } from "../../../../web/views/lift/figure/separator.js";
import { boxOf } from "../../../../web/views/lift/space/box.js";
import { engine } from "../../state/engine.js";

const scalings: readonly Scaling[] = ["none", "standardize", "min-max", "unit-norm"];

function examplesOf(base: number): Examples {
  const X = Float64Array.from({ length: 8 * base }, (_, k) => Math.sin(7 * k + 1) * 3 + (k % base));
  const label = Int8Array.from({ length: 8 }, (_, i) => (i % 2 ? 1 : -1));
  return { count: 8, base, X, xy: X, label, initial: null, heldOut: null, columns: [] };
}

/** What the engine predicts at a place, by weights that were given. */
function predicted({ model, features, examples, scaling }: SeparatorSpec, row: readonly number[]): number {
  const run = engine.createRun({
    X: { data: examples.X, shape: [examples.count, examples.base] },
    y: Float64Array.from(examples.label),
    features,
    scaling,
    initial: { weights: model.weights, bias: model.bias },
  });
  const score = run.predict([row]).score[0] ?? Number.NaN;
  run.dispose();
  return score;
}

const model = (bias: number, ...weights: number[]): LinearModel => ({ weights: Float64Array.from(weights), bias });
const weight = fc.integer({ min: -9, max: 9 });
const place = fc.double({ min: -4, max: 4, noNaN: true });

describe("the separator", () => {
  it("of XOR with the conjunction is the plane of its weights", () => {
    const spec = { model: model(-1, 2, 2, -5), features: ["x1", "x2", "x1*x2"], examples: examplesOf(2) };
    const separator = separatorOf({ ...spec, scaling: "none", feature: "x1*x2" });
    expect(separator).toEqual({ kind: "plane", normal: [2, 2, -5], offset: -1 });
    expect(heightOf(separator, 1, 1)).toBeCloseTo(0.6, 12);
    // The same product by another name.
    expect(separatorOf({ ...spec, scaling: "none", feature: "x2*x1" }).kind).toBe("plane");
  });

  it("at the height of an example's own feature has the score that the engine predicts", () => {
    const features = ["x1", "x2", "x1*x2", "x1^2"];
    const examples = examplesOf(2);
    fc.assert(
      fc.property(
        fc.tuple(weight, weight, weight, weight, weight),
        fc.constantFrom(...scalings),
        fc.constantFrom("x1*x2", "x1^2"),
        place,
        place,
        ([b, ...weights], scaling, feature, x, y) => {
          const own = weights[features.indexOf(feature)] ?? 0;
          fc.pre(own !== 0);
          const spec = { model: model(b, ...weights), features, examples, scaling, feature };
          const separator = separatorOf(spec);
          const row = Float64Array.of(x, y);
          scaleRow(scalingOf(examples, scaling), row);
          const value = productValue(
            (productOf(feature) ?? []).map((factor) => factor - 1),
            row,
          );
          // From the surface up to the example the score grows by the feature's weight.
          const score = predicted(spec, [x, y]);
          const height = heightOf(separator, x, y);
          expect(own * (value - height)).toBeCloseTo(score, 8);
          expect(planeScore(spec)(x, y)).toBeCloseTo(score, 9);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("over a third base feature has a score of 0 by the engine's prediction all over it", () => {
    const features = ["x1", "x2", "x3", "x1*x2", "x1*x3", "x2*x3"];
    const examples = examplesOf(3);
    fc.assert(
      fc.property(
        fc.tuple(weight, weight, weight, weight, weight, weight, weight),
        fc.constantFrom(...scalings.slice(0, 3)),
        place,
        place,
        ([b, ...weights], scaling, x, y) => {
          const spec = { model: model(b, ...weights), features, examples, scaling, feature: "x3" };
          const height = heightOf(separatorOf(spec), x, y);
          fc.pre(Math.abs(height) < 1e3);
          const { shift, divisor } = scalingOf(examples, scaling);
          // The height is scaled as the learner sees it.
          const third = height * (divisor[2] ?? 1) + (shift[2] ?? 0);
          expect(predicted(spec, [x, y, third])).toBeCloseTo(0, 6);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("is upright where the feature has no weight", () => {
    const examples = examplesOf(2);
    const spec = { examples, scaling: "none" as const, feature: "x1*x2" };
    const flat = separatorOf({ ...spec, model: model(-1, 2, 3), features: ["x1", "x2"] });
    expect(flat).toEqual({ kind: "plane", normal: [2, 3, 0], offset: -1 });
    expect(heightOf(flat, 1, 1)).toBeNaN();
    const curved = separatorOf({ ...spec, model: model(-4, 1, 1), features: ["x1^2", "x2^2"] });
    expect(curved.kind).toBe("curtain");
    if (curved.kind === "curtain") expect(curved.score(2, 0)).toBe(0);
  });

  it("is undone of the scaling on the axes", () => {
    const examples = examplesOf(2);
    const spec = { model: model(0.5, 2, 3, 4), features: ["x1", "x2", "x1*x2"], examples, feature: "x1*x2" };
    expect(separatorOf({ ...spec, scaling: "standardize" }).kind).toBe("plane");
    expect(separatorOf({ ...spec, scaling: "unit-norm" }).kind).toBe("surface");
  });

  it("of a bias goes through the origin, and at height 1 through the boundary", () => {
    const examples = examplesOf(2);
    const spec = {
      model: model(-6, 2, 3),
      features: ["x1", "x2"],
      examples,
      scaling: "none" as const,
      feature: "bias",
    };
    const separator = separatorOf(spec);
    expect(separator).toEqual({ kind: "plane", normal: [2, 3, -6], offset: 0 });
    expect(heightOf(separator, 0, 2)).toBe(1);
    expect(predicted(spec, [0, 2])).toBe(0);
    expect(heightOf(separator, 0, 0)).toBeCloseTo(0, 12);
  });

  it("is none without weights, and where more decides than is drawn", () => {
    const spec = { features: ["x1", "x2"], examples: examplesOf(2), scaling: "none" as const, feature: "x1*x2" };
    expect(separatorOf({ ...spec, model: model(0, 0, 0) })).toEqual({ kind: "none", why: "zero" });
    expect(separatorOf({ ...spec, model: model(2, 0, 0) })).toEqual({ kind: "none", why: "constant" });
    const four = { ...spec, examples: examplesOf(4), features: ["x1", "x3", "x4"] };
    expect(separatorOf({ ...four, feature: "x3", model: model(0, 1, 1, 1) })).toEqual({ kind: "none", why: "deeper" });
    expect(separatorOf({ ...four, feature: "x3", model: model(0, 1, 1, 0) }).kind).toBe("plane");
    const squared = { ...four, features: ["x1", "x3^2"], feature: "x3", model: model(-1, 1, 1) };
    expect(separatorOf(squared)).toEqual({ kind: "none", why: "deeper" });
  });

  it("has a trace that is the boundary the engine predicts", () => {
    const examples = examplesOf(2);
    const spec: SeparatorSpec = {
      model: model(-1, 2, 2, -5),
      features: ["x1", "x2", "x1*x2"],
      examples,
      scaling: "none",
      feature: "x1*x2",
    };
    const corners = Float64Array.of(0, 1);
    const lines = zerosOf(planeScore(spec), boxOf({ x: corners, y: corners, z: corners }, false));
    expect(lines.length).toBe(2);
    for (const line of lines) {
      expect(line.length).toBeGreaterThan(20);
      for (let k = 0; k < line.length; k += 20) {
        // The curve is smoothed to within a cell of its grid.
        expect(Math.abs(predicted(spec, [line[k] ?? 0, line[k + 1] ?? 0]))).toBeLessThan(0.02);
      }
    }
  });
});
