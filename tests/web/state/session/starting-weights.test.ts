import { describe, expect, it } from "vitest";
import { startFrom, startingWeights } from "../../../../web/state/runs/starting-weights.js";

const own = { weights: [1, 2], bias: 3 };
const shared = { weights: [4, 5], bias: 6 };
const zero = { weights: [0, 0], bias: 0 };
const features = ["x1", "x2"];
const plain = { kind: "perceptron", eta: 2 } as const;
const apart = { ...plain, initial: own };

describe("startingWeights", () => {
  it("are those that the run starts from, else 0", () => {
    expect(startingWeights({ pane: { learner: apart, features, initial: own } })).toEqual(own);
    expect(startingWeights({ pane: { learner: plain, features, initial: null } })).toEqual(zero);
  });

  it("are 0 for features that there were none of", () => {
    expect(startingWeights({ pane: { learner: plain, features, initial: { weights: [1], bias: 0 } } })).toEqual({
      weights: [1, 0],
      bias: 0,
    });
  });
});

describe("startFrom", () => {
  const state = { initial: null };
  const examples = { initial: null };
  const ofAll = { learner: plain, features, initial: null };
  const ofItsOwn = { learner: apart, features, initial: own };

  it("changes the start of all where the learner has none of its own", () => {
    expect(startFrom({ pane: ofAll, examples, state }, own)).toEqual({ type: "configure", initial: own });
    expect(startFrom({ pane: ofAll, examples, state }, zero)).toEqual({
      type: "configure",
      initial: null,
    });
  });

  it("changes the learner's own start", () => {
    expect(startFrom({ pane: ofItsOwn, examples, state }, shared)).toEqual({
      type: "configure",
      learner: { ...plain, initial: shared },
    });
    expect(startFrom({ pane: ofItsOwn, examples, state }, zero)).toEqual({
      type: "configure",
      learner: plain,
    });
  });

  it("keeps zeros of its own where others start elsewhere", () => {
    expect(startFrom({ pane: ofItsOwn, examples, state: { initial: shared } }, zero)).toEqual({
      type: "configure",
      learner: { ...plain, initial: zero },
    });
  });

  it("names zero where the data has a start of its own", () => {
    expect(startFrom({ pane: ofAll, examples: { initial: shared }, state }, zero)).toEqual({
      type: "configure",
      initial: zero,
    });
  });
});
