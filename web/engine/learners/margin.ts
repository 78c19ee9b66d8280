import { numberOf } from "../checks.js";
import type { MarginSpec } from "../types.js";
import { type LearnerEntry, linear } from "./learner.js";
import { learningRateOf } from "./settings.js";

export const margin: LearnerEntry<MarginSpec> = {
  ...linear,
  fields: ["learningRate", "margin"],
  settings: (spec) => [learningRateOf(spec), numberOf(spec.margin, "learner.margin", 1)],
};
