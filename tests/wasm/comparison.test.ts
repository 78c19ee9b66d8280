import { afterEach, describe, expect, it } from "vitest";
import type { Comparison, ComparisonSpec, LearnerSpec, Run, RunSpec } from "../../web/engine/index.js";
import { cs188, engine, errorOf, open } from "./runs.js";

const { X, y } = engine.generate("overlap", { n: 60, seed: 4 });
const shared = {
  ...{ X, y, features: ["x1", "x2", "x1*x2"], scaling: "standardize" },
  order: { kind: "shuffle-each-epoch", seed: 3 },
  maxEpochs: 8,
} as const satisfies RunSpec;
const learners = [
  { kind: "perceptron", initial: { weights: [1, -2, 0.5], bias: 3 } },
  { kind: "averaged", learningRate: 0.5 },
  { kind: "voted" },
  { kind: "multiclass" },
  { kind: "kernel", kernel: { kind: "polynomial", degree: 2 } },
  { kind: "decision-tree" },
] as const satisfies ComparisonSpec["learners"];

const opened: Comparison[] = [];

function compare(spec: ComparisonSpec): Comparison {
  const comparison = engine.createComparison(spec);
  opened.push(comparison);
  return comparison;
}

/** The run of one learner by itself. */
function alone(place: number): Run<LearnerSpec> {
  const learner: ComparisonSpec["learners"][number] = learners[place] ?? { kind: "perceptron" };
  const labels = learner.kind === "multiclass" ? y.map((label) => Math.max(0, label)) : y;
  return open({ ...shared, y: labels, learner, ...(learner.initial && { initial: learner.initial }) });
}

afterEach(() => {
  for (const comparison of opened.splice(0)) comparison.dispose();
});

describe("a comparison", () => {
  it("makes a visit of each, and says what it was", () => {
    const comparison = compare({ ...shared, learners });
    const runs = learners.map((_, place) => alone(place));
    for (let visit = 0; visit < 90; visit++) {
      expect(comparison.step()).toEqual(runs.map((run) => run.step()));
      expect(comparison.visit).toBe(visit + 1);
    }
    expect(comparison.step()[5]).toBeNull();
  });

  it("starts in slices", () => {
    const start = engine.startComparison({ ...shared, learners });
    expect(start.cost).toBeGreaterThan(60);
    let before = 0;
    for (; !start.advance(30); before = start.progress) expect(start.progress).toBeGreaterThanOrEqual(before);
    const comparison = start.result();
    expect(start.result()).toBe(comparison);
    start.dispose();
    comparison.seek(200);
    const whole = compare({ ...shared, learners });
    whole.seek(200);
    expect(comparison.snapshot()).toEqual(whole.snapshot());
    comparison.dispose();
  });
});

describe("of two learners", () => {
  it("it says the angle between their weights", () => {
    const start = (weights: readonly number[]) => ({ kind: "perceptron", initial: { weights } }) as const;
    const comparison = compare({
      ...cs188,
      learners: [start([1, 0]), start([2, 2]), start([0, 0]), { kind: "kernel" }],
    });
    expect(comparison.angle(0, 1)).toBeCloseTo(45, 12);
    expect(comparison.angle(1, 1)).toBe(0);
    expect(comparison.angle(0, 2)).toBeNull();
    expect(engine.angle([1, 0], [-3, 0])).toBe(180);
    expect(errorOf(() => comparison.angle(0, 3))).toMatchObject({ field: "learner" });
    expect(errorOf(() => engine.angle([1, 0], [1]))).toMatchObject({ code: "wrong-length", field: "other" });
  });

  it("jobs tell of each what they tell of a run alone", () => {
    const comparison = compare({ ...shared, learners });
    comparison.seek(100);
    comparison.runs.forEach((run, place) => {
      const single = alone(place);
      single.seek(100);
      expect(engine.mistakesAt(run)).toEqual(engine.mistakesAt(single));
      expect(engine.marginAt(run)).toBe(engine.marginAt(single));
    });
  });
});

