import { learnerOptions } from "../../engine/generated/learner-options.js";
import type { Traits } from "./descriptor.js";

/** Traits and settings that several learners share. */

/** One hyperplane, trained by visits, that predicts with the weights in training. */
export const linear: Traits = {
  weights: "one",
  trains: "by-visits",
  predicts: "current",
  labels: "signs",
};

/** Visit for visit as the perceptron. */
export const asPerceptron: Traits = { ...linear, trains: "as-perceptron", byWeightsAlone: true };

/** There to contrast with: not trained visit by visit. */
export const baseline: Traits = { ...linear, weights: "none", trains: "at-once", predicts: "rule", fit: "none" };

export const learningRate = {
  kind: "number",
  path: "learningRate",
  parameter: "learning-rate",
  symbol: "η",
  ...learnerOptions.perceptron.learningRate,
  step: 0.1,
} as const;

export const tie = {
  kind: "choice",
  path: "tie",
  parameter: "tie",
  default: "mistake",
  values: ["mistake", "correct", "negative", "positive"],
} as const;
