import { nothing } from "lit";
import type { DecisionTreeSpec } from "../../../../engine/types.js";
import { signName } from "../../../../state/document/notation/labels.js";
import { baselines } from "../../../../words/generated/en/baselines.js";
import type { Phrase } from "../../../../words/phrase.js";
import { looked } from "../../sentence/linear-words.js";
import type { LearnerStory, Visited } from "../story.js";
import { baselineEnding } from "./baseline.js";

export const decisionTree: LearnerStory<DecisionTreeSpec> = {
  opening: ({ frame, learner }) => [frame.words.room(baselines).treeStart({ depth: learner.maxDepth ?? 3 })],
  visit: (visited) => [looked(visited), leaf(visited)],
  equation: () => nothing,
  ending: baselineEnding("decision-tree"),
};

/** The score is the share of positives in the leaf less the share of negatives. */
function leaf({ event, frame }: Visited): Phrase[] {
  const say = frame.words.room(baselines);
  const { score, mistake } = event;
  const told = { label: signName(score), mistake };
  if (Math.abs(score) === 1) return say.pureLeaf(told);
  return say.leaf({ ...told, score, percent: 50 * (1 + score), precision: frame.state.ui.precision });
}
