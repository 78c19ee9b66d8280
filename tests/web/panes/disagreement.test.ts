import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { disagreementText, type Pair, pairAfter } from "../../../web/views/panes/grid/disagreement.js";

describe("disagreementText", () => {
  it.each([
    [[2, 6], 40, "They disagree on examples 3 and 7 (2 of 40)."],
    [[0], 5, "They disagree on example 1 (1 of 5)."],
    [[0, 1, 4], 5, "They disagree on examples 1, 2 and 5 (3 of 5)."],
    [[], 40, "They agree on all 40 examples. Scrub the timeline: at other moments they may not."],
    [[], 1, "They agree on the one example. Scrub the timeline: at other moments they may not."],
    ["counting", 40, "Counting where they disagree…"],
    [null, 40, "One of them is not trained: there is nothing to compare."],
  ] as const)("%j of %i", (disagreements, count, text) => {
    expect(disagreementText(disagreements, count)).toBe(text);
  });

  it("names no more than fit in a sentence", () => {
    const many = Array.from({ length: 1500 }, (_, index) => index);
    expect(disagreementText(many, 2000)).toBe(
      "They disagree on examples 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 1\u202f488 more (1\u202f500 of 2\u202f000).",
    );
  });
});

describe("pairAfter", () => {
  it("always leaves two different learners with the chosen one in its place, or none", () => {
    const learners = fc.integer({ min: 2, max: 6 });
    const scene = learners.chain((count) => {
      const learner = fc.integer({ min: 0, max: count - 1 });
      const pair: fc.Arbitrary<Pair> = fc.option(
        fc.tuple(learner, learner).filter(([a, b]) => a !== b),
        { nil: null },
      );
      return fc.record({ count: fc.constant(count), pair, chosen: fc.option(learner, { nil: null }) });
    });
    fc.assert(
      fc.property(scene, fc.constantFrom(0 as const, 1 as const), ({ count, pair, chosen }, place) => {
        const after = pairAfter(pair, place, chosen, count);
        if (chosen === null) {
          expect(after).toBeNull();
          return;
        }
        expect(after?.[place]).toBe(chosen);
        expect(after?.[0]).not.toBe(after?.[1]);
        for (const index of after ?? []) expect(index).toBeLessThan(count);
      }),
    );
  });

  it("swaps the two where one is chosen for the other's place", () => {
    expect(pairAfter([0, 2], 0, 2, 4)).toEqual([2, 0]);
    expect(pairAfter([0, 2], 1, 3, 4)).toEqual([0, 3]);
  });
});
