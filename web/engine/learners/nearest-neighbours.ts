import { numberOf } from "../checks.js";
import type { NearestNeighboursSpec } from "../types.js";
import type { LearnerEntry } from "./learner.js";

export const nearestNeighbours: LearnerEntry<NearestNeighboursSpec> = {
  fields: ["k"],
  settings: (spec) => [numberOf(spec.k, "learner.k", 1)],
  current: () => null,
  model: ([k = 1]) => ({ k }),
};
