import type { AveragedSpec } from "../../../engine/types.js";
import { accented } from "../../shared/words/mathml.js";
import { b, w } from "../equation/linear-equation.js";
import { ensemble } from "./perceptron.js";
import { hyperplaneLine } from "./predictor.js";
import type { LearnerStory } from "./story.js";

export const averaged: LearnerStory<AveragedSpec> = {
  ...ensemble,
  predictor: (moment) =>
    hyperplaneLine(moment, "is the mean of the weights over all visits", accented(w, "¯"), accented(b, "¯")),
};
