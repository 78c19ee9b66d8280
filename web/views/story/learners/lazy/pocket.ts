import type { PocketSpec } from "../../../../engine/types.js";
import { linear } from "../../../../words/generated/en/linear.js";
import { asPerceptron } from "../perceptron.js";
import type { LearnerStory } from "../story.js";
import { hyperplaneLine } from "./predictor.js";

export const pocket: LearnerStory<PocketSpec> = {
  ...asPerceptron,
  predictor: (moment) => hyperplaneLine(moment, moment.frame.words.room(linear).pocket),
};
