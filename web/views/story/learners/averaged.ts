import type { AveragedSpec } from "../../../engine/types.js";
import { asPerceptron } from "./perceptron.js";
import { hyperplaneLine } from "./predictor.js";
import type { LearnerStory } from "./story.js";

export const averaged: LearnerStory<AveragedSpec> = {
  ...asPerceptron,
  predictor: (moment) => hyperplaneLine(moment, "is the mean of the weights over all visits", "¯"),
};
