import { describe, expect, it } from "vitest";
import { hyperplane } from "../../../../web/state/runs/frame.js";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { rows } from "../../../rows.js";
import { obstacleSaid } from "../../words/said.js";
import { Bench, cs188, stateOf } from "../engine.js";

describe("editing", () => {
  const point: Intent = { type: "add-points", points: [[5, 5, 1]] };

  it("goes on from the weights learned so far, and undo brings back the data, the weights and the moment", () => {
    const bench = Bench.ofTest().do({ type: "seek", visit: 30 });
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
    const bench = Bench.ofTest().do({ type: "seek", visit: 30 }, point, { type: "play" });
    expect(bench.do({ type: "undo" }).frame.playback).toMatchObject({ playing: false, visit: 30 });
  });

  it("starts where it did before if the user wants that", () => {
    const bench = Bench.ofTest().do({ type: "set-ui", ui: { keepWeights: false } }, { type: "seek", visit: 30 }, point);
    expect(bench.frame.pane).toMatchObject({ visit: 0, frontier: 0, updates: 0, initial: null });
    expect(bench.frame.pane.current).toEqual({ weights: Float64Array.of(0, 0), bias: 0 });
  });

  it("carries nothing where nothing was learned", () => {
    expect(Bench.ofTest().do(point).session.state.initial).toBeNull();
    const given = { weights: [1, 2], bias: 3 };
    expect(Bench.ofTest(stateOf(cs188, { initial: given })).do(point).session.state.initial).toEqual(given);
    const back = Bench.ofTest().do({ type: "seek", visit: 30 }, { type: "reset" }, point);
    expect(back.session.state.initial).toBeNull();
  });

  it("starts afresh where a learner has no weights to carry", () => {
    for (const kind of ["kernel", "decision-tree"] as const) {
      const bench = Bench.ofTest(stateOf(cs188, { learners: [{ kind }] })).do({ type: "seek", visit: 30 }, point);
      expect(bench.session.state).toMatchObject({ initial: null, learners: [{ kind }], visit: 0 });
      expect(bench.notices).toEqual([]);
    }
  });

  it("goes back to zero at a press, undoably, and is there already where nothing was carried", () => {
    const bench = Bench.ofTest().do(
      { type: "seek", visit: 30 },
      point,
      { type: "seek", visit: 2 },
      { type: "from-zero" },
    );
    expect(bench.session.state).toMatchObject({ initial: null, visit: 0 });
    expect(bench.points).toHaveLength(6);
    bench.do({ type: "from-zero" }, { type: "undo" });
    expect(bench.session.state).toMatchObject({ initial: { carried: true }, visit: 2 });
    const two = Bench.ofTest(stateOf(cs188, { learners: [{ kind: "perceptron" }, { kind: "margin" }] }));
    two.do({ type: "seek", visit: 30 }, point);
    expect(two.session.state.learners.every(({ initial }) => initial?.carried)).toBe(true);
    two.do({ type: "from-zero" });
    expect(two.session.state.learners).toEqual([{ kind: "perceptron" }, { kind: "margin" }]);
  });

  it("carries nothing over to other data: neither to a preset nor beyond clear", () => {
    for (const other of [{ type: "load-preset", name: "xor", options: {} }, { type: "clear" }] satisfies Intent[]) {
      const one = Bench.ofTest().do({ type: "seek", visit: 30 }, point, { type: "seek", visit: 9 }, other);
      expect(one.session.state.initial).toBeNull();
      const two = Bench.ofTest(stateOf(cs188, { learners: [{ kind: "perceptron" }, { kind: "margin" }] }));
      two.do({ type: "seek", visit: 30 }, point, other);
      expect(two.session.state.learners).toEqual([{ kind: "perceptron" }, { kind: "margin" }]);
    }
    const random = Bench.ofTest().do({ type: "random-starts", count: 2, seed: 1 });
    const { learners } = random.session.state;
    random.do({ type: "load-preset", name: "xor", options: {} });
    expect(random.session.state.learners).toEqual(learners);
  });

  it("does not touch the run where nothing is edited, wanted weights or not", () => {
    const bench = Bench.ofTest().do({ type: "seek", visit: 30 });
    bench.do({ type: "erase-points", indices: [99] }, { type: "move-point", index: 0, to: [1, 1] });
    bench.do({ type: "configure", maxEpochs: 1000, bias: true, learner: { kind: "perceptron" } });
    expect(bench.frame).toMatchObject({ canUndo: false, pane: { visit: 30 } });
  });

  it("makes points of a preset that is edited", () => {
    const bench = Bench.ofTest().do(
      { type: "load-preset", name: "xor", options: {} },
      { type: "flip-point", index: 3 },
    );
    expect(bench.points).toEqual(rows("0 0 -1; 0 1 1; 1 0 1; 1 1 1"));
    bench.do({ type: "undo" });
    expect(bench.session.state.data).toEqual({ kind: "preset", name: "xor" });
  });

  it("starts afresh with a preset: no weights, no window, no custom order of other data", () => {
    const bench = Bench.ofTest(
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
    const bench = Bench.ofTest(stateOf(cs188, { order })).do({ type: "flip-point", index: 0 });
    expect(bench.frame.order).toEqual(order);
    bench.do(point);
    expect(bench.frame.order).toEqual({ kind: "given" });
    expect(bench.notices).toEqual([expect.stringMatching(/custom order was for 5 examples, and now there are 6/)]);
    bench.do({ type: "undo" });
    expect(bench.frame.order).toEqual(order);
  });

  it("takes another seed, and the same one again after undo", () => {
    const bench = Bench.ofTest(stateOf(cs188, { order: { kind: "shuffle-once", seed: 3 } })).do({ type: "new-seed" });
    expect(bench.frame.order).toEqual({ kind: "shuffle-once", seed: 4 });
    expect(bench.do({ type: "undo" }).frame.order).toEqual({ kind: "shuffle-once", seed: 3 });
  });

  it("keeps the selected example selected while it is there", () => {
    const bench = Bench.ofTest().do({ type: "select", example: 4 }, { type: "flip-point", index: 0 });
    expect(bench.frame.selected).toBe(4);
    expect(bench.do({ type: "erase-points", indices: [0, 2] }).frame.selected).toBe(2);
    expect(bench.do({ type: "erase-points", indices: [2] }).frame.selected).toBeNull();
    expect(bench.do({ type: "select", example: 1 }, { type: "undo" }).frame.selected).toBeNull();
  });

  it("names what is missing while there is nothing to train, and begins when there is", () => {
    const bench = Bench.ofTest(stateOf([]));
    expect(bench.frame.pane).toMatchObject({
      obstacle: { code: "refused", error: { code: "empty" } },
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
    expect(obstacleSaid(bench.frame.pane.obstacle)).toMatch(/Every example is negative/);
    bench.do({ type: "add-points", points: [[1, 1, 1]] });
    expect(bench.frame.pane.obstacle).toBeNull();
    bench.do({ type: "finish" }).untilStill();
    expect(bench.frame.pane.stop).toBe("converged");
    expect(bench.do({ type: "clear" }).frame.pane).toMatchObject({
      obstacle: { code: "refused", error: { code: "empty" } },
      visit: 0,
    });
    expect(bench.notices).toEqual([]);
  });
});

describe("data of several classes", () => {
  const preset = (name: string): Intent => ({ type: "load-preset", name, options: {} });
  const learnersAfter = (bench: Bench, ...intents: Intent[]) => bench.do(...intents).session.state.learners;

  it("puts a learner of them in the place of the lead, until the data is of two again", () => {
    const voted = { kind: "voted", learningRate: 0.5 } as const;
    const bench = Bench.ofTest(stateOf(cs188, { learners: [voted] }));
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
    const before = Bench.ofTest(stateOf(cs188, { learners: [chosen] }));
    expect(learnersAfter(before, preset("three-classes"), preset("xor"))).toEqual([chosen]);
    const after = Bench.ofTest().do(preset("three-classes"), { type: "configure", learner: { kind: "decision-tree" } });
    expect(learnersAfter(after, preset("xor"))).toEqual([{ kind: "decision-tree" }]);
  });

  it("finds the one there was among others too", () => {
    const bench = Bench.ofTest(stateOf(cs188, { learners: [{ kind: "margin" }, { kind: "pocket" }] }));
    bench.do(
      { type: "set-ui", ui: { lead: 1 } },
      preset("three-classes"),
      { type: "set-ui", ui: { lead: 0 } },
      preset("xor"),
    );
    expect(bench.session.state.learners).toEqual([{ kind: "margin" }, { kind: "pocket" }]);
  });
});
