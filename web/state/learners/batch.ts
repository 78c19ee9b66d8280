import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { BatchSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, linear, tie } from "./shared.js";

export const batch = {
  kind: "batch",
  traits: { ...linear, objective: true },
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
