import { indexOfWord, numberOf } from "../checks.js";
import { variants } from "../generated/names.js";
import type { PassiveAggressiveSpec } from "../types.js";
import { type LearnerEntry, linear } from "./learner.js";

export const passiveAggressive: LearnerEntry<PassiveAggressiveSpec> = {
  ...linear,
  fields: ["variant", "C"],
  settings: (spec) => [indexOfWord(spec.variant, variants, "learner.variant"), numberOf(spec.C, "learner.C", 1)],
};
