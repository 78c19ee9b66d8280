import { baseOf } from "../features/base-features.js";
import { highest } from "../features/products.js";
import { isPerClass, withoutInitial } from "../initial-weights.js";
import { type Problem, problemField, sameValue } from "../problem.js";
import { defaultState } from "../settings.js";
import type { ClassInitial, Initial, PlaygroundState } from "../state.js";

/** What is shown where nobody has given any. */
export const noData: Problem["data"] = { kind: "points", points: [] };

/**
 * What is shown in place of data that is refused: what was there, or no examples where that is what the page opens with, so
 * that nobody takes those for the data they gave.
 */
export function dataInstead({ data }: Pick<Problem, "data">): Problem["data"] {
  return sameValue(data, defaultState.data) ? noData : data;
}

/** What is shown in place of a whole state that is refused. */
export function stateInstead(present: PlaygroundState): PlaygroundState {
  const data = dataInstead(present);
  return data === present.data ? present : { ...present, ...fitProblem({ ...present, data }) };
}

/**
 * What is left to try of a problem after the engine has refused a field of its spec: that field as it is at `present`,
 * and the rest as far as it fits it. Null where that leaves nothing to try.
 */
export function withoutRefused(problem: Problem, present: Problem, refused: string): Problem | null {
  const field = problemField(refused);
  // How many classes there are is the engine's to say: a learner without vectors for as many starts from zero.
  if (field === "initial" && problem.learners.some(({ initial }) => initial)) {
    return fitProblem({ ...problem, learners: problem.learners.map(withoutInitial) });
  }
  const instead = field === "data" && problem.data !== present.data ? dataInstead(present) : present[field];
  if (!(field in problem) || problem[field] === instead) return null;
  return fitProblem({ ...problem, [field]: instead });
}

/** The problem without features beyond those of the data, and without weights to start from that do not fit it. */
export function fitProblem<Part extends Problem>(problem: Part): Part {
  const { features, ...rest } = problem;
  const hasThem = features?.every((name) => highest(name) <= baseOf(problem)) ?? true;
  const kept = hasThem ? problem : (rest as unknown as Part);
  const initial = fits(kept.initial, kept) ? kept.initial : null;
  const learners = kept.learners.map((learner) => (fits(learner.initial, kept) ? learner : withoutInitial(learner)));
  return { ...kept, initial, learners };
}

/** How many features a learner is given. */
export function featureCount(problem: Pick<Problem, "data" | "features">): number {
  return problem.features?.length ?? baseOf(problem);
}

/** Whether weights to start from are one a feature, of each class with a bias, and without a bias that is zero. */
function fits(initial: Initial | ClassInitial | null | undefined, problem: Problem): boolean {
  if (!initial) return true;
  const perClass = isPerClass(initial);
  const vectors = perClass ? initial.weights : [initial.weights];
  const biases = perClass ? initial.bias : [initial.bias];
  return (
    vectors.length === biases.length &&
    vectors.every(({ length }) => length === featureCount(problem)) &&
    (problem.bias || biases.every((bias) => bias === 0))
  );
}
