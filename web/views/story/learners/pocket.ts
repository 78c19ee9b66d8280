import type { PocketSpec } from "../../../engine/types.js";
import { b, w } from "../linear-equation.js";
import { hyperplaneLine } from "../predictor.js";
import { asPerceptron } from "./perceptron.js";
import type { LearnerStory } from "./story.js";

export const pocket: LearnerStory<PocketSpec> = {
  ...asPerceptron,
  predictor: (moment) => hyperplaneLine(moment, "are the best weights so far, in the pocket", w, b),
};
