import { indexOfWord, numberOf } from "../checks.js";
import type { PassiveAggressiveSpec, Variant } from "../types.js";
import { type LearnerEntry, linear } from "./learner.js";

/** In the order of `Aggressiveness` in the core. */
export const variants: readonly Variant[] = ["pa", "pa-1", "pa-2"];

export const passiveAggressive: LearnerEntry<PassiveAggressiveSpec> = {
  ...linear,
  code: 6,
  fields: ["variant", "C"],
  settings: (spec) => [indexOfWord(spec.variant, variants, "learner.variant"), numberOf(spec.C, "learner.C", 1)],
};
