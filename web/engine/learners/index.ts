import { indexOfWord, objectOf } from "../checks.js";
import type { LearnerKind, LearnerSpec } from "../types.js";
import { averaged } from "./averaged.js";
import { batch } from "./batch.js";
import { decisionTree } from "./decision-tree.js";
import { kernel } from "./kernel.js";
import type { LearnerEntry } from "./learner.js";
import { margin } from "./margin.js";
import { multiclass } from "./multiclass.js";
import { nearestNeighbours } from "./nearest-neighbours.js";
import { passiveAggressive } from "./passive-aggressive.js";
import { perceptron } from "./perceptron.js";
import { pocket } from "./pocket.js";
import { voted } from "./voted.js";

/** The registration of learners: one line each. */
const learners = {
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
} satisfies { readonly [Kind in LearnerKind]: LearnerEntry<Extract<LearnerSpec, { kind: Kind }>> };

/** Every kind of learner. */
export const learnerKinds = Object.keys(learners) as LearnerKind[];

export interface EncodedLearner extends Pick<LearnerEntry, "code" | "current" | "model"> {
  readonly kind: LearnerKind;
  readonly settings: number[];
}

export function encodeLearner(value: unknown): EncodedLearner {
  const spec = objectOf(value, "learner") as unknown as LearnerSpec;
  const kind = learnerKinds[indexOfWord(spec.kind, learnerKinds, "learner.kind")] ?? "perceptron";
  // The entry of a kind takes the spec of that kind.
  const { code, current, model, settings } = learners[kind] as LearnerEntry;
  return { kind, code, current, model, settings: settings(spec) };
}
