import type { HeldOut, LearnerSpec } from "../../../engine/types.js";
import { labelsFor, type TrainingSet } from "../../data/training-set.js";

/** What is held out from a learner's run, with labels as the learner takes them. */
export function heldOutFrom({ heldOut: { X, base, label } }: TrainingSet, learner: LearnerSpec): HeldOut {
  return { X: { data: X, shape: [label.length, base] }, y: labelsFor(learner, label) };
}
