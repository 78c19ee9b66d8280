import { describe, expect, it } from "vitest";
import { courseReviews } from "../../../../web/state/data/reviews/course-reviews.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";
import { Bench } from "../engine.js";

const weights = (...values: number[]) => ({ weights: values, bias: 1 });

/** Of each field what is right, what is wrong, and what is right only beside some others. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  v: [2, "1"],
  data: [
    { kind: "preset", name: "iris", columns: [0, 9] },
    { kind: "preset", name: "moons", n: 1e9, columns: [0, 1] },
    { kind: "preset", name: "nowhere" },
    { kind: "points", points: [[1e200, 0, 1]] },
    { kind: "points", points: [] },
    {
      kind: "table",
      columns: ["a", "b", "c", "y"],
      rows: [
        [1, 2, 3, 1],
        [2, 0, 1, -1],
      ],
      label: "y",
    },
    { kind: "table", columns: ["a", "b", "y"], rows: [[1, 2]], label: "y" },
    { ...courseReviews },
    { kind: "preset", name: "iris-species" },
    null,
  ],
  features: [["x1", "x2", "x1*x2"], ["x3"], ["x1^99"], ["x1*x1*x1*x1*x1*x1*x1*x1*x1*x1*x1*x1*x1*x1*x1*x1*x1"], []],
  scaling: ["unit-norm", 3],
  bias: [false, "no"],
  learners: [
    [{ kind: "perceptron", learningRate: -1 }, { kind: "voted" }],
    [
      { kind: "kernel", kernel: { kind: "rbf", gamma: 0 } },
      { kind: "pocket", initial: weights(1, 2, 3) },
    ],
    [{ kind: "multiclass", classes: 2 }, { kind: "decision-tree", maxDepth: 0.5 }, { kind: "averaged" }],
    [{ kind: "passive-aggressive", variant: "pa-1", C: 1e-200 }, { kind: "oracle" }],
    [{ kind: "margin", initial: weights(1, 2) }],
    [],
  ],
  order: [{ kind: "custom", indices: [0, 0] }, { kind: "shuffle-once", seed: 2 ** 60 }, { kind: "custom" }],
  initial: [weights(1, 2), weights(1, 2, 3), weights(1e150, 0), { weights: "many" }],
  maxEpochs: [2 ** 31 - 1, 0.5],
  split: [{ fraction: 0.9, seed: 1 }, { fraction: 2 }],
  visit: [7, 1e300],
  view: [{ x: [1, 0], y: [0, 1] }],
  ui: [
    { lead: 1, difference: [0, 1] },
    { lead: 2, lift: { feature: "x1*x3" } },
    { difference: [1, 2], brush: 99 },
    { lift: { feature: "x2^2", tilt: 900 }, hide: ["nothing"] },
  ],
};

/** Every pair of values of two fields, and every triple with what the page chooses among learners. */
function* hostileStates(): Generator<Record<string, unknown>> {
  const names = Object.keys(values);
  for (const [i, a] of names.entries()) {
    for (const b of names.slice(i + 1)) {
      for (const one of values[a] ?? []) {
        for (const other of values[b] ?? []) {
          yield { [a]: one, [b]: other };
          if (a !== "ui" && b !== "ui") for (const ui of values["ui"] ?? []) yield { [a]: one, [b]: other, ui };
        }
      }
    }
  }
}

describe("a state from anywhere", () => {
  it("leaves one with one learner that names two as it has to be", () => {
    const bench = Bench.ofTest();
    const learners = [{ kind: "perceptron", learningRate: -1 }, { kind: "voted" }];
    const { state, refusals } = readState({ learners, ui: { lead: 1, difference: [0, 1] } }, bench.session.state);
    bench.session.replace(state);
    expect(refusals.map(({ field }) => field)).toEqual(["learners.0.learningRate"]);
    expect(bench.session.state).toMatchObject({
      learners: [{ kind: "perceptron" }, { kind: "voted" }],
      ui: { lead: 1, difference: [0, 1] },
    });
  });

  it("leaves a state that is valid as a whole, whatever is refused of it", () => {
    const bench = Bench.ofTest();
    let count = 0;
    for (const hostile of hostileStates()) {
      count++;
      bench.session.replace(readState(hostile, bench.session.state).state);
      const left = bench.session.state;
      const read = readState(JSON.parse(JSON.stringify(left)));
      if (read.refusals.length > 0) expect({ hostile, refusals: read.refusals }).toEqual({ hostile, refusals: [] });
      expect(read.state).toEqual(left);
    }
    expect(count).toBeGreaterThan(3000);
  }, 60_000);

  it("keeps data and epochs beside a bad start of one learner", () => {
    const bench = Bench.ofTest();
    const data = { kind: "preset", name: "xor" };
    const learners = [
      { kind: "perceptron", initial: weights(1, 2, 3) },
      { kind: "voted", initial: weights(1, 2) },
    ];
    const { state, refusals } = readState({ data, learners, maxEpochs: 5 }, bench.session.state);
    bench.session.replace(state);
    expect(refusals.map(({ field }) => field)).toEqual(["learners.0.initial.weights"]);
    expect(bench.session.state).toMatchObject({ data, maxEpochs: 5, learners: [{ kind: "perceptron" }, learners[1]] });
    expect(bench.notices).toEqual([]);
  });

  it("fills no notice with a long name", () => {
    const bench = Bench.ofTest();
    bench.session.refuse(...readState({ data: { kind: "preset", name: "q".repeat(8000) } }).refusals);
    expect(bench.notices).toEqual([
      `There is no dataset named “${"q".repeat(39)}…”. The data that was given is not shown.`,
    ]);
  });
});
