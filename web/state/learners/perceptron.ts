import type { PerceptronSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, tie } from "./rosenblatt.js";

export const perceptron = {
  kind: "perceptron",
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<PerceptronSpec>;
