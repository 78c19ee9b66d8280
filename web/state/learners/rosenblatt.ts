import { learnerOptions } from "../../engine/generated/learner-options.js";

/** Settings that several learners share. */

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
