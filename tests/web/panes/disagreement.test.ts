import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { disagreementText, firstPair, pairAfter } from "../../../web/views/panes/grid/index.js";
import { panes } from "../../../web/words/generated/en/panes.js";

describe("disagreementText", () => {
  it.each([
    [[2, 6], 40, "They disagree on examples 3 and 7 (2 of 40)."],
    [[0], 5, "They disagree on example 1 (1 of 5)."],
    [[0, 1, 4], 5, "They disagree on examples 1, 2 and 5 (3 of 5)."],
    [[], 40, "They agree on all 40 examples. At other moments they may not: drag the timeline."],
    [[], 1, "They agree on the only example. At other moments they may not: drag the timeline."],
    ["counting", 40, panes.english.counting],
    [null, 40, panes.english.nothingToCompare],
  ] as const)("%j of %i", (disagreements, count, text) => {
    expect(disagreementText(disagreements, count, english)).toBe(text);
  });

  it("names no more than fit in a sentence", () => {
    const many = Array.from({ length: 1500 }, (_, index) => index);
    expect(disagreementText(many, 2000, english)).toBe(
      "They disagree on examples 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 1\u202f488 more (1\u202f500 of 2\u202f000).",
    );
  });
});

describe("the two that are held against each other", () => {
  it("are at first the lead and the learner after it, or the first one after the last", () => {
    expect(firstPair(0, 2)).toEqual([0, 1]);
    expect(firstPair(1, 4)).toEqual([1, 2]);
    expect(firstPair(3, 4)).toEqual([3, 0]);
  });

  it("stay two different learners with the chosen one in its place", () => {
    const learner = fc.nat(5);
    const pair = fc.tuple(learner, learner).filter(([a, b]) => a !== b);
    fc.assert(
      fc.property(pair, learner, fc.constantFrom(0 as const, 1 as const), (before, chosen, place) => {
        const after = pairAfter(before, place, chosen);
        expect(after[place]).toBe(chosen);
        expect(after[0]).not.toBe(after[1]);
        // Nobody else comes in.
        expect([...before, chosen]).toEqual(expect.arrayContaining([...after]));
      }),
    );
  });

  it("swap where one is chosen for the other's place", () => {
    expect(pairAfter([0, 2], 0, 2)).toEqual([2, 0]);
    expect(pairAfter([0, 2], 1, 3)).toEqual([0, 3]);
  });
});
