import { indexOfWord } from "../checks.js";
import { learnerKinds } from "../generated/names.js";
import { fieldOf, fieldsOf } from "../run/fields.js";
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

/** What a learner of a kind has beside that. */
export function settingsOf(kind: LearnerKind): readonly string[] {
  return learners[kind].fields;
}

export interface EncodedLearner extends Pick<LearnerEntry, "current" | "model"> {
  /** Its place among the kinds, by which the core knows it. */
  readonly code: number;
  readonly kind: LearnerKind;
  readonly settings: number[];
  /** Weights of its own to start from, as they were given. */
  readonly initial: unknown;
}

export function encodeLearner(value: unknown): EncodedLearner {
  const given = typeof value === "object" && value !== null ? fieldOf(value, "kind", "learner.kind") : undefined;
  const code = indexOfWord(given, learnerKinds, "learner.kind");
  const kind = learnerKinds[code] ?? "perceptron";
  // The entry of a kind takes the spec of that kind.
  const { current, model, settings, fields } = learners[kind] as LearnerEntry;
  const { initial, ...spec } = fieldsOf(value, "learner", ["kind", ...fields, "initial"]);
  return { kind, code, current, model, settings: settings(spec as unknown as LearnerSpec), initial };
}
