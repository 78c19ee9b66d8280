import type { LearnerKind } from "../../../../engine/types.js";
import type { StoriesOf } from "../story.js";
import { averaged } from "./averaged.js";
import { batch } from "./batch.js";
import { decisionTree } from "./decision-tree.js";
import { kernel } from "./kernel.js";
import { margin } from "./margin.js";
import { multiclass } from "./multiclass.js";
import { nearestNeighbours } from "./nearest-neighbours.js";
import { passiveAggressive } from "./passive-aggressive.js";
import { pocket } from "./pocket.js";
import { secondOrder } from "./second-order.js";
import { voted } from "./voted.js";

/** The registration of the stories of all learners but the perceptron: one line a learner. */
export const stories = {
  margin,
  averaged,
  voted,
  pocket,
  batch,
  "passive-aggressive": passiveAggressive,
  "second-order": secondOrder,
  multiclass,
  kernel,
  "nearest-neighbours": nearestNeighbours,
  "decision-tree": decisionTree,
} satisfies StoriesOf<Exclude<LearnerKind, "perceptron">>;
