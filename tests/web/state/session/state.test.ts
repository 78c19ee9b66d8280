import { describe, expect, it } from "vitest";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { Bench, cs188, stateOf } from "../engine.js";

describe("the state", () => {
  it("comes back from JSON as it was, weights and all", () => {
    const bench = Bench.ofTest().do(
      { type: "load-preset", name: "circles", options: { n: 30, seed: 5 } },
      { type: "configure", learner: { kind: "perceptron", learningRate: 0.5, tie: "correct" }, maxEpochs: 9 },
      { type: "configure", order: { kind: "shuffle-each-epoch", seed: 2 }, bias: false },
      { type: "set-ui", ui: { theme: "dark" } },
      { type: "seek", visit: 123 },
    );
    const copy = Bench.ofTest(JSON.parse(JSON.stringify(bench.session.state)));
    expect(copy.session.state).toEqual(bench.session.state);
    expect(copy.frame.pane.current).toEqual(bench.frame.pane.current);
    expect(copy.frame.pane.event).toEqual(bench.frame.pane.event);
  });

  it("is replaced as a whole, undoably", () => {
    const bench = Bench.ofTest().do({ type: "seek", visit: 9 });
    bench.session.replace(stateOf([], { visit: 4 }));
    expect(bench.session.state).toMatchObject({ data: { kind: "points", points: [] }, visit: 0 });
    bench.do({ type: "undo" });
    expect(bench.points).toEqual(cs188);
  });

  it("takes what the engine takes: a field it refuses is named and stays as it is", () => {
    const bench = Bench.ofTest().do({ type: "seek", visit: 9 });
    const { ui } = bench.session.state;
    const wanted = stateOf(cs188, { maxEpochs: 0, bias: false, visit: 3, ui: { ...ui, theme: "dark" } });
    bench.session.replace({ ...wanted, learners: [{ kind: "perceptron", learningRate: 0 }] });
    expect(bench.notices).toEqual([expect.stringMatching(/maxEpochs/), expect.stringMatching(/learningRate/)]);
    expect(bench.session.takeRefusals().map(({ field }) => field)).toEqual(["maxEpochs", "learner.learningRate"]);
    expect(bench.session.state).toMatchObject({
      maxEpochs: 1000,
      bias: false,
      visit: 3,
      learners: [{ kind: "perceptron" }],
      ui: { theme: "dark" },
    });
    expect(bench.points).toEqual(cs188);
  });

  it("keeps the run where only the page changes", () => {
    const bench = Bench.ofTest().do({ type: "seek", visit: 30 }, { type: "seek", visit: 10 }, { type: "play" });
    const { state } = bench.session;
    bench.session.replace(structuredClone({ ...state, ui: { ...state.ui, theme: "dark" as const } }));
    expect(bench.frame).toMatchObject({
      canUndo: false,
      pane: { visit: 10, frontier: 30 },
      playback: { playing: true },
    });
    bench.session.replace({ ...state, visit: 12 });
    expect(bench.frame).toMatchObject({
      canUndo: false,
      pane: { visit: 12, frontier: 30 },
      playback: { playing: false },
    });
  });

  it("is left alone by undo and redo when there is nothing to undo or redo", () => {
    const bench = Bench.ofTest().do({ type: "seek", visit: 30 }, { type: "undo" }, { type: "redo" });
    expect(bench.frame.pane).toMatchObject({ visit: 30, frontier: 30 });
  });

  it("keeps no learned weights that cannot be used any more", () => {
    const bench = Bench.ofTest().do({ type: "seek", visit: 1 });
    bench.do({ type: "flip-point", index: 0 });
    expect(bench.session.state.initial?.bias).not.toBe(0);
    bench.do({ type: "configure", bias: false });
    expect([bench.session.state.bias, bench.session.state.initial?.bias, bench.notices]).toEqual([false, 0, []]);
    expect(bench.do({ type: "clear" }).session.state.initial).toBeNull();
  });

  it("has nothing to undo after forget", () => {
    const bench = Bench.ofTest().do({ type: "clear" });
    bench.session.clearHistory();
    expect(bench.frame.canUndo).toBe(false);
    expect(bench.do({ type: "undo" }).points).toEqual([]);
  });
});

describe("the page takes no value that its state could not hold", () => {
  it.each<Intent>([
    { type: "set-ui", ui: { lead: 3 } },
    { type: "set-ui", ui: { lead: -1 } },
    { type: "set-ui", ui: { lead: 0.5 } },
    { type: "set-ui", ui: { difference: [0, 1] } },
    { type: "set-ui", ui: { difference: [-1, 0] } },
    { type: "set-speed", speed: 0 },
    { type: "set-speed", speed: Number.NaN },
    { type: "set-speed", speed: Number.POSITIVE_INFINITY },
    { type: "set-view", view: { x: [1, 0], y: [0, 1] } },
    { type: "set-view", view: { x: [0, Number.NaN], y: [0, 1] } },
  ])("%j", (intent) => {
    const bench = Bench.ofTest();
    const { state } = bench.session;
    expect(bench.do(intent).session.state).toEqual(state);
  });
});
