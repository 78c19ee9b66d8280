import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { MarginSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate } from "./rosenblatt.js";

export const margin = {
  kind: "margin",
  title: "Perceptron with margin",
  short: "Margin",
  hint: "Also updates on examples that are right, but not by the margin.",
  fields: [
    learningRate,
    {
      kind: "number",
      path: "margin",
      parameter: "margin",
      label: "Margin",
      hint: "updates while y·a\u00a0≤\u00a0margin",
      ...learnerOptions.margin.margin,
      step: 0.1,
    },
  ],
} as const satisfies LearnerDescriptor<MarginSpec>;
