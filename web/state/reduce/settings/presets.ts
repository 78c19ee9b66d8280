import { reviewsPreset } from "../../data/presets.js";
import { courseReviews } from "../../data/reviews.js";
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
    problem: {
      ...from,
      learners: (around.isClassed(name) ? ableToTell(from.learners, around.ui.lead) : withFormer(from.learners)).map(
        withoutCarried,
      ),
      data: { kind: "preset", name, ...options },
      initial: null,
      order: from.order.kind === "custom" ? { kind: "given" } : from.order,
    },
    view: null,
  };
}

/** The learners with a lead that tells classes apart. */
function ableToTell(learners: readonly PageLearner[], lead: number): readonly PageLearner[] {
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

/** The problem of reviews made ready for data in the plane, which has other features and where a bias is the rule. */
function leavingReviews(problem: Problem): Problem {
  if (problem.data.kind !== "reviews") return problem;
  const { features: _, ...rest } = problem;
  return { ...withoutStart(rest), bias: true };
}
