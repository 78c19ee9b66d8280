import { baseFeatures, highest } from "../data/feature-names.js";
import { baseOf, withinProblem } from "./choices.js";
import { withoutInitial } from "./initial-weights.js";
import { type Problem, problemField } from "./problem.js";
import { type Refusal, refuse } from "./refusal.js";
import type { Initial, PlaygroundState } from "./state.js";

/** A state that is complete and valid, and what was not taken of what came. */
export interface ReadState {
  readonly state: PlaygroundState;
  readonly refusals: readonly Refusal[];
}

/** A state whose fields are each valid, without what does not fit the rest of it. */
export function fitted(given: PlaygroundState): ReadState {
  const { problem, refusals } = fittedProblem(given);
  const ui = withinProblem(given.ui, problem);
  const choices = [
    ui.lead !== given.ui.lead && refuse("ui.lead", "out-of-range", "must be the number of a learner, from 0"),
    ui.difference !== given.ui.difference &&
      refuse("ui.difference", "out-of-range", "must be the numbers of two learners, from 0"),
    ui.lift !== given.ui.lift &&
      refuse("ui.lift.feature", "out-of-range", `must be made of ${basesOf(problem)}, or be "bias"`),
  ];
  return { state: { ...problem, ui }, refusals: [...refusals, ...choices.filter((refusal) => refusal !== false)] };
}

/**
 * What is left to try of a problem after the engine has refused a field of its spec: that field as it is at `present`,
 * and the rest as far as it fits it. Null where that leaves nothing to try.
 */
export function withoutRefused(problem: Problem, present: Problem, refused: string): Problem | null {
  const field = problemField(refused);
  if (!(field in problem) || problem[field] === present[field]) return null;
  return fittedProblem({ ...problem, [field]: present[field] }).problem;
}

/** Without features beyond those of the data, and without weights to start from that are not one a feature. */
function fittedProblem<Part extends Problem>(given: Part): { problem: Part; refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  let problem = given;
  if (problem.features?.some((name) => highest(name) > baseOf(problem))) {
    refusals.push(refuse("features", "out-of-range", `must be made of ${basesOf(problem)}`));
    const { features: _, ...rest } = problem;
    problem = rest as Part;
  }
  const isFit = (initial: Initial | null | undefined, field: string): boolean => {
    const refusal = initial && misfit(initial, field, problem);
    if (refusal) refusals.push(refusal);
    return !refusal;
  };
  const initial = isFit(problem.initial, "initial") ? problem.initial : null;
  const learners = problem.learners.map((learner, index) =>
    isFit(learner.initial, `learners.${index}.initial`) ? learner : withoutInitial(learner),
  );
  return { problem: refusals.length > 0 ? { ...problem, initial, learners } : problem, refusals };
}

function misfit({ weights, bias }: Initial, field: string, problem: Problem): Refusal | null {
  const wanted = problem.features?.length ?? baseOf(problem);
  if (weights.length !== wanted) {
    const rule = `must have one weight a feature: ${wanted}, not ${weights.length}`;
    return refuse(`${field}.weights`, "wrong-length", rule);
  }
  return bias !== 0 && !problem.bias ? refuse(`${field}.bias`, "out-of-range", "must be 0 without a bias") : null;
}

/** "x1, x2". */
const basesOf = (problem: Problem): string => baseFeatures(baseOf(problem)).join(", ");
