import type { LearnerSpec, TieRule } from "../../engine/types.js";

/** What happens at a score of 0. Learners without the setting count a tie as a mistake. */
export function tieRule(learner: LearnerSpec): TieRule {
  return ("tie" in learner ? learner.tie : undefined) ?? "mistake";
}

/** Whether a score is a mistake on an example with this label, by what happens at 0. */
export function isMistake(score: number, label: number, tie: TieRule): boolean {
  if (score !== 0) return score * label < 0;
  return tie === "mistake" || tie === (label > 0 ? "negative" : "positive");
}
