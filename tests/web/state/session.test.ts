import { afterAll, describe, expect, it } from "vitest";
import { type Lazy, lazy } from "../../../web/engine/lazy.js";
import { capabilitiesOf } from "../../../web/state/capabilities.js";
import type { Point } from "../../../web/state/document/state.js";
import { type Frame, hyperplane } from "../../../web/state/frame.js";
import type { Intent } from "../../../web/state/intent.js";
import { Session } from "../../../web/state/session.js";
import { Bench, cs188, engine, stateOf } from "./engine.js";

const benches: Bench[] = [];
function benchOf(...given: ConstructorParameters<typeof Bench>): Bench {
  const bench = new Bench(...given);
  benches.push(bench);
  return bench;
}

afterAll(() => {
  for (const { session } of benches) session.dispose();
  expect(engine.openRuns).toBe(0);
});

describe("a frame at rest", () => {
  it("has the parts of the one before, and other ones after a visit", () => {
    const bench = benchOf(stateOf(cs188, { learners: [{ kind: "averaged" }, { kind: "kernel" }] }));
    bench.do({ type: "seek", visit: 3 }).untilStill();
    const { panes, findings } = bench.frame;
    expect(bench.do({ type: "select", example: 1 }).frame.panes).toBe(panes);
    expect(bench.frame.findings).toBe(findings);
    bench.do({ type: "step" });
    expect(bench.frame.panes[0]?.current).not.toBe(panes[0]?.current);
    expect(bench.frame.findings).not.toBe(findings);
  });
});

describe("what is not valid becomes a notice, with the data as it was", () => {
  const NaN_ = Number.NaN;
  it.each<[string, Intent, RegExp]>([
    ["a point at NaN", { type: "add-points", points: [[NaN_, 0, 1]] }, /finite/],
    ["a point too far away", { type: "add-points", points: [[1e300, 0, 1]] }, /1e100/],
    ["a label that is none", { type: "add-points", points: [[0, 0, 0]] }, /label/],
    ["a move to infinity", { type: "move-point", index: 0, to: [0, Number.POSITIVE_INFINITY] }, /finite/],
    ["an unknown preset", { type: "load-preset", name: "nothing", options: {} }, /nothing/],
    ["too few points of a preset", { type: "load-preset", name: "blobs", options: { n: 1 } }, /examples/],
    ["noise beyond 1", { type: "load-preset", name: "blobs", options: { noise: 2 } }, /Noise/],
    ["a fractional seed of a preset", { type: "load-preset", name: "blobs", options: { seed: 0.5 } }, /seed/],
    ["a learning rate of 0", { type: "configure", learner: { kind: "perceptron", learningRate: 0 } }, /learning rate/],
    ["a fractional seed", { type: "configure", order: { kind: "shuffle-once", seed: 0.5 } }, /seed/],
    ["a custom order of too few", { type: "configure", order: { kind: "custom", indices: [0] } }, /indices/],
    ["no epoch", { type: "configure", maxEpochs: 0 }, /maxEpochs/],
    ["initial weights of another size", { type: "configure", initial: { weights: [1], bias: 0 } }, /weight/],
    ["a seek to before the start", { type: "seek", visit: -1 }, /visit/],
    ["a seek between visits", { type: "seek", visit: 2.5 }, /visit/],
  ])("%s", (_, intent, text) => {
    const bench = benchOf().do({ type: "seek", visit: 7 });
    const { current } = bench.frame.pane;
    const { state, examples } = bench.frame;
    bench.do(intent);
    expect(bench.notices).toEqual([expect.stringMatching(text)]);
    expect(bench.frame.notices[0]?.kind).toBe("error");
    expect(bench.frame).toMatchObject({ state, canUndo: false, pane: { current, visit: 7 } });
    expect(bench.frame.examples).toBe(examples);
    bench.do({ type: "dismiss-notice", id: bench.frame.notices[0]?.id ?? 0 });
    expect(bench.notices).toEqual([]);
  });

  it("says the same thing once, and three things at most", () => {
    const bench = benchOf();
    for (let i = 0; i < 3; i++) bench.do({ type: "configure", maxEpochs: 0 });
    expect(bench.notices).toHaveLength(1);
    for (const name of ["p", "q", "r", "s"]) bench.do({ type: "load-preset", name, options: {} });
    expect(bench.notices).toHaveLength(3);
  });

  it.each<[string, Point]>([
    ["a label that is none", [0, 0, 0]],
    ["a number that is not finite", [Number.NaN, 0, 2]],
  ])("%s is refused also where the learner trains on no such example, and where it is held out", (_, point) => {
    const classes = benchOf(stateOf([...cs188, [0, 0, 2]]));
    const held = benchOf(stateOf(cs188, { split: { fraction: 0.9, seed: 1 } }));
    for (const bench of [classes, held]) {
      const { points } = bench;
      bench.do({ type: "add-points", points: [point] });
      expect([bench.points, bench.notices]).toEqual([points, [expect.stringMatching(/label/)]]);
    }
  });

  it("holds so many points and no more", () => {
    const bench = benchOf();
    const points = Array.from({ length: 200_000 }, () => [0, 0, 1] as const);
    bench.do({ type: "add-points", points });
    expect(bench.frame.examples.count).toBe(5);
    expect(bench.notices).toEqual([expect.stringMatching(/More points than fit/)]);
    expect(bench.frame.notices[0]?.kind).toBe("warning");
  });

  it("clamps the brush", () => {
    const sizes = [0, 51, 2.4, Number.NaN].map(
      (size) => benchOf().do({ type: "set-brush", size }).frame.state.ui.brush,
    );
    expect(sizes).toEqual([1, 50, 2, 1]);
  });
});

