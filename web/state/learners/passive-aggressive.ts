import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { PassiveAggressiveSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { linear } from "./shared.js";

export const passiveAggressive = {
  kind: "passive-aggressive",
  traits: { ...linear, byWeightsAlone: true, stepsByLoss: true, mayOnlyApproach: true },
  fields: [
    {
      kind: "choice",
      path: "variant",
      parameter: "variant",
      default: "pa",
      values: ["pa", "pa-1", "pa-2"],
    },
    {
      kind: "number",
      path: "C",
      parameter: "c",
      symbol: "C",
      ...learnerOptions["passive-aggressive"].C,
      step: 0.1,
      when: { path: "variant", is: ["pa-1", "pa-2"] },
    },
  ],
} as const satisfies LearnerDescriptor<PassiveAggressiveSpec>;
