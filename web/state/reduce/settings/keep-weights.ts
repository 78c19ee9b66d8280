import type { LinearModel } from "../../../engine/types.js";
import type { Problem } from "../../document/problem.js";
import type { Initial } from "../../document/state.js";
import { hyperplane, type PaneView } from "../../frame.js";

/** Learners start from the weights they have come to: one as the problem says, several each from their own. */
export function keepWeights(problem: Problem, panes: readonly PaneView[]): Problem {
  const starts = panes.map(({ updates, current }) => (updates > 0 ? initialOf(hyperplane(current)) : null));
  const [only] = starts;
  if (starts.length === 1) return only ? { ...problem, initial: only } : problem;
  const learners = problem.learners.map((learner, k) => {
    const initial = starts[k];
    return initial ? { ...learner, initial } : learner;
  });
  return { ...problem, learners };
}

function initialOf(plane: LinearModel | null): Initial | null {
  return plane && { weights: Array.from(plane.weights), bias: plane.bias };
}
