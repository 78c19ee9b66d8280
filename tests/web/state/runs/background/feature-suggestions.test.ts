import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { courseReviews } from "../../../../../web/state/data/reviews/course-reviews.js";
import type { PlaygroundState, Point } from "../../../../../web/state/document/state.js";
import type { Cure } from "../../../../../web/state/runs/frame.js";
import { impliedFeatures } from "../../../../../web/state/runs/implied-weights.js";
import { rows } from "../../../../rows.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";
import { verdictOn, xor } from "./verdict.js";

function benchOn(points: readonly Point[], changes: Partial<PlaygroundState> = {}): Bench {
  const bench = Bench.ofTest(stateOf(points, changes));
  bench.untilStill();
  return bench;
}

const curesOf = (...of: Parameters<typeof benchOn>) => benchOn(...of).frame.findings?.cures ?? null;

/** What the analysis says of the points with a cure. */
function cured(points: readonly Point[], bias: boolean, cure: Cure): boolean | null {
  switch (cure.what) {
    case "bias":
      return verdictOn(points, { bias: true }).analysis.separable;
    case "features":
      return verdictOn(points, { bias: cure.bias ?? bias, features: cure.features }).analysis.separable;
    case "kernel": {
      const expansion = engine.featureMap({ X: [[0, 0]] }).expand(cure.kernel);
      const features = expansion ? impliedFeatures(expansion) : [];
      return verdictOn(points, { bias: true, features }).analysis.separable;
    }
  }
}

describe("the cures of what no hyperplane separates", () => {
  it("are for XOR its conjunction, and a kernel of degree 2", () => {
    expect(curesOf(xor)).toEqual([
      { what: "features", features: ["x1", "x2", "x1*x2"] },
      { what: "kernel", kernel: { kind: "polynomial", degree: 2 } },
    ]);
  });

  it("are none where a line separates", () => {
    expect(curesOf(cs188)).toBeNull();
  });

  it("are the bias alone where that is all that is missing, and come with it where it is needed too", () => {
    const above: readonly Point[] = rows("1 1 -1; 2 2 1; 3 3 1");
    expect(curesOf(above, { bias: false })?.[0]).toEqual({ what: "bias" });
    const features = curesOf(xor, { bias: false })?.[0];
    expect(features).toEqual({ what: "features", features: ["x1", "x2", "x1*x2"], bias: true });
  });

  it("are for the reviews of the text a conjunction with not", () => {
    expect(curesOf([], { data: courseReviews, bias: false })?.[0]).toEqual({
      what: "features",
      features: ["x1", "x2", "x3", "x1*x3"],
    });
  });

  it("are none where the same point has both labels", () => {
    const twice: readonly Point[] = [...xor, [1, 0, -1]];
    expect(curesOf(twice)).toEqual([]);
  });

  it("are of the present problem only", () => {
    const bench = benchOn(xor);
    bench.do({ type: "move-point", index: 3, to: [-1, -1], stroke: 1 });
    expect(bench.frame.findings?.cures).toBeNull();
    bench.untilStill();
    expect(bench.frame.findings?.cures).toBeNull();
    bench.do({ type: "undo" }).untilStill();
    expect(bench.frame.findings?.cures).toHaveLength(2);
  });

  it("stay while time moves and another learner is chosen", () => {
    const bench = benchOn(xor);
    const before = bench.frame.findings?.cures;
    bench.do({ type: "next-epoch" }, { type: "configure", learner: { kind: "voted" } }).untilStill();
    expect(bench.frame.findings?.cures).toBe(before);
  });

  it("do separate, whatever the points and whether there is a bias", () => {
    const coordinate = fc.integer({ min: -3, max: 3 });
    const point = fc.tuple(coordinate, coordinate, fc.constantFrom(-1, 1));
    fc.assert(
      fc.property(fc.array(point, { minLength: 4, maxLength: 7 }), fc.boolean(), (points, bias) => {
        for (const cure of curesOf(points, { bias }) ?? []) expect(cured(points, bias, cure)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
