import type { LearnerKind } from "../../../../engine/types.js";
import type { AsPerceptron, StoriesOf } from "../story.js";
import { batch } from "./batch.js";
import { decisionTree } from "./decision-tree.js";
import { kernel } from "./kernel.js";
import { multiclass } from "./multiclass.js";
import { nearestNeighbours } from "./nearest-neighbours.js";
import { passiveAggressive } from "./passive-aggressive.js";

/** The registration of the stories of learners with a rule of their own: one line a learner. */
export const stories = {
  batch,
  "passive-aggressive": passiveAggressive,
  multiclass,
  kernel,
  "nearest-neighbours": nearestNeighbours,
  "decision-tree": decisionTree,
} satisfies StoriesOf<Exclude<LearnerKind, AsPerceptron>>;
