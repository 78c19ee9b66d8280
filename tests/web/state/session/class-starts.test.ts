import { expect, it } from "vitest";
import { defaultState } from "../../../../web/state/document/defaults.js";
import type { PlaygroundState } from "../../../../web/state/document/state.js";
import { Bench } from "../engine.js";

const initial = {
  weights: [
    [-2, 2],
    [0, 3],
    [1, 4],
  ],
  bias: [0, 1, -1],
};
const threeClasses: PlaygroundState = {
  ...defaultState,
  data: {
    kind: "points",
    points: [
      [-1, 1, -1],
      [2, 1, 1],
      [0, 3, 2],
    ],
  },
  learners: [{ kind: "multiclass", initial }],
};
const misfit = "initial must have a weight vector and a bias for each class.";

it("an edit that makes another class is refused by name: the weights that each class starts from stay", () => {
  const bench = Bench.ofTest(threeClasses);
  bench.do({ type: "add-points", points: [[1, 5, 3]] });
  expect(bench.frame.notices).toMatchObject([{ text: misfit }]);
  expect(bench.frame.state).toMatchObject({ data: threeClasses.data, learners: threeClasses.learners });
});

it("a state with weights of fewer classes than its data opens without them, and says so", () => {
  const bench = Bench.ofTest(defaultState);
  const start = { weights: initial.weights.slice(1), bias: [0, 0] };
  bench.do({ type: "replace", state: { ...threeClasses, learners: [{ kind: "multiclass", initial: start }] } });
  expect(bench.frame.notices).toMatchObject([{ text: misfit }]);
  expect(bench.frame.state).toMatchObject({ data: threeClasses.data, learners: [{ kind: "multiclass" }] });
});
