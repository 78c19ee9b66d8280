import { indexOfWord, numberOf } from "../checks.js";
import type { PerceptronSpec, TieRule } from "../types.js";
import type { LearnerEntry } from "./learner.js";

/** In the order of `TieRule` in the core. */
export const tieRules: readonly TieRule[] = ["mistake", "correct", "negative", "positive"];

export const perceptron: LearnerEntry<PerceptronSpec> = {
  code: 0,
  settings: (spec) => [
    numberOf(spec.learningRate, "learner.learningRate", 1),
    indexOfWord(spec.tie, tieRules, "learner.tie"),
  ],
};
