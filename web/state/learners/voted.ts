import type { VotedSpec } from "../../engine/types.js";
import type { LearnerDescriptor } from "./descriptor.js";
import { learningRate, tie } from "./rosenblatt.js";

export const voted = {
  kind: "voted",
  title: "Voted perceptron",
  short: "Voted",
  hint: "Trains as the perceptron; all weight vectors it has had vote, each as often as it survived.",
  cost: () => "a prediction asks every weight vector it has had",
  fields: [learningRate, tie],
} as const satisfies LearnerDescriptor<VotedSpec>;
