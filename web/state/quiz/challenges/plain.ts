import type { RunSpec } from "../../../engine/types.js";
import type { LeadRun } from "../../exports/lead-run.js";
import { settingAt } from "../../learners/settings.js";
import { isPlainPerceptron } from "../../learners/traits.js";

/** What of a run would make the numbers of a challenge another's; null: nothing. */
export function notPlain({ spec }: { readonly spec: LeadRun["spec"] }): string | null {
  const { learner } = spec;
  if (!isPlainPerceptron(learner)) return "It counts with the perceptron as it is.";
  if (settingAt(learner, "tie") !== "mistake") return "It counts where a tie is a mistake.";
  if (!startsAtZero(spec)) return "It counts from weights that are all 0.";
  return spec.bias ? null : "It counts with a bias.";
}

function startsAtZero({ initial }: Pick<RunSpec, "initial">): boolean {
  if (!initial) return true;
  const weights = Array.from((initial.weights ?? []) as ArrayLike<number>);
  return weights.every((weight) => weight === 0) && (initial.bias ?? 0) === 0;
}
