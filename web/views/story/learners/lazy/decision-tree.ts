import { nothing } from "lit";
import type { DecisionTreeSpec } from "../../../../engine/types.js";
import { baselines } from "../../../../words/en/story/baselines.js";
import type { Phrase } from "../../../../words/phrase.js";
import { looked } from "../../sentence/linear-words.js";
import type { LearnerStory, Visited } from "../story.js";
import { baselineEnding } from "./baseline.js";

export const decisionTree: LearnerStory<DecisionTreeSpec> = {
  opening: ({ frame, learner }) => [frame.words.room(baselines).treeStart(learner.maxDepth ?? 3)],
  visit: (visited) => [looked(visited), leaf(visited)],
  equation: () => nothing,
  ending: baselineEnding("decision-tree"),
};

/** The score is the share of positives in the leaf less the share of negatives. */
function leaf({ event, frame }: Visited): Phrase[] {
  const say = frame.words.room(baselines);
  return Math.abs(event.score) === 1
    ? say.pureLeaf(event)
    : say.leaf({ ...event, precision: frame.state.ui.precision });
}
