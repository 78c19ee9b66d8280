import { indexOfWord, numberOf } from "../checks.js";
import type { TieRule } from "../types.js";

/** In the order of `TieRule` in the core. */
export const tieRules: readonly TieRule[] = ["mistake", "correct", "negative", "positive"];

export const learningRateOf = ({ learningRate }: { readonly learningRate?: number }): number =>
  numberOf(learningRate, "learner.learningRate", 1);

export const tieOf = ({ tie }: { readonly tie?: TieRule }): number => indexOfWord(tie, tieRules, "learner.tie");
