import type { DecisionTreeSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";

export const decisionTree = {
  kind: "decision-tree",
  title: "Decision tree",
  short: "Decision tree",
  hint: "A baseline that is grown at once: it splits the plane by one feature at a time.",
  cost: () => "it is grown at once, not by visits",
  fields: [
    {
      kind: "number",
      path: "maxDepth",
      parameter: "max-depth",
      label: "Greatest depth",
      default: 3,
      min: 1,
      max: 32,
      whole: true,
      step: 1,
    },
  ],
} as const satisfies LearnerDescriptor<DecisionTreeSpec>;
