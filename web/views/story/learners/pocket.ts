import type { PocketSpec } from "../../../engine/types.js";
import { asPerceptron } from "./perceptron.js";
import { hyperplaneLine } from "./predictor.js";
import type { LearnerStory } from "./story.js";

export const pocket: LearnerStory<PocketSpec> = {
  ...asPerceptron,
  predictor: (moment) => hyperplaneLine(moment, "are the best weights so far, in the pocket"),
};
