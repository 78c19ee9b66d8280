import type { AveragedSpec } from "../../../engine/types.js";
import { accented } from "../../shared/words/mathml.js";
import { b, w } from "../equation/linear-equation.js";
import { asPerceptron } from "./perceptron.js";
import { hyperplaneLine } from "./predictor.js";
import type { LearnerStory } from "./story.js";

export const averaged: LearnerStory<AveragedSpec> = {
  ...asPerceptron,
  predictor: (moment) =>
    hyperplaneLine(moment, "is the mean of the weights over all visits", accented(w, "¯"), accented(b, "¯")),
};
