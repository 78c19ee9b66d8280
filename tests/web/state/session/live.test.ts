import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostLiveVisits } from "../../../../web/state/document/limits.js";
import type { PageLearner, Point } from "../../../../web/state/document/state.js";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { rows } from "../../../rows.js";
import { Bench, cs188, kindsBut, stateOf } from "../engine.js";

const on: Intent = { type: "set-ui", ui: { live: true } };
const point: Intent = { type: "add-points", points: [[5, 5, 1]] };

const place = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }));
const index = fc.nat({ max: 4 });
const changes: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant("move-point" as const), index, to: place, stroke: fc.constant(1) }),
  fc
    .tuple(place, fc.constantFrom(-1, 1))
    .map(([[x, y], label]): Intent => ({ type: "add-points", points: [[x, y, label]], stroke: 2 })),
  index.map((one): Intent => ({ type: "erase-points", indices: [one], stroke: 3 })),
  index.map((one): Intent => ({ type: "flip-point", index: one })),
  fc.constantFrom<Intent>({ type: "undo" }, { type: "redo" }, { type: "configure", bias: false }),
);

/** No line separates these. */
const xor: readonly Point[] = rows("0 0 -1; 1 1 -1; 0 1 1; 1 0 1");

describe("Live", () => {
  it("trains to the end when it is switched on, and again after every change, undone or done again", () => {
    const bench = Bench.ofTest().do(on);
    expect(bench.frame.pane).toMatchObject({ visit: 1150, stop: "converged" });
    bench.do(point);
    const { visit, current } = bench.frame.pane;
    expect(bench.frame.pane).toMatchObject({ stop: "converged", initial: null });
    expect(bench.do({ type: "undo" }).frame.pane).toMatchObject({ visit: 1150, stop: "converged" });
    expect(bench.do({ type: "redo" }).frame.pane).toMatchObject({ visit, current });
    expect(bench.do({ type: "configure", learner: { kind: "averaged" } }).frame.pane.stop).toBe("converged");
  });

  it("does nothing while it is off, and leaves the reader every moment of the run", () => {
    expect(Bench.ofTest().do(point).frame.pane.visit).toBe(0);
    const bench = Bench.ofTest().do(on, { type: "reset" });
    expect(bench.frame.playback).toMatchObject({ visit: 0, playing: false });
    expect(bench.do({ type: "step" }).frame.pane.visit).toBe(1);
  });

  it("is in a state that is opened: at its end, or at the visit that the state names", () => {
    const state = stateOf(cs188, {});
    const live = { ...state, ui: { ...state.ui, live: true } };
    expect(Bench.ofTest(live).frame.pane).toMatchObject({ visit: 1150, stop: "converged" });
    expect(Bench.ofTest({ ...live, visit: 7 }).frame.pane.visit).toBe(7);
    const bench = Bench.ofTest().do({ type: "replace", state: live });
    expect(bench.frame.pane.visit).toBe(1150);
    expect(
      bench.do({ type: "replace", state: { ...live, data: { kind: "points", points: xor } } }).frame.pane.stop,
    ).toBe("max-epochs");
  });

  it("moves nothing where the visit is locked", () => {
    const { ui } = stateOf(cs188);
    const bench = Bench.ofTest(stateOf(cs188, { ui: { ...ui, live: true, lock: ["transport"] } })).do(point);
    expect(bench.frame.pane.visit).toBe(0);
  });

  it("keeps the last answer on show until the new one is there, and never waits for it", () => {
    const slow = stateOf([...xor, [2, 2, 1]], { maxEpochs: 100 });
    // Each look at the clock takes a millisecond, so that a frame makes few visits.
    const bench = new Bench({ ...slow, ui: { ...slow.ui, live: true } }, 1);
    try {
      bench.untilStill();
      const before = bench.frame;
      expect(before.pane).toMatchObject({ visit: 500, stop: "max-epochs" });
      bench.do({ type: "move-point", index: 0, to: [0.1, 0], stroke: 1 });
      expect(bench.frame.playback).toMatchObject({ playing: true });
      expect(bench.frame.pane).toBe(before.pane);
      expect(bench.frame.examples.X[0]).toBe(0.1);
      bench.do({ type: "erase-points", indices: [4], stroke: 2 });
      // Its examples have other numbers.
      expect(bench.frame.pane).toMatchObject({ visit: before.pane.visit, wrong: null, event: null });
      bench.untilStill();
      expect(bench.frame.playback.playing).toBe(false);
      expect(bench.frame.pane).toMatchObject({ visit: 400, stop: "max-epochs" });
    } finally {
      bench.session.dispose();
    }
  });

  it("gives up on a run that goes on and on", () => {
    const endless = stateOf(xor, { maxEpochs: 2_000_000 });
    const bench = Bench.ofTest({ ...endless, ui: { ...endless.ui, live: true } });
    bench.untilStill();
    expect(bench.frame.pane).toMatchObject({ visit: mostLiveVisits, stop: null });
    expect(bench.frame.playback).toMatchObject({ playing: false });
  });

  const trained = kindsBut("nearest-neighbours", "decision-tree");

  it.each(trained)("of %s comes to what a reset and a run to the end come to, whatever has been edited", (kind) => {
    const start = stateOf(xor, { maxEpochs: 30, learners: [{ kind } as PageLearner] });
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 6 }), (intents) => {
        const live = new Bench({ ...start, ui: { ...start.ui, live: true } });
        try {
          live.do(...intents).untilStill();
          const { current, visit, stop, trainingMistakes } = live.frame.pane;
          live.do({ type: "reset" }, { type: "finish" }).untilStill();
          expect(live.frame.pane).toMatchObject({ visit, stop, trainingMistakes });
          expect(live.frame.pane.current).toEqual(current);
          const { ui: _, ...problem } = live.session.state;
          const fresh = new Bench({ ...problem, ui: start.ui });
          try {
            fresh.do({ type: "reset" }, { type: "finish" }).untilStill();
            expect(fresh.frame.pane.current).toEqual(current);
          } finally {
            fresh.session.dispose();
          }
        } finally {
          live.session.dispose();
        }
      }),
      { seed: 27, numRuns: 8 },
    );
  });
});
