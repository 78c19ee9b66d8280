import { describe, expect, it } from "vitest";
import type { LearnerSpec, RunSpec, TieRule } from "../../../../web/engine/types.js";
import { examplesOfReviews } from "../../../../web/state/data/examples.js";
import { featureMapOf } from "../../../../web/state/data/feature-map.js";
import { courseReviews } from "../../../../web/state/data/reviews/course-reviews.js";
import { problemOf } from "../../../../web/state/document/problem.js";
import type { Reviews } from "../../../../web/state/document/state.js";
import { ReviewScorer } from "../../../../web/state/runs/review-scores.js";
import { pointsOf } from "../../../rows.js";
import { Bench, cs188, engine, stateOf } from "../engine.js";

describe("scores are those of the core, to the bit", () => {
  const words = ["a", "b", "c", "d"];
  const text = (i: number) => words.filter((_, k) => (i * 7 + 3) & (1 << k)).join(" ");
  const data: Reviews = {
    kind: "reviews",
    words,
    reviews: Array.from({ length: 14 }, (_, i) => [text(i), i % 3 === 0 ? 1 : -1] as const),
  };
  const few = ["x1", "x2", "x3", "x4"];
  const many = [...few, "x1*x2", "x1*x3", "x1*x4", "x2*x3", "x2*x4", "x3*x4", "x1*x2*x3"];
  const learners: LearnerSpec[] = [
    { kind: "perceptron", learningRate: 0.1 },
    { kind: "averaged", learningRate: 0.3 },
    { kind: "passive-aggressive", variant: "pa-1", C: 0.37 },
  ];
  const cases = (["none", "standardize", "min-max", "unit-norm"] as const).flatMap((scaling) =>
    [few, many].flatMap((features) => learners.map((learner) => ({ scaling, features, learner }))),
  );
  it.each(cases)("$scaling, $features.length features, $learner.kind", ({ scaling, features, learner }) => {
    const examples = { ...examplesOfReviews(data), heldOut: Uint8Array.of(...new Array<number>(12).fill(0), 1, 1) };
    const X = { data: examples.X.subarray(0, 48), shape: [12, 4] as const };
    const spec: RunSpec = { X, y: examples.label.subarray(0, 12), features, scaling, learner };
    const run = engine.createRun(spec);
    run.advance({ visits: 29 });
    const { model } = run.snapshot();
    const plane = "weights" in model ? model : null;
    const map = featureMapOf(engine, { features, scaling }, examples);
    const scorer = new ReviewScorer(engine);
    scorer.load({ ...problemOf(stateOf([])), data, features, scaling }, examples);
    const { reviews = [], combinations = [] } = scorer.read(engine, { plane, learner, predict: null }, map) ?? {};
    const all = [...reviews, ...combinations];
    expect(all).toHaveLength(14 + 16);
    const rows = Float64Array.from(all.flatMap((row) => Array.from(row.words)));
    const predicted = Array.from(run.predict({ data: rows, shape: [all.length, 4] }).score, (a) => a + 0);
    run.dispose();
    expect(all.map(({ score }) => (score ?? Number.NaN) + 0)).toEqual(predicted);
  });

  const ties: TieRule[] = ["mistake", "correct", "negative", "positive"];
  it.each<LearnerSpec>([
    ...ties.flatMap((tie) => (["perceptron", "averaged", "pocket", "batch"] as const).map((kind) => ({ kind, tie }))),
    { kind: "margin" },
    { kind: "passive-aggressive" },
    { kind: "second-order" },
  ])("and so are the mistakes: %o", (learner) => {
    const bench = Bench.ofTest(stateOf([], { data: courseReviews, bias: false, learners: [learner] }));
    for (const visit of [0, 1, 2, 3, 5, 8, 13]) {
      bench.do({ type: "seek", visit }).untilStill();
      const { trainingMistakes } = bench.frame.pane;
      const { findings } = bench.frame;
      const { reviews = [] } = findings?.reviews() ?? {};
      expect(reviews).toHaveLength(4);
      expect(reviews.filter(({ mistake }) => mistake).length).toBe(trainingMistakes);
    }
  });
});

describe("what a frame says of its plane", () => {
  const benchOf = (...state: Parameters<typeof stateOf>): Bench => {
    return Bench.ofTest(stateOf(...state));
  };
  const trained = (...state: Parameters<typeof stateOf>): Bench => {
    const bench = benchOf(...state).do({ type: "finish" });
    bench.untilStill();
    return bench;
  };
  const separates = (...state: Parameters<typeof stateOf>) => trained(...state).frame.findings?.separates;

  it("is that it separates where every example is strictly on its side", () => {
    expect(separates(cs188)).toBe(true);
    // The example at the origin is correct by the tie rule, and on no side.
    const touching = pointsOf("1 0 1; -1 0 -1; 0 0 1");
    expect(separates(touching, { learners: [{ kind: "perceptron", tie: "correct" }], bias: false })).toBe(false);
    expect(benchOf(cs188).frame.findings?.separates).toBe(false);
  });

  it("is nothing where no plane predicts or nothing is trained", () => {
    expect(separates(cs188, { learners: [{ kind: "voted" }] })).toBeNull();
    expect(separates([[1, 1, 1]])).toBeNull();
    expect(benchOf(cs188).frame.findings?.reviews()).toBeNull();
  });

  it("is of the moment of the frame, however late it is asked", () => {
    const bench = trained(cs188);
    const { frame } = bench;
    bench.do({ type: "seek", visit: 3 });
    expect([frame.findings?.separates, bench.frame.findings?.separates]).toEqual([true, false]);
    const gone = bench.frame;
    bench.do({ type: "clear" });
    expect([gone.findings?.separates, bench.frame.findings?.separates]).toEqual([false, null]);
  });
});
