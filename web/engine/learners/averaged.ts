import type { AveragedSpec } from "../types.js";
import { type LearnerEntry, linear } from "./learner.js";
import { learningRateOf, tieOf } from "./settings.js";

export const averaged: LearnerEntry<AveragedSpec> = {
  ...linear,
  fields: ["learningRate", "tie"],
  settings: (spec) => [learningRateOf(spec), tieOf(spec)],
};
