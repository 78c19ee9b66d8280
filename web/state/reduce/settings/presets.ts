import { reviewsPreset } from "../../data/presets.js";
import { courseReviews } from "../../data/reviews/reviews.js";
import { fitting } from "../../document/fit.js";
import { withoutCarried, withoutStart } from "../../document/initial-weights.js";
import { insteadOf, withFormer } from "../../document/instead.js";
import type { Problem } from "../../document/problem.js";
import type { PageLearner } from "../../document/state.js";
import type { IntentOf } from "../../intent.js";
import { tellsClasses } from "../../learners/traits.js";
import type { Around, Reduced } from "../reduced.js";
import { withOrderFor } from "./reviews.js";

/**
 * The problem with another dataset. Weights belong to their data: they start afresh. Where the data is of several
 * classes, the lead becomes a learner that can tell them apart, until the data is of two again.
 */
export function loadPreset(problem: Problem, { name, options }: IntentOf<"load-preset">, around: Around): Reduced {
  if (name === reviewsPreset.name) return { ...withCourseReviews(problem), view: null };
  const from = leavingReviews(problem);
  return {
    problem: fitting({
      ...from,
      learners: learnersFor(around.isClassed(name), from.learners, around.ui.lead).map(withoutCarried),
      data: { kind: "preset", name, ...options },
      initial: null,
      order: from.order.kind === "custom" ? { kind: "given" } : from.order,
    }),
    view: null,
  };
}

/** The learners for data of several classes, whose lead tells them apart; or for data of two labels. */
export function learnersFor(several: boolean, learners: readonly PageLearner[], lead: number): readonly PageLearner[] {
  if (!several) return withFormer(learners);
  const learner = learners[lead];
  return learner && tellsClasses(learner) ? learners : learners.with(lead, insteadOf(learner));
}

/** The example of four reviews as the book has it: a weight a word, and nothing beside. */
function withCourseReviews(problem: Problem): Reduced {
  const { features: _, ...rest } = problem;
  const learners = withFormer(rest.learners);
  return withOrderFor(
    { ...withoutStart({ ...rest, learners }), data: courseReviews, bias: false, scaling: "none" },
    false,
  );
}

/** The problem of reviews made ready for data of numbers, which has other features and where a bias is the rule. */
export function leavingReviews(problem: Problem): Problem {
  if (problem.data.kind !== "reviews") return problem;
  const { features: _, ...rest } = problem;
  return { ...withoutStart(rest), bias: true };
}