describe("editing", () => {
  const point: Intent = { type: "add-points", points: [[5, 5, 1]] };

  it("goes on from the weights learned so far, and undo brings back the data, the weights and the moment", () => {
    const bench = benchOf().do({ type: "seek", visit: 30 });
    const { current, updates } = bench.frame.pane;
    bench.do(point);
    expect(bench.frame.pane).toMatchObject({ visit: 0, frontier: 0, updates: 0, current });
    expect(bench.points).toHaveLength(6);
    const learned = hyperplane(current);
    const carried = { weights: Array.from(learned?.weights ?? []), bias: learned?.bias, carried: true };
    expect(bench.session.state.initial).toEqual(carried);
    bench.do({ type: "seek", visit: 3 }, { type: "undo" });
    expect(bench.session.state).toMatchObject({ initial: null, visit: 30 });
    expect(bench.frame.pane).toMatchObject({ updates, current });
    expect(bench.points).toEqual(cs188);
    bench.do({ type: "redo" });
    expect(bench.session.state).toMatchObject({ initial: carried, visit: 3 });
  });

  it("stands still at the moment that undo brings back", () => {
    const bench = benchOf().do({ type: "seek", visit: 30 }, point, { type: "play" });
    expect(bench.do({ type: "undo" }).frame.playback).toMatchObject({ playing: false, visit: 30 });
  });

  it("starts where it did before if the user wants that", () => {
    const bench = benchOf().do({ type: "set-keep-weights", keep: false }, { type: "seek", visit: 30 }, point);
    expect(bench.frame.pane).toMatchObject({ visit: 0, frontier: 0, updates: 0, initial: null });
    expect(bench.frame.pane.current).toEqual({ weights: Float64Array.of(0, 0), bias: 0 });
  });

  it("carries nothing where nothing was learned", () => {
    expect(benchOf().do(point).session.state.initial).toBeNull();
    const given = { weights: [1, 2], bias: 3 };
    expect(benchOf(stateOf(cs188, { initial: given })).do(point).session.state.initial).toEqual(given);
    const back = benchOf().do({ type: "seek", visit: 30 }, { type: "reset" }, point);
    expect(back.session.state.initial).toBeNull();
  });

  it("starts afresh where a learner has no weights to carry", () => {
    for (const kind of ["kernel", "multiclass", "decision-tree"] as const) {
      const bench = benchOf(stateOf(cs188, { learners: [{ kind }] })).do({ type: "seek", visit: 30 }, point);
      expect(bench.session.state).toMatchObject({ initial: null, learners: [{ kind }], visit: 0 });
      expect(bench.notices).toEqual([]);
    }
  });

  it("goes back to zero at a press, undoably, and is there already where nothing was carried", () => {
    const bench = benchOf().do({ type: "seek", visit: 30 }, point, { type: "seek", visit: 2 }, { type: "from-zero" });
    expect(bench.session.state).toMatchObject({ initial: null, visit: 0 });
    expect(bench.points).toHaveLength(6);
    bench.do({ type: "from-zero" }, { type: "undo" });
    expect(bench.session.state).toMatchObject({ initial: { carried: true }, visit: 2 });
    const two = benchOf(stateOf(cs188, { learners: [{ kind: "perceptron" }, { kind: "margin" }] }));
    two.do({ type: "seek", visit: 30 }, point);
    expect(two.session.state.learners.every(({ initial }) => initial?.carried)).toBe(true);
    two.do({ type: "from-zero" });
    expect(two.session.state.learners).toEqual([{ kind: "perceptron" }, { kind: "margin" }]);
  });

  it("carries nothing over to other data: neither to a preset nor beyond clear", () => {
    for (const other of [{ type: "load-preset", name: "xor", options: {} }, { type: "clear" }] satisfies Intent[]) {
      const one = benchOf().do({ type: "seek", visit: 30 }, point, { type: "seek", visit: 9 }, other);
      expect(one.session.state.initial).toBeNull();
      const two = benchOf(stateOf(cs188, { learners: [{ kind: "perceptron" }, { kind: "margin" }] }));
      two.do({ type: "seek", visit: 30 }, point, other);
      expect(two.session.state.learners).toEqual([{ kind: "perceptron" }, { kind: "margin" }]);
    }
    const random = benchOf().do({ type: "random-starts", count: 2, seed: 1 });
    const { learners } = random.session.state;
    random.do({ type: "load-preset", name: "xor", options: {} });
    expect(random.session.state.learners).toEqual(learners);
  });

  it("does not touch the run where nothing is edited, wanted weights or not", () => {
    const bench = benchOf().do({ type: "seek", visit: 30 });
    bench.do({ type: "erase-points", indices: [99] }, { type: "move-point", index: 0, to: [1, 1] });
    bench.do({ type: "configure", maxEpochs: 1000, bias: true, learner: { kind: "perceptron" } });
    expect(bench.frame).toMatchObject({ canUndo: false, pane: { visit: 30 } });
  });

  it("makes points of a preset that is edited", () => {
    const bench = benchOf().do({ type: "load-preset", name: "xor", options: {} }, { type: "flip-point", index: 3 });
    expect(bench.points).toEqual([
      [0, 0, -1],
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 1],
    ]);
    bench.do({ type: "undo" });
    expect(bench.session.state.data).toEqual({ kind: "preset", name: "xor" });
  });

  it("starts afresh with a preset: no weights, no window, no custom order of other data", () => {
    const bench = benchOf(
      stateOf(cs188, {
        initial: { weights: [1, 2], bias: 3 },
        order: { kind: "custom", indices: [4, 3, 2, 1, 0] },
        view: { x: [0, 1], y: [0, 1] },
        visit: 7,
      }),
    );
    bench.do({ type: "load-preset", name: "moons", options: { n: 20, seed: 4, noise: 0.2 } });
    expect(bench.session.state).toMatchObject({
      data: { kind: "preset", name: "moons", n: 20, seed: 4, noise: 0.2 },
      initial: null,
      order: { kind: "given" },
      view: null,
      visit: 0,
    });
    expect(bench.frame.examples.count).toBe(20);
    expect(bench.notices).toEqual([]);
  });

  it("goes back to the given order when the custom one no longer names every example", () => {
    const order = { kind: "custom", indices: [4, 3, 2, 1, 0] } as const;
    const bench = benchOf(stateOf(cs188, { order })).do({ type: "flip-point", index: 0 });
    expect(bench.frame.order).toEqual(order);
    bench.do(point);
    expect(bench.frame.order).toEqual({ kind: "given" });
    expect(bench.notices).toEqual([expect.stringMatching(/custom order named 5 examples, now there are 6/)]);
    bench.do({ type: "undo" });
    expect(bench.frame.order).toEqual(order);
  });

  it("takes another seed, and the same one again after undo", () => {
    const bench = benchOf(stateOf(cs188, { order: { kind: "shuffle-once", seed: 3 } })).do({ type: "new-seed" });
    expect(bench.frame.order).toEqual({ kind: "shuffle-once", seed: 4 });
    expect(bench.do({ type: "undo" }).frame.order).toEqual({ kind: "shuffle-once", seed: 3 });
  });

  it("keeps the selected example selected while it is there", () => {
    const bench = benchOf().do({ type: "select", example: 4 }, { type: "flip-point", index: 0 });
    expect(bench.frame.selected).toBe(4);
    expect(bench.do({ type: "erase-points", indices: [0, 2] }).frame.selected).toBe(2);
    expect(bench.do({ type: "erase-points", indices: [2] }).frame.selected).toBeNull();
    expect(bench.do({ type: "select", example: 1 }, { type: "undo" }).frame.selected).toBeNull();
  });

  it("names what is missing while there is nothing to train, and begins when there is", () => {
    const bench = benchOf(stateOf([]));
    expect(bench.frame.pane).toMatchObject({
      obstacle: "There are no examples.",
      visit: 0,
      event: null,
      finished: false,
    });
    for (const type of [
      "play",
      "step",
      "next-update",
      "next-epoch",
      "back-visit",
      "back-update",
      "finish",
      "reset",
    ] as const) {
      bench.do({ type });
    }
    expect([bench.session.tick(), bench.frame.playback.playing]).toEqual([false, false]);
    bench.do({ type: "add-points", points: [[0, 0, -1]] });
    expect(bench.frame.pane.obstacle).toMatch(/Every example is negative/);
    bench.do({ type: "add-points", points: [[1, 1, 1]] });
    expect(bench.frame.pane.obstacle).toBeNull();
    bench.do({ type: "finish" }).untilStill();
    expect(bench.frame.pane.stop).toBe("converged");
    expect(bench.do({ type: "clear" }).frame.pane).toMatchObject({ obstacle: "There are no examples.", visit: 0 });
    expect(bench.notices).toEqual([]);
  });
});

