import type { AveragedSpec } from "../../../../engine/types.js";
import { linear } from "../../../../words/generated/en/linear.js";
import { asPerceptron } from "../perceptron.js";
import type { LearnerStory } from "../story.js";
import { hyperplaneLine } from "./predictor.js";

export const averaged: LearnerStory<AveragedSpec> = {
  ...asPerceptron,
  predictor: (moment) => hyperplaneLine(moment, moment.frame.words.room(linear).mean, "¯"),
};
