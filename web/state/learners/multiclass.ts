import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { MulticlassSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { linear } from "./shared.js";

/** Most classes the page has colours and shapes for. */
export const mostClasses = 6;

export const multiclass = {
  kind: "multiclass",
  traits: { ...linear, weights: "per-class", predicts: "classes", labels: "classes", byWeightsAlone: true },
  fields: [
    {
      kind: "number",
      path: "classes",
      parameter: "classes",
      ...learnerOptions.multiclass.classes,
      max: mostClasses,
      narrower: true,
      step: 1,
    },
  ],
} as const satisfies LearnerDescriptor<MulticlassSpec>;
