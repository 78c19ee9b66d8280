import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { NearestNeighboursSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { baseline } from "./shared.js";

export const nearestNeighbours = {
  kind: "nearest-neighbours",
  traits: baseline,
  fields: [
    {
      kind: "number",
      path: "k",
      parameter: "k",
      symbol: "k",
      ...learnerOptions["nearest-neighbours"].k,
      step: 1,
    },
  ],
} as const satisfies LearnerDescriptor<NearestNeighboursSpec>;
