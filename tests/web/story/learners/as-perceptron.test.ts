import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LearnerSpec } from "../../../../web/engine/types.js";
import { survival } from "../../../../web/state/runs/training/survival.js";
import type { FrameChanges } from "../../frames.js";
import { cs188, plane } from "../events.js";
import { frameAt } from "../frames.js";
import { equationOf, predictorOf, sentenceOf, sentencesAt } from "../written.js";

interface Golden {
  readonly cases: readonly {
    readonly id: string;
    readonly expect: { readonly voters: readonly { readonly count: number }[] };
  }[];
}

const golden: Golden = JSON.parse(readFileSync(new URL("../../../golden/seeds.json", import.meta.url), "utf8"));
const counts = golden.cases.find(({ id }) => id === "ciml-voted")?.expect.voters.map(({ count }) => count) ?? [];

/** The perceptron's run on the CS188 data, as another learner that visits alike. */
const at = (kind: "averaged" | "voted" | "pocket", visit: number, changes: FrameChanges = {}) => {
  const learner: LearnerSpec = { kind };
  return frameAt({ X: cs188.X, y: cs188.y }, visit, { learner, trainingMistakes: 2, ...changes });
};

describe.each(["averaged", "voted", "pocket"] as const)("%s", (kind) => {
  it("is told as the perceptron, whose weights in training decide", () => {
    expect(sentenceOf(at(kind, 2))).toBe(
      "Visit 2 looked at example 2, a positive. Its score is −6, so the weights in training predict negative: a mistake, a false negative. The weights move towards it.",
    );
    expect(equationOf(at(kind, 2))).toEqual(equationOf(frameAt({ X: cs188.X, y: cs188.y }, 2)));
  });

  it("does not claim that what predicts made no mistake", () => {
    const end = { stop: "converged", epoch: 2, updates: 4, trainingMistakes: null } as const;
    expect(sentencesAt(at(kind, 10, end)).outcome).toBe(
      "Converged: in epoch 2, the weights in training made no mistakes. It took 4 updates.",
    );
  });
});

describe("the end of training", () => {
  const ended = (kind: "averaged" | "voted", trainingMistakes: number | null) =>
    sentencesAt(at(kind, 10, { stop: "converged", epoch: 2, updates: 4, trainingMistakes })).outcome;

  it.each([
    ["averaged", "The mean of the weights predicts, and it still misclassifies 1 example."],
    ["voted", "The vote predicts, and it still misclassifies 1 example."],
  ] as const)("is not said of what predicts where that is wrong: %s", (kind, sentence) => {
    expect(ended(kind, 1)).toMatch(
      new RegExp(`^Converged: .* the weights in training made no mistakes\\. It took .* updates?\\. ${sentence}$`),
    );
    for (const none of [0, null]) expect(ended(kind, none)).not.toContain("misclassifies");
  });
});

describe("what predicts", () => {
  it("averaged: the mean, with its weights", () => {
    const regions = { kind: "linear", model: plane([1.875, -0.9375], -0.375) } as const;
    expect(predictorOf(at("averaged", 15, { regions }))).toBe(
      "It predicts with the mean of the weights over all visits. It misclassifies 2 examples now.\nw¯=(1.875,−0.9375), b¯=−0.375",
    );
  });

  it("averaged: without numbers where the axes are not the features", () => {
    expect(predictorOf(at("averaged", 15, { regions: { kind: "field" }, trainingMistakes: null }))).toBe(
      "It predicts with the mean of the weights over all visits.",
    );
  });

  it("pocket: the pocketed weights and their mistakes", () => {
    const regions = { kind: "linear", model: plane([2, 1], 0) } as const;
    expect(predictorOf(at("pocket", 15, { regions }))).toBe(
      "It predicts with the best weights so far, kept in the pocket. It misclassifies 2 examples now.\nw=(2,1), b=0",
    );
  });

  it("voted: how many vote, and for how much the last of them", () => {
    expect(predictorOf(at("voted", 15))).toBe(
      "It predicts by a vote of 8 weight vectors, each counted as often as it survived. The newest has a survival count of 1. It misclassifies 2 examples now.",
    );
    expect(predictorOf(at("voted", 0, { trainingMistakes: null }))).toBe(
      "So far it predicts with a single weight vector, because there are no other voters yet. Its survival count is 1.",
    );
  });

  it("voted: survival counts as in the golden case", () => {
    const moments = Array.from({ length: 16 }, (_, visit) => at("voted", visit));
    const found = counts.map((_, voter) =>
      Math.max(...moments.filter(({ pane: { updates } }) => updates === voter).map((frame) => survival(frame.pane))),
    );
    expect(found).toEqual(counts);
  });
});