describe("the worked example of CS 188", () => {
  const cs: Intent = { type: "load-preset", name: "cs188", options: {} };
  const scores = (bench: Bench) => Array.from({ length: 5 }, () => bench.do({ type: "step" }).frame.pane.event?.score);

  it("starts where the text starts it, from the menu and as a state", () => {
    const menu = benchOf().do(cs);
    expect(menu.session.state.initial).toBeNull();
    expect(menu.frame.pane.initial).toEqual({ weights: [0, 0], bias: -1 });
    expect(scores(menu)).toEqual([-1, -1, 14, 17, 12]);
    const data = { kind: "preset", name: "cs188" } as const;
    expect(scores(benchOf(stateOf([], { data })))).toEqual([-1, -1, 14, 17, 12]);
  });

  it("starts elsewhere where that is said, and zero can be said", () => {
    const zero = { weights: [0, 0], bias: 0 };
    const bench = benchOf().do(cs, { type: "configure", initial: zero });
    expect(bench.frame.pane.initial).toEqual(zero);
    expect(scores(bench)[0]).toBe(0);
  });

  it("leaves its start behind with other data or other features, and takes it along into an edit", () => {
    const other = benchOf().do(cs, { type: "load-preset", name: "and", options: {} });
    expect([other.session.state.initial, other.frame.pane.initial]).toEqual([null, null]);
    for (const change of [
      { type: "set-features", features: ["x1", "x2", "x1*x2"] },
      { type: "set-scaling", scaling: "standardize" },
      { type: "configure", bias: false },
    ] satisfies Intent[]) {
      expect(benchOf().do(cs, change).frame.pane.initial).toBeNull();
    }
    const edited = benchOf().do(cs, { type: "move-point", index: 0, to: [1, 1.5] });
    expect(edited.frame.pane.initial).toEqual({ weights: [0, 0], bias: -1, carried: true });
    edited.do({ type: "from-zero" });
    expect(edited.frame.pane.initial).toBeNull();
  });
});

