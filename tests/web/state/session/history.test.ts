import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { History } from "../../../../web/state/session/history.js";
import { Bench } from "../engine.js";

describe("History", () => {
  it("goes back and forth", () => {
    const history = new History("a");
    expect([history.canUndo, history.canRedo]).toEqual([false, false]);
    history.push("b");
    history.push("c");
    expect([history.undo(), history.undo(), history.undo()]).toEqual(["b", "a", "a"]);
    expect([history.canUndo, history.canRedo]).toEqual([false, true]);
    expect([history.redo(), history.redo(), history.redo()]).toEqual(["b", "c", "c"]);
  });

  it("forgets what was undone when something new happens", () => {
    const history = new History(0);
    history.push(1);
    history.undo();
    history.push(2);
    expect(history.canRedo).toBe(false);
    expect(history.undo()).toBe(0);
  });

  it("goes back to what has become of a value, and makes no step of that", () => {
    const history = new History("a");
    history.amend("a later");
    expect(history.canUndo).toBe(false);
    history.push("b");
    history.amend("b later");
    expect([history.undo(), history.redo()]).toEqual(["a later", "b later"]);
  });

  it("makes one step of what shares a group", () => {
    const history = new History(0);
    history.push(1, 7);
    history.push(2, 7);
    history.push(3, 8);
    history.push(4);
    history.push(5);
    expect([history.undo(), history.undo(), history.undo(), history.undo()]).toEqual([4, 3, 2, 0]);
  });

  it("starts a new step after undo, even in the same group", () => {
    const history = new History(0);
    history.push(1, 7);
    history.undo();
    history.push(2, 7);
    expect(history.undo()).toBe(0);
  });

  it("keeps as many steps as it has room for", () => {
    const history = new History(0, 3);
    for (let value = 1; value <= 10; value++) history.push(value);
    expect([history.undo(), history.undo(), history.undo(), history.canUndo]).toEqual([9, 8, 7, false]);
  });

  it("agrees with a list and a place in it", () => {
    const action = fc.oneof(fc.integer(), fc.constantFrom("undo", "redo"));
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const history = new History(0);
        let list = [0];
        let place = 0;
        for (const act of actions) {
          if (act === "undo") {
            place = Math.max(0, place - 1);
            history.undo();
          } else if (act === "redo") {
            place = Math.min(list.length - 1, place + 1);
            history.redo();
          } else {
            list = [...list.slice(0, place + 1), Number(act)];
            place++;
            history.push(Number(act));
          }
          expect([history.present, history.position]).toEqual([list[place], place]);
          expect([history.canUndo, history.canRedo]).toEqual([place > 0, place < list.length - 1]);
        }
      }),
    );
  });
});

const coordinate = fc.integer({ min: -3, max: 3 });
const point = fc.tuple(coordinate, coordinate, fc.constantFrom(-1, 1));
const index = fc.integer({ min: 0, max: 8 });
const stroke = fc.integer({ min: 1, max: 2 });

/** Intents that change the problem, or try to. */
const change: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant("add-points" as const), points: fc.array(point, { maxLength: 3 }) }),
  fc.record({ type: fc.constant("erase-points" as const), indices: fc.array(index, { maxLength: 3 }) }),
  fc.record({ type: fc.constant("move-point" as const), index, to: fc.tuple(coordinate, coordinate) }),
  fc.record({ type: fc.constant("flip-point" as const), index }),
  fc.record({ type: fc.constantFrom("clear" as const, "new-seed" as const, "from-zero" as const) }),
  fc
    .constantFrom("kernel" as const, "averaged" as const)
    .map((kind): Intent => ({ type: "add-learner", learner: { kind } })),
  fc.record({
    type: fc.constant("load-preset" as const),
    name: fc.constantFrom("xor", "cs188", "blobs", "three-classes", "no-such-thing"),
    options: fc.constantFrom({}, { seed: 3 }, { n: 4 }, { n: -1 }),
  }),
  fc.record(
    { type: fc.constant("configure" as const), bias: fc.boolean(), maxEpochs: fc.integer({ min: 0, max: 9 }) },
    { requiredKeys: ["type"] },
  ),
);
const time: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({
    type: fc.constantFrom("step" as const, "next-epoch" as const, "next-update" as const, "reset" as const),
  }),
  fc.record({ type: fc.constant("seek" as const), visit: fc.nat(200) }),
  fc.boolean().map((keepWeights): Intent => ({ type: "set-ui", ui: { keepWeights } })),
);

describe("undo and redo of a session", () => {
  /** What is changed undoably: everything but the moment and the page. */
  const problem = ({ session }: Bench) => JSON.stringify({ ...session.state, visit: 0, ui: 0, view: 0 });

  /** What undo brings back: that, the moment, and what had been learned by then. */
  const moment = (bench: Bench) => ({
    problem: problem(bench),
    visit: bench.session.state.visit,
    learned: bench.frame.panes.map(({ visit, updates, current }) => ({ visit, updates, current })),
  });

  it("undo after an intent is the data, the weights and the moment before it, and redo those after it", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(change, time), { maxLength: 25 }), (intents) => {
        const bench = new Bench();
        for (const intent of intents) {
          const before = moment(bench);
          bench.do(intent);
          const after = moment(bench);
          if (after.problem === before.problem) continue;
          bench.do({ type: "undo" });
          expect(moment(bench)).toEqual(before);
          bench.do({ type: "redo" });
          expect(moment(bench)).toEqual(after);
        }
        bench.session.dispose();
      }),
      { numRuns: 60 },
    );
  });

  it("goes all the way back, and all the way forth again", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), (intents) => {
        const bench = new Bench();
        const states = [problem(bench)];
        for (const intent of intents) {
          const { data } = bench.session.state;
          bench.do(intent);
          // The same preset again is a new choice of data too.
          if (problem(bench) !== states.at(-1) || bench.session.state.data !== data) states.push(problem(bench));
        }
        for (const state of states.toReversed()) {
          expect(problem(bench)).toBe(state);
          bench.do({ type: "undo" });
        }
        expect(bench.frame.canUndo).toBe(false);
        for (const state of states) {
          expect(problem(bench)).toBe(state);
          bench.do({ type: "redo" });
        }
        expect(bench.frame.canRedo).toBe(false);
        bench.session.dispose();
      }),
      { numRuns: 60 },
    );
  });

  it("undoes a stroke of the brush at once, whatever was edited in it", () => {
    const edit = fc.oneof(
      fc.record({ type: fc.constant("add-points" as const), points: fc.array(point, { minLength: 1 }), stroke }),
      fc.record({ type: fc.constant("erase-points" as const), indices: fc.array(index, { maxLength: 3 }), stroke }),
      fc.record({ type: fc.constant("move-point" as const), index, to: fc.tuple(coordinate, coordinate), stroke }),
    );
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 15 }), (edits) => {
        const bench = new Bench();
        const starts: string[] = [];
        let last: number | undefined;
        for (const one of edits) {
          const before = problem(bench);
          bench.do(one);
          if (problem(bench) === before) continue;
          if (one.stroke !== last) starts.push(before);
          last = one.stroke;
        }
        for (const start of starts.reverse()) {
          bench.do({ type: "undo" });
          expect(problem(bench)).toBe(start);
        }
        expect(bench.frame.canUndo).toBe(false);
        bench.session.dispose();
      }),
      { numRuns: 60 },
    );
  });
});
