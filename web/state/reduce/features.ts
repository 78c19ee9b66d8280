import type { Scaling } from "../../engine/types.js";
import type { Examples } from "../data/examples.js";
import { pointsOf } from "../data/examples.js";
import { baseFeatures, sameFeatures, tidy } from "../data/feature-names.js";
import { reviewsPreset } from "../data/reviews.js";
import { withoutStart } from "../document/initial-weights.js";
import { mostFeatures } from "../document/limits.js";
import type { Problem } from "../document/problem.js";
import type { Point } from "../document/state.js";
import type { Intent } from "../intent.js";
import type { Reduced } from "./reduce.js";
import { withCourseReviews, withReviews } from "./reviews.js";

/** What the intents of the parts that load late make of the problem; null for all others. */
export function reduceLate(problem: Problem, examples: Examples, intent: Intent): Reduced | null {
  switch (intent.type) {
    case "set-features":
      return withFeatures(problem, intent.features, examples.base);
    case "set-scaling":
      return { problem: withScaling(problem, intent.scaling) };
    case "set-reviews":
      return withReviews(problem, intent.data);
    case "load-preset":
      return intent.name === reviewsPreset.name ? withCourseReviews(problem) : null;
    case "recode":
      return { problem: recoded(problem, examples, intent.to) };
    default:
      return null;
  }
}

/** In the standard order, each once; without features where they are the base features, which is the default. */
function withFeatures(problem: Problem, features: readonly string[], base: number): Reduced {
  const { features: before, ...rest } = problem;
  const wanted = tidy(features);
  if (wanted.length > mostFeatures) {
    const warning = `At most ${mostFeatures} features are chosen at once. Nothing was changed.`;
    return { problem, warning };
  }
  if (wanted.length === 0 || sameFeatures(wanted, before ?? baseFeatures(base))) return { problem };
  const chosen = sameFeatures(wanted, baseFeatures(base)) ? {} : { features: wanted };
  return { problem: { ...withoutStart(rest), ...chosen } };
}

function withScaling(problem: Problem, scaling: Scaling): Problem {
  return scaling === problem.scaling ? problem : { ...withoutStart(problem), scaling };
}

/** The values that a coding has instead of 0 and 1, or of −1 and +1. */
function recoded(problem: Problem, examples: Examples, to: "zero-one" | "plus-minus"): Problem {
  if (problem.data.kind === "reviews" || codingOf(examples) !== (to === "zero-one" ? "plus-minus" : "zero-one"))
    return problem;
  const change = (value: number) => (to === "zero-one" ? (value + 1) / 2 : 2 * value - 1);
  const points = pointsOf(examples).map(([x1, x2, label]): Point => [change(x1), change(x2), label]);
  return { ...withoutStart(problem), data: { kind: "points", points } };
}

/** Whether all values are 0 or 1, or all −1 or +1; null for other data, and for none. */
export function codingOf({ X }: Pick<Examples, "X">): "zero-one" | "plus-minus" | null {
  if (X.length === 0) return null;
  if (X.every((value) => value === 0 || value === 1)) return X.every((value) => value === 1) ? null : "zero-one";
  return X.every((value) => value === -1 || value === 1) ? "plus-minus" : null;
}
