import fc from "fast-check";
import { expect, it } from "vitest";
import type { Advance, LearnerKind } from "../../../../web/engine/types.js";
import { defaultState } from "../../../../web/state/document/defaults.js";
import { readState } from "../../../../web/state/document/read-state.js";
import type { PageLearner } from "../../../../web/state/document/state.js";
import type { Intent } from "../../../../web/state/intent.js";
import { Session } from "../../../../web/state/session.js";
import { Bench, engine, stateOf } from "../engine.js";

const index = fc.integer({ min: -1, max: 6 });
const seed = fc.nat(9);
const coordinate = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double());
const label = fc.constantFrom(-1, 1, 2, 0);
const kinds: readonly LearnerKind[] = [
  "perceptron",
  "margin",
  "averaged",
  "voted",
  "pocket",
  "batch",
  "passive-aggressive",
  "multiclass",
  "kernel",
  "nearest-neighbours",
  "decision-tree",
];
const learner: fc.Arbitrary<PageLearner> = fc.oneof(
  fc.constantFrom(...kinds).map((kind): PageLearner => ({ kind })),
  fc.constantFrom(0.5, 0, -1).map((learningRate): PageLearner => ({ kind: "perceptron", learningRate })),
);
const how: fc.Arbitrary<Advance> = fc.oneof(
  fc.nat(40).map((visits) => ({ visits })),
  fc.nat(3).map((epochs) => ({ epochs })),
  fc.nat(5).map((updates) => ({ updates })),
);

/** Changes of the problem: each is undone in one step, or changes nothing. */
const edits: fc.Arbitrary<Intent> = fc.oneof(
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

const moves: fc.Arbitrary<Intent> = fc.oneof(
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

const looks: fc.Arbitrary<Intent> = fc.oneof(
  index.map((at): Intent => ({ type: "set-lead", index: at })),
  fc.tuple(index, index).map((pair): Intent => ({ type: "set-difference", pair })),
  fc.constantFrom(1, 50, 0, Number.NaN).map((size): Intent => ({ type: "set-brush", size })),
  fc.constantFrom("max" as const, 5, 0).map((speed): Intent => ({ type: "set-speed", speed })),
  fc.boolean().map((keep): Intent => ({ type: "set-keep-weights", keep })),
  index.map((example): Intent => ({ type: "select", example })),
  fc.constantFrom<Intent>({ type: "undo" }, { type: "redo" }, { type: "set-ui", ui: { drawer: "orders" } }),
);

const any = fc.array(fc.oneof({ arbitrary: edits, weight: 3 }, moves, looks), { minLength: 1, maxLength: 25 });

/** The start of every sequence: few examples, and runs that end soon. */
const start = stateOf(
  [
    [0, 0, -1],
    [1, 2, 1],
    [2, 1, -1],
    [3, 3, 1],
    [0, 2, -1],
  ],
  { maxEpochs: 40 },
);

function withBench(act: (bench: Bench) => void): void {
  const bench = new Bench(start);
  try {
    act(bench);
  } finally {
    bench.session.dispose();
  }
  expect(engine.openRuns).toBe(0);
}

/** What undo and redo lead to: all of the state that is not of the page. */
function momentOf({ session }: Bench) {
  const { view: _, ui: __, ...moment } = session.state;
  return moment;
}

const seeded = { seed: 10, numRuns: 80 };

it("whatever is done, the state is one that can be read", () => {
  fc.assert(
    fc.property(any, (intents) =>
      withBench((bench) => {
        for (const intent of intents) {
          bench.do(intent);
          bench.now += 16;
          bench.session.tick();
          const state = JSON.parse(JSON.stringify(bench.session.state));
          expect(readState(state)).toEqual({ state, refusals: [] });
        }
      }),
    ),
    seeded,
  );
}, 30_000);

it("undo to the start and redo to the end go through the same states", () => {
  fc.assert(
    fc.property(any, (intents) =>
      withBench((bench) => {
        bench.do(...intents);
        while (bench.frame.canRedo) bench.do({ type: "redo" });
        const back = [momentOf(bench)];
        while (bench.frame.canUndo) back.push(momentOf(bench.do({ type: "undo" })));
        const { visit } = bench.session.state;
        expect(back.at(-1)).toEqual(momentOf({ session: { state: { ...start, visit } } } as Bench));
        const forth = [momentOf(bench)];
        while (bench.frame.canRedo) forth.push(momentOf(bench.do({ type: "redo" })));
        expect(forth).toEqual(back.toReversed());
      }),
    ),
    seeded,
  );
}, 30_000);

it("a run is at each visit what a fresh one is that comes to it", () => {
  fc.assert(
    fc.property(any, (intents) =>
      withBench((bench) => {
        bench.do(...intents, { type: "pause" });
        const { state } = bench.session;
        const fresh = new Session(
          engine,
          state,
          () => {},
          () => 0,
        );
        const shown = (session: Session) =>
          session
            .frame()
            .panes.map(({ visit, updates, stop, current, event }) => ({ visit, updates, stop, current, event }));
        expect(fresh.state).toEqual(state);
        expect(shown(fresh)).toEqual(shown(bench.session));
        fresh.dispose();
      }),
    ),
    seeded,
  );
}, 30_000);
