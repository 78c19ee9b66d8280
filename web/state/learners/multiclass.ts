import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { MulticlassSpec } from "../../engine/types.js";
import { mostClasses } from "../document/limits.js";
import type { LearnerDescriptor } from "./descriptor.js";

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
