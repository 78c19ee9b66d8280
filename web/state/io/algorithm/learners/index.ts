import type { LearnerKind, LearnerSpec } from "../../../../engine/types.js";
import type { LearnerAlgorithm } from "../line.js";
import { averaged } from "./averaged.js";
import { batch } from "./batch.js";
import { kernel } from "./kernel.js";
import { margin } from "./margin.js";
import { multiclass } from "./multiclass.js";
import { passiveAggressive } from "./passive-aggressive.js";
import { perceptron } from "./perceptron.js";
import { pocket } from "./pocket.js";
import { voted } from "./voted.js";

/** The registration of algorithms: one line a learner; null for one that is not trained visit by visit. */
const algorithms: {
  readonly [Kind in LearnerKind]: LearnerAlgorithm<Extract<LearnerSpec, { kind: Kind }>> | null;
} = {
  perceptron,
  averaged,
  voted,
  pocket,
  margin,
  batch,
  "passive-aggressive": passiveAggressive,
  multiclass,
  kernel,
  "nearest-neighbours": null,
  "decision-tree": null,
};

export function algorithmOf({ kind }: Pick<LearnerSpec, "kind">): LearnerAlgorithm | null {
  // The entry of a kind takes the spec of that kind.
  return algorithms[kind] as LearnerAlgorithm | null;
}
