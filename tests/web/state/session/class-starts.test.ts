import { describe, expect, it } from "vitest";
import { startsCarried } from "../../../../web/state/document/initial-weights.js";
import { readState } from "../../../../web/state/document/reading/read-state.js";
import { defaultState } from "../../../../web/state/document/settings.js";
import type { PlaygroundState } from "../../../../web/state/document/state.js";
import { hyperplanes } from "../../../../web/state/runs/frame.js";
import { rows } from "../../../rows.js";
import { Bench } from "../engine.js";

const initial = {
  weights: rows("-2 2; 0 3; 1 4"),
  bias: [0, 1, -1],
};
const threeClasses: PlaygroundState = {
  ...defaultState,
  data: {
    kind: "points",
    points: rows("-1 1 -1; 2 1 1; 0 3 2"),
  },
  learners: [{ kind: "multiclass", initial }],
};
const misfit = "initial.weights must have a weight vector and a bias for each class.";

it("an edit that makes another class is refused by name: the weights that each class starts from stay", () => {
  const bench = Bench.ofTest(threeClasses);
  bench.do({ type: "add-points", points: [[1, 5, 3]] });
  expect(bench.frame.notices).toMatchObject([{ about: { refusals: [{ message: misfit }] } }]);
  expect(bench.frame.state).toMatchObject({ data: threeClasses.data, learners: threeClasses.learners });
});

it("a state with weights of fewer classes than its data opens without them, and says so", () => {
  const bench = Bench.ofTest(defaultState);
  const start = { weights: initial.weights.slice(1), bias: [0, 0] };
  bench.do({ type: "replace", state: { ...threeClasses, learners: [{ kind: "multiclass", initial: start }] } });
  expect(bench.frame.notices).toMatchObject([{ about: { refusals: [{ message: misfit }] } }]);
  expect(bench.frame.state).toMatchObject({ data: threeClasses.data, learners: [{ kind: "multiclass" }] });
});

describe("an edit with the weights kept", () => {
  const trained = () =>
    Bench.ofTest({ ...threeClasses, learners: [{ kind: "multiclass" }] }).do({ type: "seek", visit: 3 });
  const classes = (bench: Bench) =>
    hyperplanes(bench.frame.pane.current)?.map(({ weights, bias }) => [...weights, bias]) ?? [];

  it("goes on from the weights of every class, and undo brings back the data, the weights and the moment", () => {
    const bench = trained();
    const learned = classes(bench);
    expect(learned.flat().some((weight) => weight !== 0)).toBe(true);
    bench.do({ type: "add-points", points: [[2, 2, 1]] });
    expect(bench.frame.pane).toMatchObject({ visit: 0, updates: 0 });
    expect(classes(bench)).toEqual(learned);
    expect(startsCarried(bench.session.state)).toBe(true);
    expect(bench.session.state.initial).toBe(null);
    bench.do({ type: "undo" });
    expect(bench.session.state).toMatchObject({ learners: [{ kind: "multiclass" }], visit: 3 });
    expect(classes(bench)).toEqual(learned);
  });

  it("starts a new class at zero, and leaves out one that is gone", () => {
    const bench = trained();
    const learned = classes(bench);
    bench.do({ type: "add-points", points: [[1, 5, 3]] });
    expect(classes(bench)).toEqual([...learned, [0, 0, 0]]);
    // Nothing is learned between the two edits: what was carried stands in the state already.
    bench.do({ type: "erase-points", indices: [2, 3] });
    expect(classes(bench)).toEqual(learned.slice(0, 2));
    expect(bench.notices).toEqual([]);
  });

  it("keeps them for each of several learners", () => {
    const bench = Bench.ofTest({ ...threeClasses, learners: [{ kind: "multiclass" }, { kind: "decision-tree" }] });
    bench.do({ type: "seek", visit: 3 });
    const learned = classes(bench);
    bench.do({ type: "flip-point", index: 0 });
    expect(classes(bench)).toEqual(learned);
    expect(bench.session.state.learners[1]).toEqual({ kind: "decision-tree" });
  });

  it("starts from zero where that is wanted", () => {
    const bench = trained().do({ type: "set-ui", ui: { keepWeights: false } }, { type: "flip-point", index: 0 });
    expect(classes(bench).flat()).toEqual(new Array(9).fill(0));
    const kept = trained().do({ type: "flip-point", index: 0 }, { type: "from-zero" });
    expect(classes(kept).flat()).toEqual(new Array(9).fill(0));
    expect(kept.session.state.learners).toEqual([{ kind: "multiclass" }]);
  });

  it("is in the state, which opens again with them", () => {
    const bench = trained().do({ type: "flip-point", index: 0 });
    const { state, refusals } = readState(JSON.parse(JSON.stringify(bench.session.state)));
    expect(refusals).toEqual([]);
    expect(
      classes(bench)
        .flat()
        .some((weight) => weight !== 0),
    ).toBe(true);
    expect(classes(Bench.ofTest(state))).toEqual(classes(bench));
  });
});
