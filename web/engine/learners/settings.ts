import { indexOfWord, numberOf } from "../checks.js";
import { tieRules } from "../generated/names.js";
import type { TieRule } from "../types.js";

export const learningRateOf = ({ learningRate }: { readonly learningRate?: number }): number =>
  numberOf(learningRate, "learner.learningRate", 1);

export const tieOf = ({ tie }: { readonly tie?: TieRule }): number => indexOfWord(tie, tieRules, "learner.tie");
