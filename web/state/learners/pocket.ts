import type { PocketSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { asPerceptron, learningRate, tie } from "./shared.js";

export const pocket = {
  kind: "pocket",
  traits: { ...asPerceptron, predicts: "best" },
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<PocketSpec>;
