import type { LearnerKind, LearnerSpec } from "../../../../engine/types.js";
import type { LearnerScript, ScriptRun, WriteLearner } from "../script.js";
import { averaged, perceptron, pocket, voted } from "./as-perceptron.js";
import { decisionTree, nearestNeighbours } from "./baselines.js";
import { batch, kernel, margin, multiclass, passiveAggressive } from "./own-rules.js";

/** The registration of learners in Python: one line each. */
const learners = {
  perceptron,
  averaged,
  voted,
  pocket,
  margin,
  batch,
  "passive-aggressive": passiveAggressive,
  multiclass,
  kernel,
  "nearest-neighbours": nearestNeighbours,
  "decision-tree": decisionTree,
} satisfies { readonly [Kind in LearnerKind]: WriteLearner<Extract<LearnerSpec, { kind: Kind }>> };

export function learnerScript(learner: LearnerSpec, run: ScriptRun): LearnerScript {
  // The entry of a kind takes the spec of that kind.
  return (learners[learner.kind] as WriteLearner<LearnerSpec>)(learner, run);
}
