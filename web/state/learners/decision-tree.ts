import { learnerOptions } from "../../engine/generated/learner-options.js";
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
      ...learnerOptions["decision-tree"].maxDepth,
      step: 1,
    },
  ],
} as const satisfies LearnerDescriptor<DecisionTreeSpec>;
