import { describe, expect, it } from "vitest";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { rows } from "../../../rows.js";
import { Bench, cs188, engine, stateOf } from "../engine.js";

describe("a frame at rest", () => {
  it("has the parts of the one before, and other ones after a visit", () => {
    const bench = Bench.ofTest(stateOf(cs188, { learners: [{ kind: "averaged" }, { kind: "kernel" }] }));
    bench.do({ type: "seek", visit: 3 }).untilStill();
    const { panes, findings } = bench.frame;
    expect(bench.do({ type: "select", example: 1 }).frame.panes).toBe(panes);
    expect(bench.frame.findings).toBe(findings);
    bench.do({ type: "step" });
    expect(bench.frame.panes[0]?.current).not.toBe(panes[0]?.current);
    expect(bench.frame.findings).not.toBe(findings);
  });
});

describe("time", () => {
  it("plays, and stops by itself at convergence", () => {
    const bench = Bench.ofTest().do({ type: "set-speed", speed: "max" }, { type: "play" });
    expect(bench.frame.playback.playing).toBe(true);
    bench.untilStill();
    expect(bench.frame).toMatchObject({
      pane: { visit: 1150, updates: 445, stop: "converged", finished: true },
      playback: { playing: false },
    });
  });

  it("plays a run that cannot converge until its last epoch", () => {
    const xor = stateOf(rows("0 0 -1; 0 1 1; 1 0 1; 1 1 -1"), { maxEpochs: 3 });
    const bench = Bench.ofTest(xor).do({ type: "set-speed", speed: 1000 }, { type: "play" });
    bench.untilStill();
    expect(bench.frame).toMatchObject({
      pane: { visit: 12, stop: "max-epochs", trainingMistakes: 4 },
      playback: { playing: false },
    });
  });

  it("plays again from the start when it is at the end", () => {
    const bench = Bench.ofTest().do({ type: "finish" });
    bench.untilStill();
    bench.do({ type: "play" });
    bench.session.tick();
    expect(bench.frame).toMatchObject({ pane: { visit: 1, frontier: 1150 }, playback: { playing: true } });
  });

  it("does not race through the new run when the data change on the way to convergence", () => {
    const bench = Bench.ofTest().do({ type: "finish" });
    expect(bench.frame.playback.playing).toBe(true);
    bench.do({ type: "move-point", index: 0, to: [0, 0] });
    expect([bench.session.tick(), bench.frame.playback.playing, bench.frame.pane.visit]).toEqual([false, false, 0]);
  });

  it("moves by visits, updates and epochs, and pauses for it", () => {
    const bench = Bench.ofTest();
    const visitAfter = (intent: Intent) => {
      bench.do({ type: "play" }, intent);
      expect(bench.frame.playback.playing).toBe(false);
      return bench.frame.pane.visit;
    };
    expect(visitAfter({ type: "step" })).toBe(1);
    expect(visitAfter({ type: "next-epoch" })).toBe(5);
    expect(bench.frame.pane.epoch).toBe(1);
    const updates = bench.frame.pane.updates;
    visitAfter({ type: "next-update" });
    expect(bench.frame.pane.updates).toBe(updates + 1);
    expect(bench.frame.pane.event?.update).not.toBeNull();
    const { visit } = bench.frame.pane;
    expect(visitAfter({ type: "back-update" })).toBe(visit - 1);
    expect(bench.frame.pane.updates).toBe(updates);
    expect(visitAfter({ type: "reset" })).toBe(0);
    expect(visitAfter({ type: "back-update" })).toBe(0);
    expect(visitAfter({ type: "seek", visit: 33 })).toBe(33);
  });

  it("spreads a far seek over frames and arrives exactly", () => {
    const far = 3_000_017;
    const xor = engine.generate("overlap", { n: 50 });
    const points = Array.from(xor.y, (y, i) => [xor.X.data[2 * i] ?? 0, xor.X.data[2 * i + 1] ?? 0, y] as const);
    const bench = Bench.ofTest(stateOf(points, { maxEpochs: 1_000_000, visit: far }), 0.5);
    expect(bench.frame.pane.visit).toBeLessThan(10_000);
    expect(bench.frame.playback.playing).toBe(true);
    expect(bench.untilStill()).toBeGreaterThan(2);
    expect(bench.session.state.visit).toBe(far);
  });

  it("asks for a frame after every intent, and for none when nothing moves", () => {
    const bench = Bench.ofTest();
    bench.do({ type: "step" });
    expect(bench.changes).toBe(1);
    expect(bench.session.tick()).toBe(false);
  });
});

describe("the worked example of CS 188", () => {
  const cs: Intent = { type: "load-preset", name: "cs188", options: {} };
  const scores = (bench: Bench) => Array.from({ length: 5 }, () => bench.do({ type: "step" }).frame.pane.event?.score);

  it("starts where the text starts it, from the menu and as a state", () => {
    const menu = Bench.ofTest().do(cs);
    expect(menu.session.state.initial).toBeNull();
    expect(menu.frame.pane.initial).toEqual({ weights: [0, 0], bias: -1 });
    expect(scores(menu)).toEqual([-1, -1, 14, 17, 12]);
    const data = { kind: "preset", name: "cs188" } as const;
    expect(scores(Bench.ofTest(stateOf([], { data })))).toEqual([-1, -1, 14, 17, 12]);
  });

  it("starts elsewhere where that is said, and zero can be said", () => {
    const zero = { weights: [0, 0], bias: 0 };
    const bench = Bench.ofTest().do(cs, { type: "configure", initial: zero });
    expect(bench.frame.pane.initial).toEqual(zero);
    expect(scores(bench)[0]).toBe(0);
  });

  it("leaves its start behind with other data or other features, and takes it along into an edit", () => {
    const other = Bench.ofTest().do(cs, { type: "load-preset", name: "and", options: {} });
    expect([other.session.state.initial, other.frame.pane.initial]).toEqual([null, null]);
    for (const change of [
      { type: "set-features", features: ["x1", "x2", "x1*x2"] },
      { type: "set-scaling", scaling: "standardize" },
      { type: "configure", bias: false },
    ] satisfies Intent[]) {
      expect(Bench.ofTest().do(cs, change).frame.pane.initial).toBeNull();
    }
    const edited = Bench.ofTest().do(cs, { type: "move-point", index: 0, to: [1, 1.5] });
    expect(edited.frame.pane.initial).toEqual({ weights: [0, 0], bias: -1, carried: true });
    edited.do({ type: "from-zero" });
    expect(edited.frame.pane.initial).toBeNull();
  });
});
