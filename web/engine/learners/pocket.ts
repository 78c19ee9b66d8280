import type { PocketSpec } from "../types.js";
import { type LearnerEntry, linear } from "./learner.js";
import { learningRateOf, tieOf } from "./settings.js";

export const pocket: LearnerEntry<PocketSpec> = {
  ...linear,
  fields: ["learningRate", "tie"],
  settings: (spec) => [learningRateOf(spec), tieOf(spec)],
};