describe("data of several classes", () => {
  const preset = (name: string): Intent => ({ type: "load-preset", name, options: {} });
  const learnersAfter = (bench: Bench, ...intents: Intent[]) => bench.do(...intents).session.state.learners;

  it("puts a learner of them in the place of the lead, until the data is of two again", () => {
    const voted = { kind: "voted", learningRate: 0.5 } as const;
    const bench = benchOf(stateOf(cs188, { learners: [voted] }));
    expect(learnersAfter(bench, preset("three-classes"))).toEqual([{ kind: "multiclass", insteadOf: voted }]);
    expect(bench.frame.pane.obstacle).toBeNull();
    expect(learnersAfter(bench, preset("iris-species"))).toEqual([{ kind: "multiclass", insteadOf: voted }]);
    for (const two of [preset("xor"), preset("reviews"), { type: "clear" } satisfies Intent]) {
      expect(learnersAfter(bench, two)).toEqual([voted]);
      expect(learnersAfter(bench, { type: "undo" })).toEqual([{ kind: "multiclass", insteadOf: voted }]);
    }
  });

  it("leaves a learner that was chosen on purpose", () => {
    const chosen = { kind: "multiclass" } as const;
    const before = benchOf(stateOf(cs188, { learners: [chosen] }));
    expect(learnersAfter(before, preset("three-classes"), preset("xor"))).toEqual([chosen]);
    const after = benchOf().do(preset("three-classes"), { type: "configure", learner: { kind: "decision-tree" } });
    expect(learnersAfter(after, preset("xor"))).toEqual([{ kind: "decision-tree" }]);
  });

  it("finds the one there was among others too", () => {
    const bench = benchOf(stateOf(cs188, { learners: [{ kind: "margin" }, { kind: "pocket" }] }));
    bench.do({ type: "set-lead", index: 1 }, preset("three-classes"), { type: "set-lead", index: 0 }, preset("xor"));
    expect(bench.session.state.learners).toEqual([{ kind: "margin" }, { kind: "pocket" }]);
  });
});

