import fc from "fast-check";
import { expect, it } from "vitest";
import { readState } from "../../../../web/state/document/reading/read-state.js";
import { Session } from "../../../../web/state/session/session.js";
import { rows } from "../../../rows.js";
import { sampled } from "../../sampled.js";
import { edits, looks, moves } from "../any-intents.js";
import { Bench, engine, stateOf } from "../engine.js";

const any = fc.array(fc.oneof({ arbitrary: edits, weight: 3 }, moves, looks), { minLength: 1, maxLength: 25 });

/** The start of every sequence: few examples, and runs that end soon. */
const start = stateOf(rows("0 0 -1; 1 2 1; 2 1 -1; 3 3 1; 0 2 -1"), { maxEpochs: 40 });

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

const seeded = { seed: 10, numRuns: sampled(80, 2) };

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
