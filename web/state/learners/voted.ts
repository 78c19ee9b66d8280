import type { VotedSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { asPerceptron, learningRate, tie } from "./shared.js";

export const voted = {
  kind: "voted",
  traits: { ...asPerceptron, predicts: "votes" },
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<VotedSpec>;
