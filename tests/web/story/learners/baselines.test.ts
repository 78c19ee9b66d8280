import { describe, expect, it } from "vitest";
import type { LearnerSpec } from "../../../../web/engine/types.js";
import type { Frame } from "../../../../web/state/runs/frame.js";
import { inTraining } from "../../../../web/views/story/weights/in-training.js";
import { type FrameChanges, frameFrom } from "../../frames.js";
import { seen } from "../events.js";
import { frameOf } from "../frames.js";
import { equationOf, sentenceOf, sentencesAt } from "../written.js";

const labels = [1, -1, 1, -1, 1];
const three: LearnerSpec = { kind: "nearest-neighbours", k: 3 };
const tree: LearnerSpec = { kind: "decision-tree" };

function frameFor(learner: LearnerSpec, label: number, score: number, changes: FrameChanges = {}): Frame {
  const event = seen({ x: [1, 1], label, score, mistake: Math.sign(score) !== label, before: null });
  return frameOf(learner, labels, { visit: 1, event, current: null, ...changes });
}

describe("nearest neighbours", () => {
  it.each([
    [three, 1, 1 / 3, "Of the 3 nearest examples, 2 are positive, so the vote is positive: correct."],
    [three, 1, -1 / 3, "Of the 3 nearest examples, 1 is positive, so the vote is negative: a mistake."],
    [{ kind: "nearest-neighbours" }, -1, -1, "The nearest example is negative, so the vote is negative: correct."],
    [
      { kind: "nearest-neighbours", k: 4 },
      -1,
      0,
      "Of the 4 nearest examples, 2 are positive: a tie, which counts as a mistake.",
    ],
    // There are no more than five examples.
    [
      { kind: "nearest-neighbours", k: 99 },
      1,
      0.2,
      "Of the 5 nearest examples, 3 are positive, so the vote is positive: correct.",
    ],
  ] as const)("count their votes (%#)", (learner, label, score, words) => {
    const noun = label > 0 ? "positive" : "negative";
    expect(sentenceOf(frameFor(learner, label, score))).toBe(`Visit 1 looked at example 1, a ${noun}. ${words}`);
  });

  it("say from the start that nothing is trained", () => {
    expect(sentenceOf(frameOf(three, labels, { current: null }))).toBe(
      "Nothing has been visited yet. There is nothing to train: each visit asks which label most of the 3 nearest examples have, " +
        "and each example also votes on itself.",
    );
  });
});

describe("the decision tree", () => {
  it.each([
    [1, 0.5, "Of the training examples in its leaf, 75\u202f% are positive, so the tree predicts positive: correct."],
    [1, -1, "All training examples in its leaf are negative, so the tree predicts negative: a mistake."],
    [-1, 0, "Of the training examples in its leaf, 50\u202f% are positive: a tie, which counts as a mistake."],
  ])("looks into a leaf (%#)", (label, score, words) => {
    expect(sentenceOf(frameFor(tree, label, score))).toMatch(new RegExp(`${words.replace(/[.]/g, "\\.")}$`));
  });

  it("says from the start how it came about", () => {
    expect(sentenceOf(frameOf(tree, labels, { current: null }))).toBe(
      "Nothing has been visited yet. The tree was built from all training examples at once, at most 3 deep, " +
        "so there is nothing to train. Each visit asks which leaf the example is in.",
    );
  });
});

describe.each([
  [three, "each example also votes on itself"],
  [tree, "the tree was built from these very examples"],
])("$kind", (learner, grain) => {
  it("has no equation and no weights", () => {
    expect(equationOf(frameFor(learner, 1, 1))).toEqual([""]);
    expect(inTraining(frameFor(learner, 1, 1))).toBeNull();
  });

  it("ends after one look at every example, with mistakes or without", () => {
    const end = { visit: 5, epoch: 1 };
    const looked = "It has looked at every example once. There is nothing to train, so it has finished";
    const settled = frameFor(learner, 1, 1, { ...end, stop: "settled", trainingMistakes: 1 });
    expect(sentencesAt(settled)).toMatchObject({
      outcome: `${looked}. It misclassifies 1 example.`,
      help: null,
      moreEpochs: null,
    });
    expect(sentencesAt(frameFrom(settled, { trainingMistakes: null })).outcome).toBe(`${looked}.`);
    expect(sentencesAt(frameFor(learner, 1, 1, { ...end, stop: "converged" })).outcome).toBe(
      `It has looked at every example once and misclassifies none of them. There is nothing to train, so it has finished. That says little, because ${grain}.`,
    );
  });
});