describe("time", () => {
  it("plays, and stops by itself at convergence", () => {
    const bench = benchOf().do({ type: "set-speed", speed: "max" }, { type: "play" });
    expect(bench.frame.playback.playing).toBe(true);
    bench.untilStill();
    expect(bench.frame).toMatchObject({
      pane: { visit: 1150, updates: 445, stop: "converged", finished: true },
      playback: { playing: false },
    });
  });

  it("plays a run that cannot converge until its last epoch", () => {
    const xor = stateOf(
      [
        [0, 0, -1],
        [0, 1, 1],
        [1, 0, 1],
        [1, 1, -1],
      ],
      { maxEpochs: 3 },
    );
    const bench = benchOf(xor).do({ type: "set-speed", speed: 1000 }, { type: "play" });
    bench.untilStill();
    expect(bench.frame).toMatchObject({
      pane: { visit: 12, stop: "max-epochs", trainingMistakes: 4 },
      playback: { playing: false },
    });
  });

  it("plays again from the start when it is at the end", () => {
    const bench = benchOf().do({ type: "finish" });
    bench.untilStill();
    bench.do({ type: "play" });
    bench.session.tick();
    expect(bench.frame).toMatchObject({ pane: { visit: 1, frontier: 1150 }, playback: { playing: true } });
  });

  it("does not race through the new run when the data change on the way to convergence", () => {
    const bench = benchOf().do({ type: "finish" });
    expect(bench.frame.playback.playing).toBe(true);
    bench.do({ type: "move-point", index: 0, to: [0, 0] });
    expect([bench.session.tick(), bench.frame.playback.playing, bench.frame.pane.visit]).toEqual([false, false, 0]);
  });

  it("moves by visits, updates and epochs, and pauses for it", () => {
    const bench = benchOf();
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
    const bench = benchOf(stateOf(points, { maxEpochs: 1_000_000, visit: far }), 0.5);
    expect(bench.frame.pane.visit).toBeLessThan(10_000);
    expect(bench.frame.playback.playing).toBe(true);
    expect(bench.untilStill()).toBeGreaterThan(2);
    expect(bench.session.state.visit).toBe(far);
  });

  it("asks for a frame after every intent, and for none when nothing moves", () => {
    const bench = benchOf();
    bench.do({ type: "step" });
    expect(bench.changes).toBe(1);
    expect(bench.session.tick()).toBe(false);
  });
});

