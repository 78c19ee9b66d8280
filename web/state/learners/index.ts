import type { LearnerKind, LearnerSpec } from "../../engine/types.js";
import { averaged } from "./averaged.js";
import { batch } from "./batch.js";
import { decisionTree } from "./decision-tree.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { kernel } from "./kernel.js";
import { margin } from "./margin.js";
import { multiclass } from "./multiclass.js";
import { nearestNeighbours } from "./nearest-neighbours.js";
import { passiveAggressive } from "./passive-aggressive.js";
import { perceptron } from "./perceptron.js";
import { pocket } from "./pocket.js";
import { secondOrder } from "./second-order.js";
import { voted } from "./voted.js";

/** The registration of learners, in the order the page lists them: one line each. */
const learners = {
  perceptron,
  averaged,
  voted,
  pocket,
  margin,
  batch,
  "passive-aggressive": passiveAggressive,
  "second-order": secondOrder,
  multiclass,
  kernel,
  "nearest-neighbours": nearestNeighbours,
  "decision-tree": decisionTree,
} as const satisfies { readonly [Kind in LearnerKind]: LearnerDescriptor<Extract<LearnerSpec, { kind: Kind }>> };

const byKind: Readonly<Record<string, LearnerDescriptor>> = learners;

export const descriptors = Object.values(byKind);

/** What there is to know of a kind of learner; undefined for a word that is none. */
export function descriptorOf(kind: LearnerKind): LearnerDescriptor;
export function descriptorOf(kind: string): LearnerDescriptor | undefined;
export function descriptorOf(kind: string): LearnerDescriptor | undefined {
  return Object.hasOwn(byKind, kind) ? byKind[kind] : undefined;
}
