import { baseOf, highest } from "../data/base-features.js";
import { withoutInitial } from "./initial-weights.js";
import { type Problem, problemField } from "./problem.js";
import type { Initial } from "./state.js";

/**
 * What is left to try of a problem after the engine has refused a field of its spec: that field as it is at `present`,
 * and the rest as far as it fits it. Null where that leaves nothing to try.
 */
export function withoutRefused(problem: Problem, present: Problem, refused: string): Problem | null {
  const field = problemField(refused);
  if (!(field in problem) || problem[field] === present[field]) return null;
  return fitting({ ...problem, [field]: present[field] });
}

/** The problem without features beyond those of the data, and without weights to start from that do not fit it. */
export function fitting<Part extends Problem>(problem: Part): Part {
  const { features, ...rest } = problem;
  const kept = hasFeatures(problem) ? problem : (rest as unknown as Part);
  if (startsOf(kept).every((initial) => !initial || fits(initial, kept))) return kept;
  const initial = kept.initial && fits(kept.initial, kept) ? kept.initial : null;
  const learners = kept.learners.map((learner) =>
    learner.initial && !fits(learner.initial, kept) ? withoutInitial(learner) : learner,
  );
  return { ...kept, initial, learners };
}

function hasFeatures(problem: Problem): boolean {
  return problem.features?.every((name) => highest(name) <= baseOf(problem)) ?? true;
}

/** How many features a learner is given. */
export function featureCount(problem: Pick<Problem, "data" | "features">): number {
  return problem.features?.length ?? baseOf(problem);
}

/** Whether weights to start from are one a feature, and without a bias there is none. */
function fits({ weights, bias }: Initial, problem: Problem): boolean {
  return weights.length === featureCount(problem) && (problem.bias || bias === 0);
}

function startsOf({ initial, learners }: Problem): readonly (Initial | null | undefined)[] {
  return [initial, ...learners.map((learner) => learner.initial)];
}
