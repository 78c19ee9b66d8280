import { expect, it } from "vitest";
import { PlaygroundError } from "../../../web/engine/errors.js";
import type { RunSpec } from "../../../web/engine/types.js";
import { rows } from "../../rows.js";
import { counted, longest } from "../counted-list.js";
import { sampled } from "../sampled.js";
import { engine } from "../state/engine.js";

const [X, y] = [rows("0 0; 1 1"), [-1, 1]];
const classes = { X, y: [0, 1], learner: { kind: "multiclass" } } as const;
const terms = { separator: { weights: [1, 1], bias: 0 }, margin: 1, radius: 1 };

const run = (spec: object) => engine.createRun({ X, y, ...spec } as RunSpec).dispose();
const compared = (learners: unknown) => engine.createComparison({ X, y, learners } as never).dispose();
const ofRun = (act: (open: ReturnType<typeof engine.createRun>) => unknown) => {
  const open = engine.createRun({ X, y });
  try {
    return act(open);
  } finally {
    open.dispose();
  }
};

/** Everywhere that a list may be given to the engine. */
const places: Readonly<Record<string, (list: never) => unknown>> = {
  X: (list) => run({ X: list }),
  "the first row": (list) => run({ X: [list, [1, 1]] }),
  "a row": (list) => run({ X: [[0, 0], list] }),
  "X.shape": (list) => run({ X: { data: new Float64Array(4), shape: list } }),
  "X.data": (list) => run({ X: { data: list, shape: [2, 2] } }),
  y: (list) => run({ y: list }),
  features: (list) => run({ features: list }),
  "order.indices": (list) => run({ order: { kind: "custom", indices: list } }),
  "initial.weights": (list) => run({ initial: { weights: list } }),
  "initial.weights of classes": (list) => run({ ...classes, initial: { weights: list } }),
  "initial.weights of a class": (list) => run({ ...classes, initial: { weights: [list, [1, 1]] } }),
  "initial.bias of classes": (list) => run({ ...classes, initial: { weights: X, bias: list } }),
  learners: (list) => compared(list),
  "the start of a learner": (list) => compared([{ kind: "perceptron", initial: { weights: list } }]),
  "the classes of a learner": (list) =>
    engine.createComparison({ ...classes, learners: [{ kind: "multiclass", initial: { weights: list } }] }).dispose(),
  "analyse({ X })": (list) => engine.analyse({ X: list, y }),
  "analyse({ y })": (list) => engine.analyse({ X, y: list }),
  "featureMap({ X })": (list) => engine.featureMap({ X: list }),
  "featureMap({ features })": (list) => engine.featureMap({ X, features: list }),
  "map.map(X)": (list) => engine.featureMap({ X }).map(list),
  "map.over(features)": (list) => engine.featureMap({ X }).over(list),
  "map.scores({ weights })": (list) => engine.featureMap({ X }).scores({ weights: list, bias: 0 }, X),
  "map.length(weights)": (list) => engine.featureMap({ X }).length(list),
  "generate({ columns })": (list) => engine.generate("iris", { columns: list }),
  "generate({ species })": (list) => engine.generate("iris", { species: list }),
  "predict(X)": (list) => ofRun((open) => open.predict(list)),
  "mistakes(X)": (list) => ofRun((open) => open.mistakes(list, y)),
  "mistakes(X, y)": (list) => ofRun((open) => open.mistakes(X, list)),
  "weightPath(axes)": (list) => ofRun((open) => engine.weightPath(open, list)),
  "solutionRegion({ axes })": (list) =>
    ofRun((open) => engine.solutionRegion(open, { axes: list, x: [0, 1], y: [0, 1] })),
  "solutionRegion({ x })": (list) =>
    ofRun((open) => engine.solutionRegion(open, { axes: ["x1", "x2"], x: list, y: [0, 1] })),
  "proofStep({ separator })": (list) =>
    ofRun((open) => engine.proofStep(open, { ...terms, separator: { weights: list, bias: 0 } })),
  "trial({ heldOut.X })": (list) => engine.trial({ X, y }, { heldOut: { X: list, y } }),
};

it.each(Object.entries(places))("a list as long as can be as %s is refused before it is gone through", (_, give) => {
  const { list, looks } = counted(longest);
  expect(() => give(list)).toThrow(PlaygroundError);
  expect(looks()).toBeLessThan(100);
  const holes: unknown[] = [];
  holes.length = longest;
  expect(() => give(holes as never)).toThrow(PlaygroundError);
  expect(engine.openRuns).toBe(0);
});

it.each(Object.entries(places))("a long list of holes as %s is refused at once", (_, give) => {
  for (const length of [2 ** 16, 2 ** 20, 2 ** 24, 2 ** 23].slice(0, sampled(4, 2))) {
    const { list, looks } = counted(length);
    expect(() => give(list)).toThrow(PlaygroundError);
    // Of features there may be 2^16.
    expect(looks()).toBeLessThan(2 ** 16 + 100);
    const holes: unknown[] = [];
    holes.length = length;
    expect(() => give(holes as never)).toThrow(PlaygroundError);
  }
  expect(engine.openRuns).toBe(0);
});
