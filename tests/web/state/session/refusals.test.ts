import { describe, expect, it } from "vitest";
import type { Point } from "../../../../web/state/document/state.js";
import type { Intent } from "../../../../web/state/runs/intent.js";
import { rows } from "../../../rows.js";
import { Bench, cs188, stateOf } from "../engine.js";

describe("what is not valid becomes a notice, with the data as it was", () => {
  const NaN_ = Number.NaN;
  it.each<[string, Intent, RegExp]>([
    ["a point at NaN", { type: "add-points", points: [[NaN_, 0, 1]] }, /finite/],
    ["a point too far away", { type: "add-points", points: [[1e300, 0, 1]] }, /1e100/],
    ["a label that is none", { type: "add-points", points: [[0, 0, 0]] }, /label/],
    ["a move to infinity", { type: "move-point", index: 0, to: [0, Number.POSITIVE_INFINITY] }, /finite/],
    ["an unknown preset", { type: "load-preset", name: "nothing", options: {} }, /nothing/],
    ["too few points of a preset", { type: "load-preset", name: "blobs", options: { n: 1 } }, /^data\.n must/],
    ["noise beyond 1", { type: "load-preset", name: "blobs", options: { noise: 2 } }, /^data\.noise must/],
    ["a fractional seed of a preset", { type: "load-preset", name: "blobs", options: { seed: 0.5 } }, /seed/],
    [
      "a learning rate of 0",
      { type: "configure", learner: { kind: "perceptron", learningRate: 0 } },
      /learningRate must/,
    ],
    ["a fractional seed", { type: "configure", order: { kind: "shuffle-once", seed: 0.5 } }, /seed/],
    ["a custom order of too few", { type: "configure", order: { kind: "custom", indices: [0] } }, /indices/],
    ["no epoch", { type: "configure", maxEpochs: 0 }, /maxEpochs/],
    ["initial weights of another size", { type: "configure", initial: { weights: [1], bias: 0 } }, /weight/],
    ["a seek to before the start", { type: "seek", visit: -1 }, /visit/],
    ["a seek between visits", { type: "seek", visit: 2.5 }, /visit/],
  ])("%s", (_, intent, text) => {
    const bench = Bench.ofTest().do({ type: "seek", visit: 7 });
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
    const bench = Bench.ofTest();
    for (let i = 0; i < 3; i++) bench.do({ type: "configure", maxEpochs: 0 });
    expect(bench.notices).toHaveLength(1);
    for (const name of ["p", "q", "r", "s"]) bench.do({ type: "load-preset", name, options: {} });
    expect(bench.notices).toHaveLength(3);
  });

  it.each<[string, Point]>([
    ["a label that is none", [0, 0, 0]],
    ["a number that is not finite", [Number.NaN, 0, 2]],
  ])("%s is refused also where the learner trains on no such example, and where it is held out", (_, point) => {
    const classes = Bench.ofTest(stateOf([...cs188, [0, 0, 2]]));
    const held = Bench.ofTest(stateOf(cs188, { split: { fraction: 0.9, seed: 1 } }));
    for (const bench of [classes, held]) {
      const { points } = bench;
      bench.do({ type: "add-points", points: [point] });
      expect([bench.points, bench.notices]).toEqual([points, [expect.stringMatching(/label/)]]);
    }
  });

  it("holds so many points and no more", () => {
    const bench = Bench.ofTest();
    const points = Array.from({ length: 200_000 }, () => [0, 0, 1] as const);
    bench.do({ type: "add-points", points });
    expect(bench.frame.examples.count).toBe(5);
    expect(bench.notices).toEqual([expect.stringMatching(/room for 200\u202f000 points/)]);
    expect(bench.frame.notices[0]?.kind).toBe("warning");
  });

  it("clamps the brush", () => {
    const sizes = [0, 51, 2.4, Number.NaN].map(
      (size) => Bench.ofTest().do({ type: "set-brush", size }).frame.state.ui.brush,
    );
    expect(sizes).toEqual([1, 50, 2, 1]);
  });
});

describe("what is refused", () => {
  it("names what no longer fits with it: weights to start from, one a feature that the engine does not take", () => {
    const bench = Bench.ofTest();
    const huge: readonly Point[] = rows("1 1 -1; 1e52 1e52 1");
    const initial = { weights: [1, 2, 3], bias: 0 };
    bench.session.replace(stateOf(huge, { features: ["x1", "x2", "x1*x2"], initial }));
    expect(bench.session.state).toMatchObject({ data: { points: huge }, initial: null });
    expect(bench.session.takeRefusals().map(({ field }) => field)).toEqual(["features", "initial.weights"]);
  });

  const refusalsOf = (...fields: readonly string[]) =>
    fields.map((field) => ({ field, code: "bad-state", message: `${field} is wrong.` }));

  it("is kept for whoever asks, all of it, while the page sums it up", () => {
    const bench = Bench.ofTest();
    bench.session.refuse(...refusalsOf("a", "b", "c", "d"));
    expect(bench.notices).toEqual(["a is wrong. b is wrong. c is wrong. d is wrong."]);
    for (const field of ["e", "f", "g", "g"]) bench.session.refuse(...refusalsOf(field));
    expect(bench.notices).toEqual(["e is wrong.", "f is wrong.", "g is wrong."]);
    expect(bench.session.takeRefusals().map(({ field }) => field)).toEqual([..."abcdefgg"]);
    expect(bench.session.takeRefusals()).toEqual([]);
  });
});