describe("the state", () => {
  it("comes back from JSON as it was, weights and all", () => {
    const bench = benchOf().do(
      { type: "load-preset", name: "circles", options: { n: 30, seed: 5 } },
      { type: "configure", learner: { kind: "perceptron", learningRate: 0.5, tie: "correct" }, maxEpochs: 9 },
      { type: "configure", order: { kind: "shuffle-each-epoch", seed: 2 }, bias: false },
      { type: "set-theme", theme: "dark" },
      { type: "seek", visit: 123 },
    );
    const copy = benchOf(JSON.parse(JSON.stringify(bench.session.state)));
    expect(copy.session.state).toEqual(bench.session.state);
    expect(copy.frame.pane.current).toEqual(bench.frame.pane.current);
    expect(copy.frame.pane.event).toEqual(bench.frame.pane.event);
  });

  it("is replaced as a whole, undoably", () => {
    const bench = benchOf().do({ type: "seek", visit: 9 });
    bench.session.replace(stateOf([], { visit: 4 }));
    expect(bench.session.state).toMatchObject({ data: { kind: "points", points: [] }, visit: 0 });
    bench.do({ type: "undo" });
    expect(bench.points).toEqual(cs188);
  });

  it("takes what the engine takes: a field it refuses is named and stays as it is", () => {
    const bench = benchOf().do({ type: "seek", visit: 9 });
    const { ui } = bench.session.state;
    const wanted = stateOf(cs188, { maxEpochs: 0, bias: false, visit: 3, ui: { ...ui, theme: "dark" } });
    bench.session.replace({ ...wanted, learners: [{ kind: "perceptron", learningRate: 0 }] });
    expect(bench.notices).toEqual([expect.stringMatching(/maxEpochs/), expect.stringMatching(/learning rate/)]);
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
    const bench = benchOf().do({ type: "seek", visit: 30 }, { type: "seek", visit: 10 }, { type: "play" });
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
    const bench = benchOf().do({ type: "seek", visit: 30 }, { type: "undo" }, { type: "redo" });
    expect(bench.frame.pane).toMatchObject({ visit: 30, frontier: 30 });
  });

  it("keeps no learned weights that cannot be used any more", () => {
    const bench = benchOf().do({ type: "seek", visit: 1 });
    bench.do({ type: "flip-point", index: 0 });
    expect(bench.session.state.initial?.bias).not.toBe(0);
    bench.do({ type: "configure", bias: false });
    expect([bench.session.state.bias, bench.session.state.initial?.bias, bench.notices]).toEqual([false, 0, []]);
    expect(bench.do({ type: "clear" }).session.state.initial).toBeNull();
  });

  it("has nothing to undo after forget", () => {
    const bench = benchOf().do({ type: "clear" });
    bench.session.forget();
    expect(bench.frame.canUndo).toBe(false);
    expect(bench.do({ type: "undo" }).points).toEqual([]);
  });
});

