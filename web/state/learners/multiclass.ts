import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { MulticlassSpec } from "../../engine/types.js";
import { mostClasses } from "../document/limits.js";
import type { LearnerDescriptor } from "./descriptor.js";

export const multiclass = {
  kind: "multiclass",
  title: "Multiclass perceptron",
  short: "Multiclass",
  hint: "A weight vector for each class; the highest score wins. A mistake rewards the right class and punishes the winner.",
  fields: [
    {
      kind: "number",
      path: "classes",
      parameter: "classes",
      label: "Classes",
      hint: "auto: as many as the data has",
      ...learnerOptions.multiclass.classes,
      max: mostClasses,
      narrower: true,
      step: 1,
    },
  ],
} as const satisfies LearnerDescriptor<MulticlassSpec>;
