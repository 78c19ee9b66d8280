import type { PerceptronSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, tie } from "./rosenblatt.js";

export const perceptron = {
  kind: "perceptron",
  title: "Perceptron",
  short: "Perceptron",
  hint: "Adds each example it gets wrong to its weights.",
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<PerceptronSpec>;
