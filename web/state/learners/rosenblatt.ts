import { learnerOptions } from "../../engine/generated/learner-options.js";

/** Settings that several learners share. */

export const learningRate = {
  kind: "number",
  path: "learningRate",
  parameter: "learning-rate",
  label: "Learning rate",
  symbol: "η",
  ...learnerOptions.perceptron.learningRate,
  step: 0.1,
} as const;

export const tie = {
  kind: "choice",
  path: "tie",
  parameter: "tie",
  label: "Tie rule",
  brief: "tie",
  default: "mistake",
  words: [
    { value: "mistake", title: "Mistake", hint: "score 0 is a mistake (y·a\u00a0≤\u00a00)" },
    { value: "correct", title: "Correct", hint: "score 0 is correct (y·a\u00a0<\u00a00)" },
    { value: "negative", title: "Negative", hint: "score 0 is read as negative" },
    { value: "positive", title: "Positive", hint: "score 0 is read as positive" },
  ],
} as const;
