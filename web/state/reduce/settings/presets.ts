import { reviewsPreset } from "../../data/presets.js";
import { courseReviews } from "../../data/reviews.js";
import { withoutStart } from "../../document/initial-weights.js";
import type { Problem } from "../../document/problem.js";
import type { IntentOf } from "../../intent.js";
import { tellsClasses } from "../../learners/traits.js";
import type { Around, Reduced } from "../reduced.js";
import { withOrderFor } from "./reviews.js";

/**
 * The problem with another dataset. Weights belong to their data: they start afresh. Where the data is of several
 * classes, the lead becomes a learner that can tell them apart.
 */
export function loadPreset(problem: Problem, { name, options }: IntentOf<"load-preset">, around: Around): Reduced {
  if (name === reviewsPreset.name) return { ...withCourseReviews(problem), view: null };
  const from = leavingReviews(problem);
  const { lead } = around.ui;
  const learner = from.learners[lead];
  const able = !around.isClassed(name) || (learner !== undefined && tellsClasses(learner));
  return {
    problem: {
      ...from,
      learners: able ? from.learners : from.learners.with(lead, { kind: "multiclass" }),
      data: { kind: "preset", name, ...options },
      initial: null,
      order: from.order.kind === "custom" ? { kind: "given" } : from.order,
    },
    view: null,
  };
}

/** The example of four reviews as the book has it: a weight a word, and nothing beside. */
function withCourseReviews(problem: Problem): Reduced {
  const { features: _, ...rest } = problem;
  return withOrderFor({ ...withoutStart(rest), data: courseReviews, bias: false, scaling: "none" }, false);
}

/** The problem of reviews made ready for data in the plane, which has other features and where a bias is the rule. */
function leavingReviews(problem: Problem): Problem {
  if (problem.data.kind !== "reviews") return problem;
  const { features: _, ...rest } = problem;
  return { ...withoutStart(rest), bias: true };
}
