import type { PerceptronSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { asPerceptron, learningRate, tie } from "./shared.js";

export const perceptron = {
  kind: "perceptron",
  traits: asPerceptron,
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<PerceptronSpec>;
