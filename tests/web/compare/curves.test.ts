import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { bestEpoch, curvesOf, sizesOf, spread } from "../../../web/views/shared/learning-curves/curves.js";
import { curvesSummary } from "../../../web/views/shared/learning-curves/pp-curves.js";
import { curve, frameOf, pane } from "./panes.js";

const counts = { train: 4, heldOut: 0 };
const split = { train: 4, heldOut: 2 };

describe("curvesOf", () => {
  it("puts the mistakes of all learners over the same epochs, without the untrained state", () => {
    const panes = [
      { curve: curve([0, 1, 2, 3, 4], [4, 3, 2, 2, 1]), finished: false },
      { curve: curve([0, 2, 4], [4, 1, 0]), finished: false },
      { curve: null, finished: false },
    ];
    expect(curvesOf(panes, counts)).toEqual({
      epochs: [1, 2, 3, 4],
      lines: [
        { learner: 0, part: "train", values: [3, 2, 2, 1] },
        { learner: 1, part: "train", values: [null, 1, null, 0] },
      ],
      shares: false,
      most: 3,
    });
  });

  it("draws shares where examples are held out, so that sets of different size compare", () => {
    const { lines, shares, most } = curvesOf([{ curve: curve([0, 1], [4, 1], [2, 1]), finished: false }], split);
    expect(shares).toBe(true);
    expect(lines).toEqual([
      { learner: 0, part: "train", values: [25] },
      { learner: 0, part: "heldOut", values: [50] },
    ]);
    expect(most).toBe(50);
  });

  it("goes on level with a learner that has ended", () => {
    const panes = [
      { curve: curve([0, 1, 2, 3], [4, 3, 2, 2]), finished: false },
      { curve: curve([0, 1], [4, 0]), finished: true },
      { curve: curve([0], [1]), finished: true },
    ];
    expect(curvesOf(panes, counts).lines.map(({ values }) => values)).toEqual([
      [null, 3, 2, 2],
      [null, 0, 0, 0],
      [1, 1, 1, 1],
    ]);
  });

  it("has nothing to draw before anything is known", () => {
    expect(curvesOf([{ curve: null, finished: false }], counts)).toEqual({
      epochs: [],
      lines: [],
      shares: false,
      most: 0,
    });
  });
});

describe("bestEpoch", () => {
  it("is the first with the fewest held-out mistakes", () => {
    expect(bestEpoch(curve([0, 1, 2, 3], [4, 2, 1, 0], [2, 1, 1, 2]))).toEqual({ epoch: 1, mistakes: 1 });
  });

  it("is not the untrained state, unless there is nothing else", () => {
    expect(bestEpoch(curve([0, 1, 2], [2, 2, 1], [0, 2, 1]))).toEqual({ epoch: 2, mistakes: 1 });
    expect(bestEpoch(curve([0], [2], [1]))).toEqual({ epoch: 0, mistakes: 1 });
  });

  it("is unknown where nothing is held out", () => {
    expect(bestEpoch(curve([0, 1], [2, 1]))).toBeNull();
    expect(bestEpoch(null)).toBeNull();
  });
});

describe("sizesOf", () => {
  it("counts the examples trained on and those held out", () => {
    expect(sizesOf(frameOf([pane({ kind: "perceptron" })], 3))).toEqual({ train: 4, heldOut: 3 });
    expect(sizesOf(frameOf([pane({ kind: "perceptron" })]))).toEqual({ train: 4, heldOut: 0 });
  });
});

describe("spread", () => {
  it("keeps labels apart, in their order and inside, wherever there is room", () => {
    const wanted = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(wanted, fc.double({ min: 1, max: 16, noNaN: true }), (places, gap) => {
        const spreadOut = spread(places, gap, 0, 100);
        const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
        order.forEach((index, k) => {
          const at = spreadOut[index] ?? Number.NaN;
          expect(at).toBeGreaterThanOrEqual(-1e-9);
          expect(at).toBeLessThanOrEqual(100 + 1e-9);
          if (k > 0) expect(at - (spreadOut[order[k - 1] ?? 0] ?? 0)).toBeGreaterThanOrEqual(gap - 1e-9);
        });
      }),
    );
  });

  it("leaves labels that do not touch where they are", () => {
    expect(spread([50, 10, 90], 12, 0, 100)).toEqual([50, 10, 90]);
  });

  it("shares out what room there is where it is too little", () => {
    expect(spread([5, 5, 5], 12, 0, 10)).toEqual([0, 5, 10]);
  });
});

describe("curvesSummary", () => {
  it("says where each learner begins and ends, and where to stop", () => {
    const panes = [{ curve: curve([0, 1, 2], [4, 3, 1], [2, 0, 1]) }, { curve: null }];
    expect(curvesSummary(panes, ["1 Perceptron", "2 Voted"], split, english)).toBe(
      "Misclassified after each epoch. 1 Perceptron: from 3 to 1 of 4 training examples and from 0 to 1 of " +
        "2 held-out examples after 2 epochs. The fewest held-out mistakes are 0, after epoch 1. 2 Voted: nothing yet.",
    );
  });
});
