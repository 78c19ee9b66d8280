import type { RunSpec } from "../../../engine/types.js";
import type { LeadRun } from "../../io/exports/lead-run.js";
import { settingAt } from "../../learners/settings.js";
import { isPlainPerceptron } from "../../learners/traits.js";
import type { ChallengeFeedback } from "./feedback.js";

/** What of a run would make the numbers of a challenge another's; null: nothing. */
export function notPlain({ spec }: { readonly spec: LeadRun["spec"] }): ChallengeFeedback | null {
  const { learner } = spec;
  if (!isPlainPerceptron(learner)) return { code: "otherLearner" };
  if (settingAt(learner, "tie") !== "mistake") return { code: "otherTie" };
  if (!startsAtZero(spec)) return { code: "ownStart" };
  return spec.bias ? null : { code: "noBias" };
}

function startsAtZero({ initial }: Pick<RunSpec, "initial">): boolean {
  if (!initial) return true;
  const weights = Array.from((initial.weights ?? []) as ArrayLike<number>);
  return weights.every((weight) => weight === 0) && (initial.bias ?? 0) === 0;
}
