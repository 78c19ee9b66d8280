import type { Problem } from "./problem.js";
import type { PageLearner } from "./state.js";

/** The problem with all weights from zero: weights to start from belong to their features. */
export function withoutStart<Part extends Pick<Problem, "initial" | "learners">>(problem: Part): Part {
  return { ...problem, initial: null, learners: problem.learners.map(withoutInitial) };
}

export function withoutInitial(learner: PageLearner): PageLearner {
  const { initial: _, ...rest } = learner;
  return rest;
}
