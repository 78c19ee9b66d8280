import { withinProblem } from "../choices.js";
import { baseOf } from "../features/base-features.js";
import { baseFeatures } from "../features/feature-names.js";
import { isPerClass } from "../initial-weights.js";
import type { Problem } from "../problem.js";
import type { ClassInitial, Initial, PlaygroundState } from "../state.js";
import { featureCount, fitProblem } from "./fit-problem.js";
import { type Refusal, refuse } from "./refusal.js";

/** A state that is complete and valid, and what was not taken of what came. */
export interface ReadState {
  readonly state: PlaygroundState;
  readonly refusals: readonly Refusal[];
  /**
   * Reads the same over the state of a step that it names: what it does not say is as it is there. Left out where it names
   * no step, or says everything itself.
   */
  readonly over?: ((step: PlaygroundState) => ReadState) | undefined;
}

/** A state whose fields are each valid, without what does not fit the rest of it: that is named. */
export function fitState(given: PlaygroundState): ReadState {
  const problem = fitProblem(given);
  const ui = withinProblem(given.ui, problem);
  const state = { ...problem, ui };
  return { state, refusals: [...refusedOfProblem(given, problem), ...refusedChoices(given, state)] };
}

function refusedOfProblem(given: Problem, kept: Problem): Refusal[] {
  const features = given.features !== kept.features;
  return [
    ...(features ? [refuse("features", "out-of-range", "must be made of {0}", basesOf(kept))] : []),
    ...refusedStarts(given, kept),
  ];
}

/** The weights to start from that do not fit the rest of a problem. @param kept what is left of it: see `fitProblem`. */
export function refusedStarts(given: Problem, kept: Problem): Refusal[] {
  return [
    ...(given.initial && !kept.initial ? [refusedStart(given.initial, "initial", kept)] : []),
    ...given.learners.flatMap(({ initial }, index) =>
      initial && !kept.learners[index]?.initial ? [refusedStart(initial, `learners.${index}.initial`, kept)] : [],
    ),
  ];
}

function refusedStart(initial: Initial | ClassInitial, field: string, problem: Problem): Refusal {
  const count = featureCount(problem);
  const perClass = isPerClass(initial);
  if (perClass && initial.bias.length !== initial.weights.length)
    return refuse(`${field}.bias`, "wrong-length", "must have one bias a weight vector: {0}", initial.weights.length);
  const vectors = perClass ? initial.weights : [initial.weights];
  const misfit = vectors.find(({ length }) => length !== count);
  if (!misfit) return refuse(`${field}.bias`, "out-of-range", "must be 0 without a bias");
  return refuse(
    `${field}.weights`,
    "wrong-length",
    "must have one weight a feature: {0}, not {1}",
    count,
    misfit.length,
  );
}

function refusedChoices({ ui: given }: PlaygroundState, { ui, ...problem }: PlaygroundState): Refusal[] {
  const choices = [
    ui.lead !== given.lead && refuse("ui.lead", "out-of-range", "must be the number of a learner, from 0"),
    ui.difference !== given.difference &&
      refuse("ui.difference", "out-of-range", "must be the numbers of two learners, from 0"),
    ui.lift !== given.lift &&
      refuse("ui.lift.feature", "out-of-range", 'must be made of {0}, or be "bias"', basesOf(problem)),
  ];
  return choices.filter((refusal) => refusal !== false);
}

/** "x1, x2". */
const basesOf = (problem: Pick<Problem, "data">): string => baseFeatures(baseOf(problem)).join(", ");
