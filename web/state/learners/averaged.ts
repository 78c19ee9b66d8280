import type { AveragedSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, tie } from "./rosenblatt.js";

export const averaged = {
  kind: "averaged",
  title: "Averaged perceptron",
  short: "Averaged",
  hint: "Trains as the perceptron; predicts with the mean of all weight vectors it has had.",
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<AveragedSpec>;
