import type { PerceptronSpec } from "../types.js";
import { type LearnerEntry, linear } from "./learner.js";
import { learningRateOf, tieOf } from "./settings.js";

export const perceptron: LearnerEntry<PerceptronSpec> = {
  ...linear,
  fields: ["learningRate", "tie"],
  settings: (spec) => [learningRateOf(spec), tieOf(spec)],
};
