import type { LearnerSpec, TieRule } from "../../engine/types.js";

/** What happens at a score of 0. Learners without the setting count a tie as a mistake. */
export function tieRule(learner: LearnerSpec): TieRule {
  return ("tie" in learner ? learner.tie : undefined) ?? "mistake";
}
