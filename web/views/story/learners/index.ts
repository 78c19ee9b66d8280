import type { LearnerKind, LearnerSpec } from "../../../engine/types.js";
import { averaged } from "./averaged.js";
import { batch } from "./batch.js";
import { decisionTree } from "./decision-tree.js";
import { kernel } from "./kernel.js";
import { margin } from "./margin.js";
import { multiclass } from "./multiclass.js";
import { nearestNeighbours } from "./nearest-neighbours.js";
import { passiveAggressive } from "./passive-aggressive.js";
import { perceptron } from "./perceptron.js";
import { pocket } from "./pocket.js";
import type { LearnerStory } from "./story.js";
import { voted } from "./voted.js";

/** The registration of stories: one line a learner. */
const stories = {
  perceptron,
  margin,
  averaged,
  voted,
  pocket,
  batch,
  "passive-aggressive": passiveAggressive,
  multiclass,
  kernel,
  "nearest-neighbours": nearestNeighbours,
  "decision-tree": decisionTree,
} satisfies { readonly [Kind in LearnerKind]: LearnerStory<Extract<LearnerSpec, { kind: Kind }>> };

/** How a learner is told. The story of a kind takes the spec of that kind. */
export function storyOf({ kind }: LearnerSpec): LearnerStory {
  return stories[kind] as LearnerStory;
}
