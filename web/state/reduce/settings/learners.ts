import { randomNumbers } from "../../data/random-numbers.js";
import { withoutLearner } from "../../document/choices.js";
import { mostLearners } from "../../document/limits.js";
import type { Problem } from "../../document/problem.js";
import type { IntentOf } from "../../intent.js";
import { takesInitial } from "../../learners/traits.js";
import type { Change, ReducerContext } from "../change.js";

/** The problem with one learner more. */
export function addLearner(problem: Problem, { learner }: IntentOf<"add-learner">, { ui }: ReducerContext): Change {
  if (problem.learners.length >= mostLearners)
    return { problem, warning: { code: "tooManyLearners", most: mostLearners } };
  return { problem: { ...problem, learners: [...problem.learners, learner] }, learnersUi: ui };
}

/** The problem with copies of the lead that start from different weights, on one stage, as in CISC 271's figure 30.1. */
export function randomStarts(
  problem: Problem,
  { count, seed }: IntentOf<"random-starts">,
  { ui, examples }: ReducerContext,
): Change {
  const learner = problem.learners[ui.lead];
  if (!learner || !takesInitial(learner)) return { problem };
  const features = problem.features?.length ?? examples.base;
  const learners = Array.from({ length: Math.min(Math.max(1, count), mostLearners) }, (_, draw) => {
    const numbers = randomNumbers(features + 1, seed, draw);
    return { ...learner, initial: { weights: numbers.slice(0, -1), bias: problem.bias ? (numbers.at(-1) ?? 0) : 0 } };
  });
  const lead = Math.min(ui.lead, learners.length - 1);
  return { problem: { ...problem, learners }, learnersUi: { ...ui, lead, compare: "overlay" } };
}

/** The problem without a learner; the last one stays. */
export function removeLearner(problem: Problem, { index }: IntentOf<"remove-learner">, { ui }: ReducerContext): Change {
  const learners = problem.learners.filter((_, i) => i !== index);
  if (learners.length === 0 || learners.length === problem.learners.length) return { problem };
  const lead = Math.min(index < ui.lead ? ui.lead - 1 : ui.lead, learners.length - 1);
  return {
    problem: { ...problem, learners },
    learnersUi: { ...ui, lead, difference: withoutLearner(ui.difference, index) },
  };
}
