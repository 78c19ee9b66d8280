import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { BatchSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, tie } from "./rosenblatt.js";

export const batch = {
  kind: "batch",
  fields: [
    learningRate,
    tie,
    {
      kind: "number",
      path: "tolerance",
      parameter: "tolerance",
      symbol: "ε",
      ...learnerOptions.batch.tolerance,
      step: 0.1,
    },
  ],
} as const satisfies LearnerDescriptor<BatchSpec>;
