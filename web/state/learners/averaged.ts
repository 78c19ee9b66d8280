import type { AveragedSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { asPerceptron, learningRate, tie } from "./shared.js";

export const averaged = {
  kind: "averaged",
  traits: { ...asPerceptron, predicts: "mean" },
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<AveragedSpec>;
