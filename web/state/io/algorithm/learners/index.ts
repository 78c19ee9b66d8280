import type { LearnerKind, LearnerSpec } from "../../../../engine/types.js";
import type { LearnerAlgorithm, LearnerProgram } from "../line.js";
import type { ProgramRun, ProgramText } from "../python/text.js";
import { averaged } from "./averaged.js";
import { decisionTree, nearestNeighbours } from "./baselines.js";
import { batch } from "./batch.js";
import { kernel } from "./kernel.js";
import { margin } from "./margin.js";
import { multiclass } from "./multiclass.js";
import { passiveAggressive } from "./passive-aggressive.js";
import { perceptron } from "./perceptron.js";
import { pocket } from "./pocket.js";
import { secondOrder } from "./second-order.js";
import { voted } from "./voted.js";

type Written<Spec extends LearnerSpec> = LearnerAlgorithm<Spec> | LearnerProgram<Spec>;

/** The registration of algorithms: one line a learner. One that is not trained visit by visit has a program alone. */
const algorithms: { readonly [Kind in LearnerKind]: Written<Extract<LearnerSpec, { kind: Kind }>> } = {
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
};

// The entry of a kind takes the spec of that kind.
const written = algorithms as { readonly [Kind in LearnerKind]: Written<LearnerSpec> };

/** Its lines, and which of them a visit runs; null for a learner that is not trained visit by visit. */
export function algorithmOf({ kind }: Pick<LearnerSpec, "kind">): LearnerAlgorithm | null {
  const algorithm = written[kind];
  return "lines" in algorithm ? algorithm : null;
}

/** Its own part of the script that makes its run. */
export function programOf(learner: LearnerSpec, run: ProgramRun): ProgramText {
  return written[learner.kind].program(learner, run);
}