describe("what is refused", () => {
  it.each<[string, unknown, object]>([
    ["no learners", { ...cs188, learners: [] }, { code: "out-of-range", field: "learners" }],
    ["no list", { ...cs188, learners: { kind: "averaged" } }, { code: "out-of-range", field: "learners" }],
    ["seven", { ...cs188, learners: new Array(7).fill({}) }, { code: "out-of-range", field: "learners" }],
    ["a learner that is none", { ...cs188, learners: [{}, 5] }, { code: "wrong-type", field: "learner" }],
    [
      "a setting of the second",
      { ...cs188, learners: [{ kind: "averaged" }, { kind: "perceptron", learningRate: -1 }] },
      { field: "learner.learningRate" },
    ],
    [
      "weights of one",
      { ...cs188, learners: [{ kind: "averaged" }, { kind: "kernel", initial: { weights: [1, 2] } }] },
      { field: "initial" },
    ],
    ["what concerns all", { ...cs188, y: [1, 1, 1, 1, 1], learners: [{}, {}] }, { code: "one-class" }],
    ["features that grow too large", { X: [[1e60], [1]], y: [1, -1], features: ["x1^2"], learners: [{}, {}] }, {}],
    ["null", null, { code: "wrong-type" }],
  ])("%s, and nothing is left behind", (_, spec, expected) => {
    expect(errorOf(() => engine.createComparison(spec as never))).toMatchObject({
      name: "PlaygroundError",
      ...expected,
    });
    expect(engine.openRuns).toBe(0);
  });

  it("runs of other examples, places that are none, and what has been disposed", () => {
    const comparison = compare({ ...cs188, learners: [{}, { kind: "averaged" }] as ComparisonSpec["learners"] });
    const other = open({ X: [[1], [2]], y: [1, -1] });
    const [first] = comparison.runs;
    if (!first) throw new Error("there are two");
    expect(errorOf(() => engine.startDisagreements(first, other))).toMatchObject({ code: "wrong-length" });
    expect(errorOf(() => comparison.disagreements(0, 2))).toMatchObject({ code: "out-of-range", field: "learners" });
    expect(errorOf(() => comparison.advance({ visits: 1 }, 2))).toMatchObject({ code: "out-of-range" });
    expect(errorOf(() => comparison.advance({ visits: -1 }))).toMatchObject({ code: "out-of-range", field: "visits" });
    expect(errorOf(() => comparison.advance({} as never))).toMatchObject({ code: "unknown", field: "advance" });
    // Two runs and the comparison that they are of, and the other.
    expect(engine.openRuns).toBe(4);
    comparison.dispose();
    comparison.dispose();
    expect(engine.openRuns).toBe(1);
    expect(errorOf(() => comparison.step())).toMatchObject({ code: "disposed", field: "comparison" });
    expect(errorOf(() => comparison.snapshot())).toMatchObject({ code: "disposed", field: "run" });
  });
});

describe("an experiment", () => {
  it("tells where the mistakes of its runs lie in each epoch", () => {
    const job = engine.startOrderExperiment({ ...shared, learner: { kind: "perceptron" } }, { seeds: 21, epochs: 8 });
    expect(job.spread().mean).toEqual(new Float64Array(8));
    job.advance(Number.POSITIVE_INFINITY);
    const rows = job.result();
    const { mean, low, high } = job.spread();
    for (let epoch = 0; epoch < 8; epoch++) {
      const column = rows.map((row) => row[epoch] ?? 0).sort((a, b) => a - b);
      expect(mean[epoch]).toBe(column.reduce((sum, count) => sum + count, 0) / 21);
      expect([low[epoch], high[epoch]]).toEqual([column[2], column[18]]);
    }
    job.dispose();
  });

  it("tells where the counts of its splits lie", () => {
    const job = engine.startSplitExperiment(
      { ...shared, learner: { kind: "perceptron" } },
      { fraction: 0.3, splits: 5 },
    );
    expect(job.fiveNumbers()).toBeNull();
    job.advance(Number.POSITIVE_INFINITY);
    const [least, lower, median, upper, most] = job.result().toSorted((a, b) => (a ?? 0) - (b ?? 0));
    expect(job.fiveNumbers()).toEqual({ least, lower, median, upper, most });
    job.dispose();
  });
});
