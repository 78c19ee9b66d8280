import fc from "fast-check";
import type { Advance } from "../../../web/engine/types.js";
import { defaultState } from "../../../web/state/document/settings.js";
import type { PageLearner } from "../../../web/state/document/state.js";
import { descriptors } from "../../../web/state/learners/index.js";
import type { Intent } from "../../../web/state/runs/intent.js";

const index = fc.integer({ min: -1, max: 6 });
const seed = fc.nat(9);
const coordinate = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double());
const label = fc.constantFrom(-1, 1, 2, 0);
const learner: fc.Arbitrary<PageLearner> = fc.oneof(
  fc.constantFrom(...descriptors).map(({ kind }): PageLearner => ({ kind })),
  fc.constantFrom(0.5, 0, -1).map((learningRate): PageLearner => ({ kind: "perceptron", learningRate })),
);
const how: fc.Arbitrary<Advance> = fc.oneof(
  fc.nat(40).map((visits) => ({ visits })),
  fc.nat(3).map((epochs) => ({ epochs })),
  fc.nat(5).map((updates) => ({ updates })),
);

/** Changes of the problem: each is undone in one step, or changes nothing. */
export const edits: fc.Arbitrary<Intent> = fc.oneof(
  fc
    .array(fc.tuple(coordinate, coordinate, label), { maxLength: 3 })
    .map((points): Intent => ({ type: "add-points", points })),
  fc.array(index).map((indices): Intent => ({ type: "erase-points", indices })),
  fc.tuple(index, coordinate, coordinate).map(([at, x, y]): Intent => ({ type: "move-point", index: at, to: [x, y] })),
  index.map((at): Intent => ({ type: "flip-point", index: at })),
  fc
    .constantFrom("xor", "and", "three-classes", "reviews", "cs188", "nowhere")
    .map((name): Intent => ({ type: "load-preset", name, options: {} })),
  fc.constantFrom<Intent>(
    { type: "clear" },
    { type: "new-seed" },
    { type: "from-zero" },
    { type: "recode", to: "plus-minus" },
    { type: "recode", to: "zero-one" },
    { type: "set-scaling", scaling: "standardize" },
    { type: "set-scaling", scaling: "none" },
    { type: "set-features", features: ["x1", "x2", "x1*x2"] },
    { type: "set-features", features: ["x1"] },
    { type: "set-features", features: ["x1", "x7"] },
    { type: "configure", bias: false },
    { type: "configure", bias: true },
    { type: "configure", split: { fraction: 0.4, seed: 1 } },
    { type: "configure", split: null },
    { type: "configure", maxEpochs: 0 },
    { type: "configure", order: { kind: "custom", indices: [4, 3, 2, 1, 0] } },
    { type: "configure", order: { kind: "shuffle-each-epoch", seed: 3 } },
    { type: "configure", initial: { weights: [1, -1], bias: 2 } },
  ),
  fc.tuple(fc.constantFrom(2, 3, 7), fc.array(fc.tuple(coordinate, label), { minLength: 1, maxLength: 4 })).map(
    ([base, rows]): Intent => ({
      type: "set-table",
      data: {
        kind: "table",
        columns: [...Array.from({ length: base }, (_, k) => `f${k}`), "y"],
        rows: rows.map(([x, y], i) => [...Array.from({ length: base }, (_, k) => x + i * k), y]),
        label: "y",
      },
    }),
  ),
  learner.map((one): Intent => ({ type: "configure", learner: one })),
  learner.map((one): Intent => ({ type: "add-learner", learner: one })),
  index.map((at): Intent => ({ type: "remove-learner", index: at })),
  fc.tuple(fc.nat(7), seed).map(([count, from]): Intent => ({ type: "random-starts", count, seed: from })),
  fc
    .constantFrom(7, -1)
    .map((maxEpochs): Intent => ({ type: "replace", state: { ...defaultState, maxEpochs, visit: 3 } })),
);

export const moves: fc.Arbitrary<Intent> = fc.oneof(
  fc.integer({ min: -1, max: 200 }).map((visit): Intent => ({ type: "seek", visit })),
  how.map((given): Intent => ({ type: "advance", how: given })),
  fc.constantFrom<Intent>(
    { type: "step" },
    { type: "play" },
    { type: "pause" },
    { type: "back-update" },
    { type: "back-visit" },
    { type: "next-update" },
    { type: "next-epoch" },
    { type: "reset" },
  ),
);

export const looks: fc.Arbitrary<Intent> = fc.oneof(
  index.map((at): Intent => ({ type: "set-ui", ui: { lead: at } })),
  fc.tuple(index, index).map((pair): Intent => ({ type: "set-ui", ui: { difference: pair } })),
  fc.constantFrom(1, 50, 0, Number.NaN).map((size): Intent => ({ type: "set-brush", size })),
  fc.constantFrom("max" as const, 5, 0).map((speed): Intent => ({ type: "set-speed", speed })),
  fc.boolean().map((keep): Intent => ({ type: "set-ui", ui: { keepWeights: keep } })),
  index.map((example): Intent => ({ type: "select", example })),
  fc.constantFrom<Intent>({ type: "undo" }, { type: "redo" }, { type: "set-ui", ui: { drawer: "orders" } }),
);
