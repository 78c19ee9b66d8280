import type { LearnerSpec } from "../../engine/types.js";
import { isMistake, tieRule } from "../../state/data/scores.js";

/** Whether a score is on the wrong side for this label, by what the learner takes a tie for. */
export function isWrong(learner: LearnerSpec, score: number, label: number): boolean {
  return isMistake(score, label, tieRule(learner));
}
