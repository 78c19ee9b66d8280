import { withoutStart, withZeroBias } from "../../document/initial-weights.js";
import type { Problem } from "../../document/problem.js";
import type { PageLearner } from "../../document/state.js";
import type { IntentOf } from "../../intent.js";
import type { Change, ReducerContext } from "../change.js";

/** The problem with other settings. */
export function configure(problem: Problem, intent: IntentOf<"configure">, { ui }: ReducerContext): Change {
  const { type: _, learner, stroke: group, ...others } = intent;
  const initial = others.initial === undefined ? problem.initial : others.initial;
  const learners = learner ? problem.learners.with(ui.lead, learner) : problem.learners;
  const changes = {
    ...others,
    learners,
    // Without a bias there is none to start from.
    ...(others.bias === false && {
      initial: initial && withZeroBias(initial),
      learners: learners.map(withoutBias),
    }),
  };
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(problem[name as keyof Problem]);
  return { problem: Object.entries(changes).some(differs) ? { ...problem, ...changes } : problem, group };
}

function withoutBias(learner: PageLearner): PageLearner {
  return learner.initial ? { ...learner, initial: withZeroBias(learner.initial) } : learner;
}

/** The problem with the learners from zero, where they would start from other weights. */
export function fromZero(problem: Problem): Change {
  const starts = problem.initial !== null || problem.learners.some(({ initial }) => initial);
  return { problem: starts ? withoutStart(problem) : problem };
}

/** The next seed: a new order of the shuffles, and again the same one after undo. */
export function newSeed(problem: Problem): Change {
  return { problem: { ...problem, order: { ...problem.order, seed: (problem.order.seed ?? 0) + 1 } } };
}
