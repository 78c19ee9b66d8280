import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { MarginSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, linear } from "./shared.js";

export const margin = {
  kind: "margin",
  traits: { ...linear, byWeightsAlone: true },
  fields: [
    learningRate,
    {
      kind: "number",
      path: "margin",
      parameter: "margin",
      ...learnerOptions.margin.margin,
      step: 0.1,
    },
  ],
} as const satisfies LearnerDescriptor<MarginSpec>;
