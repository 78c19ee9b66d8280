import { nothing } from "lit";
import type { DecisionTreeSpec } from "../../../../engine/types.js";
import type { Phrase } from "../../sentence/sentences.js";
import { numeral, sign } from "../../sentence/words.js";
import type { LearnerStory, Visited } from "../story.js";
import { baselineEnding, judgement } from "./baseline.js";

export const decisionTree: LearnerStory<DecisionTreeSpec> = {
  opening: ({ learner }) =>
    `The tree has been grown from all training examples at once, at most ${learner.maxDepth ?? 3} deep; there is nothing to train. Each visit asks in which leaf the example lies.`,
  visit: (visited) => ["a ", sign(visited.event.label), ". ", ...leaf(visited), ...judgement(visited, "the tree says")],
  equation: () => nothing,
  ending: baselineEnding("the tree was grown from these very examples"),
};

/** The score is the share of positives in the leaf less the share of negatives. */
function leaf(visited: Visited): Phrase[] {
  const { score } = visited.event;
  if (Math.abs(score) === 1) return ["All training examples in its leaf are ", sign(score)];
  return [`Of the training examples in its leaf ${numeral(visited, 50 * (1 + score))} % are `, sign(1)];
}
