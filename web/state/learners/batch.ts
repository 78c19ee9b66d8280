import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { BatchSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, tie } from "./rosenblatt.js";

export const batch = {
  kind: "batch",
  title: "Batch perceptron",
  short: "Batch",
  hint: "One update an epoch, by the sum of all examples it got wrong.",
  fields: [
    { ...learningRate, alias: "Pavlu’s λ" },
    tie,
    {
      kind: "number",
      path: "tolerance",
      parameter: "tolerance",
      label: "Tolerance",
      symbol: "ε",
      hint: "ends with a step shorter than this",
      ...learnerOptions.batch.tolerance,
      step: 0.1,
    },
  ],
} as const satisfies LearnerDescriptor<BatchSpec>;
