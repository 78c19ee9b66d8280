import type { PageLearner } from "./state.js";

/** A learner that tells classes apart, in the place of one that does not. */
export function insteadOf(learner: PageLearner | undefined): PageLearner {
  return { kind: "multiclass", ...(learner && { insteadOf: learner }) };
}

/** For data of two labels: the learners that there were before data of several classes asked for others. */
export function withFormer(learners: readonly PageLearner[]): readonly PageLearner[] {
  return learners.some((learner) => learner.insteadOf) ? learners.map((one) => one.insteadOf ?? one) : learners;
}
