import { reviewsPreset } from "../../data/presets.js";
import { courseReviews } from "../../data/reviews/course-reviews.js";
import { fitProblem } from "../../document/fit-problem.js";
import { withoutCarried, withoutStart } from "../../document/initial-weights.js";
import type { Problem } from "../../document/problem.js";
import { replacedBy, withFormerLearners } from "../../document/replaced-learner.js";
import type { PageLearner } from "../../document/state.js";
import type { IntentOf } from "../../intent.js";
import { tellsClasses } from "../../learners/traits.js";
import type { Change, ReducerContext } from "../change.js";
import { withOrderFor } from "./reviews.js";

/**
 * The problem with another dataset. Weights belong to their data: they start afresh. Where the data is of several
 * classes, the lead becomes a learner that can tell them apart, until the data is of two again.
 */
export function loadPreset(
  problem: Problem,
  { name, options }: IntentOf<"load-preset">,
  context: ReducerContext,
): Change {
  if (name === reviewsPreset.name) return { ...withCourseReviews(problem), view: null };
  const from = leavingReviews(problem);
  return {
    problem: fitProblem({
      ...from,
      learners: learnersFor(context.isClassed(name), from.learners, context.ui.lead).map(withoutCarried),
      data: { kind: "preset", name, ...options },
      initial: null,
      order: from.order.kind === "custom" ? { kind: "given" } : from.order,
    }),
    view: null,
  };
}

/** The learners for data of several classes, whose lead tells them apart; or for data of two labels. */
export function learnersFor(several: boolean, learners: readonly PageLearner[], lead: number): readonly PageLearner[] {
  if (!several) return withFormerLearners(learners);
  const learner = learners[lead];
  return learner && tellsClasses(learner) ? learners : learners.with(lead, replacedBy(learner));
}

/** The example of four reviews as the book has it: a weight a word, and nothing beside. */
function withCourseReviews(problem: Problem): Change {
  const { features: _, ...rest } = problem;
  const learners = withFormerLearners(rest.learners);
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