describe("an intent that needs what has still to load", () => {
  const opened: Session[] = [];
  /** A session before anything has loaded; `arrive` lets what is on its way come, or fail. */
  const early = (state = stateOf(cs188)) => {
    const { settings, background, extension } = capabilitiesOf(engine);
    let answers: (() => void)[] = [];
    const asked: string[] = [];
    let online = true;
    const onItsWay = <Module>(name: string, { load }: Lazy<Module>) =>
      lazy(async () => {
        asked.push(name);
        await new Promise<void>((resolve) => answers.push(resolve));
        if (!online) throw new TypeError("offline");
        return load();
      });
    const session = new Session(engine, state, () => {}, undefined, {
      settings: onItsWay("settings", settings),
      background: onItsWay("background", background),
      extension: onItsWay("extension", extension),
    });
    opened.push(session);
    const arrive = async (connection: "online" | "offline" = "online") => {
      online = connection === "online";
      for (const answer of answers) answer();
      answers = [];
      await session.settled();
    };
    return { session, arrive, asked };
  };
  afterAll(() => {
    for (const session of opened) session.dispose();
  });

  it.each<[Intent, readonly string[], (frame: Frame) => void]>([
    [
      { type: "load-preset", name: "moons", options: {} },
      ["settings"],
      ({ examples }) => expect(examples.count).not.toBe(5),
    ],
    [{ type: "configure", maxEpochs: 7 }, ["settings"], ({ state }) => expect(state.maxEpochs).toBe(7)],
    [{ type: "set-features", features: ["x1"] }, ["settings"], ({ pane }) => expect(pane.features).toEqual(["x1"])],
    [{ type: "add-learner", learner: { kind: "voted" } }, ["settings"], ({ panes }) => expect(panes).toHaveLength(2)],
    [
      { type: "run-experiment", seeds: 2, epochs: 2 },
      ["background", "extension"],
      ({ experiment }) => expect(experiment).not.toBeNull(),
    ],
    [
      { type: "run-trial", of: "scaling" },
      ["background", "extension"],
      ({ findings }) => expect(findings?.trial).not.toBeNull(),
    ],
  ])("is carried out then, and asks for no more than that: %j", async (intent, needs, check) => {
    const { session, arrive, asked } = early();
    session.dispatch(intent);
    expect(asked).toEqual(needs);
    await arrive();
    check(session.frame());
    expect(session.takeRefusals()).toEqual([]);
  });

  it("holds up what comes after it: the order is the one they came in", async () => {
    const { session, arrive } = early();
    session.dispatch({ type: "seek", visit: 3 });
    session.dispatch({ type: "load-preset", name: "and", options: {} });
    session.dispatch({ type: "add-points", points: [[5, 5, 1]] });
    const done: number[] = [];
    session.dispatch({ type: "seek", visit: 2 }, () => done.push(session.state.visit));
    expect([session.state.visit, session.frame().examples.count, done]).toEqual([3, 5, []]);
    await arrive();
    expect([session.state.visit, session.frame().examples.count, done]).toEqual([2, 5, [2]]);
    session.dispatch({ type: "undo" });
    expect(session.state.data).toEqual({ kind: "preset", name: "and" });
  });

  it("is refused aloud, once, where that cannot be loaded; the others are carried out, and it can be tried again", async () => {
    const { session, arrive } = early();
    session.dispatch({ type: "configure", maxEpochs: 7 });
    session.dispatch({ type: "seek", visit: 2 });
    session.dispatch({ type: "new-seed" });
    await arrive("offline");
    expect(session.state).toMatchObject({ visit: 2, maxEpochs: 1000 });
    expect(session.takeRefusals()).toMatchObject([{ code: "load-failed" }]);
    expect(session.frame().notices.map(({ text }) => text)).toEqual([expect.stringContaining("offline")]);
    session.dispatch({ type: "configure", maxEpochs: 7 });
    await arrive();
    expect(session.state.maxEpochs).toBe(7);
    expect(session.takeRefusals()).toEqual([]);
  });

  it("is followed, and preceded, in turn by what acts on the state of its own moment", async () => {
    const { session, arrive } = early();
    const seen: number[] = [];
    const clearAfterLooking = () => {
      seen.push(session.frame().examples.count);
      session.dispatch({ type: "clear" });
    };
    session.inTurn(clearAfterLooking);
    expect(seen).toEqual([5]);
    session.dispatch({ type: "undo" });
    session.dispatch({ type: "load-preset", name: "and", options: {} });
    session.inTurn(clearAfterLooking);
    session.dispatch({ type: "add-points", points: [[5, 5, 1]] });
    expect([seen, session.frame().examples.count]).toEqual([[5], 5]);
    await arrive();
    expect([seen, session.frame().examples.count]).toEqual([[5, 4], 1]);
  });

  it("is waited for by what is decided after it, which finds what was decided before", async () => {
    const { session, arrive } = early();
    const toggle = () => session.dispatch(({ state: { ui } }) => ({ type: "set-shading", shading: !ui.shading }));
    const { shading } = session.state.ui;
    session.dispatch({ type: "configure", maxEpochs: 7 });
    toggle();
    toggle();
    const asked: number[] = [];
    session.dispatch(({ state }) => {
      asked.push(state.maxEpochs);
      return null;
    });
    expect([session.state.ui.shading, asked]).toEqual([shading, []]);
    await arrive();
    expect([session.state.ui.shading, asked]).toEqual([shading, [7]]);
    toggle();
    expect(session.state.ui.shading).toBe(!shading);
  });

  it("waits for what acts before it once its code has loaded, or could not", async () => {
    const { session } = early();
    for (const load of [async () => "here", () => Promise.reject(new TypeError("offline"))]) {
      const code = lazy(load);
      const seen: unknown[] = [];
      session.inTurn(() => seen.push(session.state.visit, code.module), code);
      session.dispatch({ type: "step" });
      expect([seen, session.state.visit]).toEqual([[], 0]);
      await session.settled();
      expect([seen, session.state.visit]).toEqual([[0, code.module], 1]);
      session.dispatch({ type: "reset" });
    }
    expect(session.takeRefusals()).toEqual([]);
  });

  it("does not wait for what is only looked at: that loads between two frames, once", async () => {
    const { session, arrive, asked } = early();
    session.dispatch({ type: "want-curves", want: true });
    session.dispatch({ type: "seek", visit: 3 });
    expect([session.state.visit, asked, session.rest]).toEqual([3, [], 0]);
    session.tick();
    session.tick();
    expect([asked, session.rest]).toEqual([["background"], Number.POSITIVE_INFINITY]);
    await arrive();
    while (session.tick());
    expect(session.frame().pane.curve).not.toBeNull();
  });

  it("that only looks is tried again with the next intent, not before", async () => {
    const { session, arrive, asked } = early();
    session.dispatch({ type: "want-verdict" });
    session.tick();
    await arrive("offline");
    for (let frame = 0; frame < 3; frame++) session.tick();
    expect([asked, session.rest]).toEqual([["background", "extension"], Number.POSITIVE_INFINITY]);
    session.dispatch({ type: "step" });
    session.tick();
    expect(asked).toEqual(["background", "extension", "background", "extension"]);
    await arrive();
    while (session.tick());
    expect(session.frame().findings?.verdict?.analysis.separable).toBe(true);
  });

  it("is none on the way to the first visit", () => {
    const { session, asked } = early();
    session.dispatch({ type: "step" });
    expect([session.tick(), session.rest, asked]).toEqual([false, Number.POSITIVE_INFINITY, []]);
  });
});

