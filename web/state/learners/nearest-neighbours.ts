import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { NearestNeighboursSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";

export const nearestNeighbours = {
  kind: "nearest-neighbours",
  title: "Nearest neighbours",
  short: "Nearest neighbours",
  hint: "A baseline that learns nothing: the label that most of the k nearest examples have.",
  cost: (examples) => `nothing is trained; instead every prediction looks at all ${examples} examples`,
  fields: [
    {
      kind: "number",
      path: "k",
      parameter: "k",
      label: "Neighbours",
      symbol: "k",
      ...learnerOptions["nearest-neighbours"].k,
      step: 1,
    },
  ],
} as const satisfies LearnerDescriptor<NearestNeighboursSpec>;
