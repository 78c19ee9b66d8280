import { isPerClass, isZero, withoutInitial } from "../document/initial-weights.js";
import type { Problem } from "../document/problem.js";
import type { ClassInitial, Initial, PageLearner } from "../document/state.js";
import { hyperplane, hyperplanes, type PaneView } from "../frame.js";

/**
 * Learners go on from the weights they have come to, as online learners do: one as the problem says, several each from
 * their own, and so does one with a weight vector a class. One that has no weights to carry starts afresh, and one that
 * has not learned yet starts where it would have.
 */
export function keepWeights(problem: Problem, panes: readonly PaneView[]): Problem {
  const starts = panes.map((pane) => carriedFrom(pane, problem));
  const [only] = starts;
  if (starts.length === 1 && only && !isPerClass(only)) {
    return { ...problem, initial: isZero(only) ? null : only, learners: problem.learners.map(withoutInitial) };
  }
  const learners = problem.learners.map((learner, k): PageLearner => {
    const initial = starts[k];
    return initial ? { ...learner, initial } : learner;
  });
  return starts.some((start) => start) ? { ...problem, learners } : problem;
}

/** Null where the problem after the edit says itself where to start. */
function carriedFrom(
  { learner, initial, updates, current }: PaneView,
  problem: Problem,
): Initial | ClassInitial | null {
  // A preset's own start goes with the preset: it is carried too.
  const own = initial !== null && !learner.initial && !problem.initial;
  if (updates === 0 && !own) return null;
  const plane = hyperplane(current);
  if (plane) return { weights: Array.from(plane.weights), bias: plane.bias, carried: true };
  const planes = hyperplanes(current);
  return (
    planes && {
      weights: planes.map(({ weights }) => Array.from(weights)),
      bias: planes.map(({ bias }) => bias),
      carried: true,
    }
  );
}
