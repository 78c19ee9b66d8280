import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { SecondOrderSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { linear } from "./shared.js";

export const secondOrder = {
  kind: "second-order",
  traits: { ...linear, stepsAside: true },
  fields: [
    {
      kind: "number",
      path: "ridge",
      parameter: "ridge",
      symbol: "λ",
      ...learnerOptions["second-order"].ridge,
      step: 0.1,
    },
  ],
} as const satisfies LearnerDescriptor<SecondOrderSpec>;
