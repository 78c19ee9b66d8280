import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { MulticlassSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";

/** Most classes the page has colours and shapes for. */
export const mostClasses = 6;

export const multiclass = {
  kind: "multiclass",
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
