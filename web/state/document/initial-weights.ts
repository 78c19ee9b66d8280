import type { PageLearner, PlaygroundState } from "./state.js";

/** The problem with all weights from zero: weights to start from belong to their features. */
export function withoutStart<Part extends Pick<PlaygroundState, "initial" | "learners">>(problem: Part): Part {
  return { ...problem, initial: null, learners: problem.learners.map(withoutInitial) };
}

export function withoutInitial(learner: PageLearner): PageLearner {
  const { initial: _, ...rest } = learner;
  return rest;
}
