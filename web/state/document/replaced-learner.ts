import type { PageLearner } from "./state.js";

/** A learner that tells classes apart, in the place of one that does not. */
export function replacedBy(learner: PageLearner | undefined): PageLearner {
  return { kind: "multiclass", ...(learner && { insteadOf: learner }) };
}

/** For data of two labels: the learners that there were before data of several classes asked for others. */
export function withFormerLearners(learners: readonly PageLearner[]): readonly PageLearner[] {
  return learners.some((learner) => learner.insteadOf) ? learners.map((one) => one.insteadOf ?? one) : learners;
}
