import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultState } from "../../../../web/state/document/settings.js";
import { readToken, tokenOf } from "../../../../web/state/io/link/token.js";
import { choosesStart, startFrom } from "../../../../web/state/runs/starting-weights.js";
import { rows } from "../../../rows.js";
import { shared } from "../any-state.js";
import { Bench, stateOf } from "../engine.js";

const start = stateOf(rows("0 0 -1; 1 2 1; 2 1 -1; 3 3 1"), { maxEpochs: 30 });
const weight = fc.integer({ min: -40, max: 40 }).map((tenths) => tenths / 10);
const place = fc.record({ weights: fc.tuple(weight, weight), bias: weight });
/** What one hand does, from press to release. */
const drags = fc.array(fc.array(place, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });

function dragged(bench: Bench, ways: readonly (readonly { weights: number[]; bias: number }[])[]): void {
  ways.forEach((way, stroke) => {
    for (const next of way) bench.do({ ...startFrom(bench.frame, next), stroke: stroke + 1 });
  });
}

const problemOf = ({ session }: Bench) => {
  const { view: _, ui: __, ...problem } = session.state;
  return problem;
};

describe("weights that are dragged", () => {
  it("come back with undo, a drag at a time, and go again with redo", () => {
    fc.assert(
      fc.property(drags, (ways) => {
        const bench = new Bench(start);
        const before = [problemOf(bench)];
        ways.forEach((way, stroke) => {
          const present = problemOf(bench);
          for (const next of way) bench.do({ ...startFrom(bench.frame, next), stroke: stroke + 1 });
          if (JSON.stringify(problemOf(bench)) !== JSON.stringify(present)) before.push(problemOf(bench));
        });
        const end = problemOf(bench);
        const back = [end];
        while (bench.frame.canUndo) back.push(problemOf(bench.do({ type: "undo" })));
        expect(back.at(-1)).toEqual(before[0]);
        // A drag that ends where it began is a step all the same.
        expect(back.length).toBeGreaterThanOrEqual(before.length);
        expect(back.length).toBeLessThanOrEqual(ways.length + 1);
        while (bench.frame.canRedo) bench.do({ type: "redo" });
        expect(problemOf(bench)).toEqual(end);
        bench.session.dispose();
      }),
      { numRuns: 60, seed: 27 },
    );
  });

  it("are the same as typed ones: the run from them is that of a fresh page, visit by visit", () => {
    fc.assert(
      fc.property(drags, fc.nat(20), (ways, visit) => {
        const [bench, fresh] = [new Bench(start), new Bench(start)];
        dragged(bench, ways);
        const last = ways.at(-1)?.at(-1);
        if (last) fresh.do(startFrom(fresh.frame, last));
        expect(bench.frame.pane.visit).toBe(0);
        for (const one of [bench, fresh]) one.do({ type: "finish" }, { type: "seek", visit });
        expect(bench.frame.pane.current).toEqual(fresh.frame.pane.current);
        expect(bench.session.state).toEqual(fresh.session.state);
        for (const one of [bench, fresh]) one.session.dispose();
      }),
      { numRuns: 40, seed: 27 },
    );
  });

  it("are in a link, to the bit", () => {
    fc.assert(
      fc.property(drags, (ways) => {
        const bench = new Bench(start);
        dragged(bench, ways);
        const { state } = bench.session;
        const opened = readToken(`#${tokenOf(state)}`, defaultState);
        expect(opened).toEqual({ state: shared(state), refusals: [] });
        bench.session.dispose();
      }),
      { numRuns: 40, seed: 27 },
    );
  });

  it("are held with the learner, the start, and a question", () => {
    const { frame } = Bench.ofTest(start);
    const withUi = (ui: object) => ({ ...frame, state: { ...frame.state, ui: { ...frame.state.ui, ...ui } } });
    expect(choosesStart(frame)).toBe(true);
    for (const word of ["learner", "initial", "setup", "all"])
      expect(choosesStart(withUi({ lock: [word] }))).toBe(false);
    expect(choosesStart(withUi({ lock: ["data"] }))).toBe(true);
    expect(choosesStart(withUi({ quiz: "drag:1" }))).toBe(false);
    const kernel = { ...frame.pane, learner: { kind: "kernel", kernel: { kind: "linear" } } as const };
    expect(choosesStart({ ...frame, pane: kernel })).toBe(false);
  });
});
