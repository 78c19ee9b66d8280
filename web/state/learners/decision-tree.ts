import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { DecisionTreeSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { baseline } from "./shared.js";

export const decisionTree = {
  kind: "decision-tree",
  traits: { ...baseline, fit: "fitted" },
  fields: [
    {
      kind: "number",
      path: "maxDepth",
      parameter: "max-depth",
      ...learnerOptions["decision-tree"].maxDepth,
      step: 1,
    },
  ],
} as const satisfies LearnerDescriptor<DecisionTreeSpec>;