describe("what is refused", () => {
  const refusalsOf = (...fields: readonly string[]) =>
    fields.map((field) => ({ field, code: "bad-state", message: `${field} is wrong.` }));

  it("is kept for whoever asks, all of it, while the page sums it up", () => {
    const bench = benchOf();
    bench.session.refuse(...refusalsOf("a", "b", "c", "d"));
    expect(bench.notices).toEqual(["a is wrong. b is wrong. c is wrong. d is wrong."]);
    for (const field of ["e", "f", "g", "g"]) bench.session.refuse(...refusalsOf(field));
    expect(bench.notices).toEqual(["e is wrong.", "f is wrong.", "g is wrong."]);
    expect(bench.session.takeRefusals().map(({ field }) => field)).toEqual([..."abcdefgg"]);
    expect(bench.session.takeRefusals()).toEqual([]);
  });
});

describe("the page takes no value that its state could not hold", () => {
  it.each<Intent>([
    { type: "set-lead", index: 3 },
    { type: "set-lead", index: -1 },
    { type: "set-lead", index: 0.5 },
    { type: "set-difference", pair: [0, 1] },
    { type: "set-difference", pair: [-1, 0] },
    { type: "set-speed", speed: 0 },
    { type: "set-speed", speed: Number.NaN },
    { type: "set-speed", speed: Number.POSITIVE_INFINITY },
    { type: "set-view", view: { x: [1, 0], y: [0, 1] } },
    { type: "set-view", view: { x: [0, Number.NaN], y: [0, 1] } },
  ])("%j", (intent) => {
    const bench = benchOf();
    const { state } = bench.session;
    expect(bench.do(intent).session.state).toEqual(state);
  });
});
