import { baseFeatures, sameFeatures, tidy } from "../../data/feature-names.js";
import { withoutStart } from "../../document/initial-weights.js";
import { mostFeatures } from "../../document/limits.js";
import type { Problem } from "../../document/problem.js";
import type { IntentOf } from "../../intent.js";
import type { Change, ReducerContext } from "../change.js";

/** In the standard order, each once; without features where they are the base features, which is the default. */
export function setFeatures(
  problem: Problem,
  { features }: IntentOf<"set-features">,
  { examples: { base } }: ReducerContext,
): Change {
  const { features: before, ...rest } = problem;
  const wanted = tidy(features);
  if (wanted.length > mostFeatures) {
    return { problem, warning: { code: "tooManyFeatures", most: mostFeatures } };
  }
  if (wanted.length === 0 || sameFeatures(wanted, before ?? baseFeatures(base))) return { problem };
  const chosen = sameFeatures(wanted, baseFeatures(base)) ? {} : { features: wanted };
  return { problem: { ...withoutStart(rest), ...chosen } };
}

export function setScaling(problem: Problem, { scaling }: IntentOf<"set-scaling">): Change {
  return { problem: scaling === problem.scaling ? problem : { ...withoutStart(problem), scaling } };
}
