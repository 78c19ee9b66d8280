import { numberOf } from "../checks.js";
import type { LinearModel, MulticlassSpec } from "../types.js";
import { type LearnerEntry, linearModel, rowsOfLength } from "./learner.js";

const oneAClass = (numbers: Float64Array, d: number): LinearModel[] => rowsOfLength(numbers, d + 1).map(linearModel);

export const multiclass: LearnerEntry<MulticlassSpec> = {
  fields: ["classes"],
  // 0: the largest label + 1.
  settings: (spec) => [spec.classes === undefined ? 0 : numberOf(spec.classes, "learner.classes", 0) || Number.NaN],
  current: oneAClass,
  model: oneAClass,
};
