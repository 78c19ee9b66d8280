import { numberOf } from "../checks.js";
import type { BatchSpec } from "../types.js";
import { type LearnerEntry, linear } from "./learner.js";
import { learningRateOf, tieOf } from "./settings.js";

export const batch: LearnerEntry<BatchSpec> = {
  ...linear,
  fields: ["learningRate", "tie", "tolerance"],
  settings: (spec) => [learningRateOf(spec), tieOf(spec), numberOf(spec.tolerance, "learner.tolerance", 0)],
};
