import type { Problem } from "./problem.js";
import type { ClassInitial, Initial, PageLearner, PlaygroundState } from "./state.js";

type Starts = Pick<PlaygroundState, "initial" | "learners">;

/** The problem with all weights from where the data has them, which is zero: weights to start from belong to their features. */
export function withoutStart<Part extends Starts>(problem: Part): Part {
  return { ...problem, initial: null, learners: problem.learners.map(withoutInitial) };
}

export function withoutInitial(learner: PageLearner): PageLearner {
  const { initial: _, ...rest } = learner;
  return rest;
}

/** The learner without weights that it learned from other data; one that was chosen to start from some keeps them. */
export function withoutCarried(learner: PageLearner): PageLearner {
  return learner.initial?.carried ? withoutInitial(learner) : learner;
}

/** The problem without any weights that were learned from other data. */
export function withoutCarriedStart(problem: Problem): Problem {
  if (!startsCarried(problem)) return problem;
  const { initial, learners } = problem;
  return { ...problem, initial: initial?.carried ? null : initial, learners: learners.map(withoutCarried) };
}

/** Whether a run goes on from what was learned before an edit of the data. */
export function startsCarried({ initial, learners }: Starts): boolean {
  return initial?.carried === true || learners.some((learner) => learner.initial?.carried);
}

export function isPerClass(initial: Initial | ClassInitial): initial is ClassInitial {
  return Array.isArray(initial.bias);
}

/** The same weights, without a bias. */
export function withZeroBias<Start extends Initial | ClassInitial>(initial: Start): Start {
  return { ...initial, bias: isPerClass(initial) ? initial.bias.map(() => 0) : 0 };
}

export function isZero({ weights, bias }: Initial): boolean {
  return bias === 0 && weights.every((weight) => weight === 0);
}

/**
 * Weights for so many classes. Carried ones follow the classes of an edit: a new class starts at zero, and one that is
 * gone is left out. Weights that were chosen stay as they are.
 */
export function forClasses(initial: ClassInitial, classes: number): ClassInitial {
  const known = initial.bias.length;
  if (!initial.carried || known === classes) return initial;
  const zeros = (initial.weights[0] ?? []).map(() => 0);
  const classNumbers = Array.from({ length: classes }, (_, k) => k);
  return {
    ...initial,
    weights: classNumbers.map((k) => initial.weights[k] ?? zeros),
    bias: classNumbers.map((k) => initial.bias[k] ?? 0),
  };
}
