import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LinearModel, Scaling } from "../../../../web/engine/types.js";
import {
  heightOf,
  planeScores,
  type Separator,
  type SeparatorSpec,
  separatorOf,
  zerosOf,
} from "../../../../web/views/lift/figure/figure.js";
import { boxOf } from "../../../../web/views/lift/space/space.js";
import { engine } from "../../state/engine.js";

const scalings: readonly Scaling[] = ["none", "standardize", "min-max", "unit-norm"];

/** Eight examples of so many base features. */
const rowsOf = (base: number) =>
  Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: base }, (_, j) => Math.sin(7 * (i * base + j) + 1) * 3 + (j % base)),
  );

const mapOf = (base: number, features: readonly string[], scaling: Scaling = "none") =>
  engine.featureMap({ X: rowsOf(base), features, scaling });

/** What the engine predicts at a place, by weights that were given. */
function predicted({ model, map }: Pick<SeparatorSpec, "model" | "map">, row: readonly number[]): number {
  const run = engine.createRun({
    X: rowsOf(map.baseFeatures),
    y: [-1, 1, -1, 1, -1, 1, -1, 1],
    features: map.features,
    scaling: map.scaling,
    initial: { weights: model.weights, bias: model.bias },
  });
  const score = run.predict([row]).score[0] ?? Number.NaN;
  run.dispose();
  return score;
}

/** The height of a separator over a place; not a number where it is upright. */
function heightAt(separator: Separator, x: number, y: number): number {
  if (separator.kind === "surface") return separator.over(Float64Array.of(x, y)).height[0] ?? Number.NaN;
  return separator.kind === "plane" ? heightOf(separator, x, y) : Number.NaN;
}

const model = (bias: number, ...weights: number[]): LinearModel => ({ weights: Float64Array.from(weights), bias });
const weight = fc.integer({ min: -9, max: 9 });
const place = fc.double({ min: -4, max: 4, noNaN: true });

describe("the separator", () => {
  it("of XOR with the conjunction is the plane of its weights", () => {
    const spec = { model: model(-1, 2, 2, -5), map: mapOf(2, ["x1", "x2", "x1*x2"]) };
    const separator = separatorOf({ ...spec, feature: "x1*x2" });
    expect(separator).toEqual({ kind: "plane", normal: [2, 2, -5], offset: -1 });
    expect(heightAt(separator, 1, 1)).toBeCloseTo(0.6, 12);
    // The same product by another name.
    expect(separatorOf({ ...spec, feature: "x2*x1" }).kind).toBe("plane");
  });

  it("at the height of an example's own feature has the score that the engine predicts", () => {
    const features = ["x1", "x2", "x1*x2", "x1^2"];
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
          const map = mapOf(2, features, scaling);
          const spec = { model: model(b, ...weights), map, feature };
          const value = map.over([feature]).map([[x, y]]).data[0] ?? Number.NaN;
          // From the surface up to the example the score grows by the feature's weight.
          const score = predicted(spec, [x, y]);
          const height = heightAt(separatorOf(spec), x, y);
          expect(own * (value - height)).toBeCloseTo(score, 8);
          expect(planeScores(spec, Float64Array.of(x, y))[0]).toBe(score);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("over a third base feature has a score of 0 by the engine's prediction all over it", () => {
    const features = ["x1", "x2", "x3", "x1*x2", "x1*x3", "x2*x3"];
    fc.assert(
      fc.property(
        fc.tuple(weight, weight, weight, weight, weight, weight, weight),
        fc.constantFrom(...scalings.slice(0, 3)),
        place,
        place,
        ([b, ...weights], scaling, x, y) => {
          const map = mapOf(3, features, scaling);
          const spec = { model: model(b, ...weights), map, feature: "x3" };
          const height = heightAt(separatorOf(spec), x, y);
          fc.pre(Math.abs(height) < 1e3);
          // The height is scaled as the learner sees it.
          const third = height * (map.divisor[2] ?? 1) + (map.shift[2] ?? 0);
          expect(predicted(spec, [x, y, third])).toBeCloseTo(0, 6);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("is upright where the feature has no weight", () => {
    const feature = "x1*x2";
    const flat = separatorOf({ map: mapOf(2, ["x1", "x2"]), feature, model: model(-1, 2, 3) });
    expect(flat).toEqual({ kind: "plane", normal: [2, 3, 0], offset: -1 });
    expect(heightAt(flat, 1, 1)).toBeNaN();
    const curved = separatorOf({ map: mapOf(2, ["x1^2", "x2^2"]), feature, model: model(-4, 1, 1) });
    expect(curved.kind).toBe("curtain");
    if (curved.kind === "curtain") expect([...curved.scores(Float64Array.of(2, 0, 0, 3))]).toEqual([0, 5]);
  });

  it("is undone of the scaling on the axes", () => {
    const features = ["x1", "x2", "x1*x2"];
    const spec = { model: model(0.5, 2, 3, 4), feature: "x1*x2" };
    expect(separatorOf({ ...spec, map: mapOf(2, features, "standardize") }).kind).toBe("plane");
    expect(separatorOf({ ...spec, map: mapOf(2, features, "unit-norm") }).kind).toBe("surface");
  });

  it("of a bias goes through the origin, and at height 1 through the boundary", () => {
    const spec = { model: model(-6, 2, 3), map: mapOf(2, ["x1", "x2"]), feature: "bias" };
    const separator = separatorOf(spec);
    expect(separator).toEqual({ kind: "plane", normal: [2, 3, -6], offset: 0 });
    expect(heightAt(separator, 0, 2)).toBe(1);
    expect(predicted(spec, [0, 2])).toBe(0);
    expect(heightAt(separator, 0, 0)).toBeCloseTo(0, 12);
  });

  it("is none without weights, and where more decides than is drawn", () => {
    const spec = { map: mapOf(2, ["x1", "x2"]), feature: "x1*x2" };
    expect(separatorOf({ ...spec, model: model(0, 0, 0) })).toEqual({ kind: "none", why: "zero" });
    expect(separatorOf({ ...spec, model: model(2, 0, 0) })).toEqual({ kind: "none", why: "constant" });
    const four = { map: mapOf(4, ["x1", "x3", "x4"]), feature: "x3" };
    expect(separatorOf({ ...four, model: model(0, 1, 1, 1) })).toEqual({ kind: "none", why: "deeper" });
    expect(separatorOf({ ...four, model: model(0, 1, 1, 0) }).kind).toBe("plane");
    const squared = { map: mapOf(4, ["x1", "x3^2"]), feature: "x3", model: model(-1, 1, 1) };
    expect(separatorOf(squared)).toEqual({ kind: "none", why: "deeper" });
  });

  it("has a trace that is the boundary the engine predicts", () => {
    const spec = { model: model(-1, 2, 2, -5), map: mapOf(2, ["x1", "x2", "x1*x2"]) };
    const corners = Float64Array.of(0, 1);
    const box = boxOf({ x: corners, y: corners, z: corners }, false);
    const lines = zerosOf((places) => planeScores(spec, places), box);
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
