import { hasResiduals, labelSign, marginText } from "../../document/notation/labels.js";
import { biasLetter, biasSign, isThreshold, isWeight } from "../../document/notation/notation.js";
import type { Writing } from "./line.js";

/** Whether the bias has a line of its own: not where it is one of the weights. */
export function hasBiasLine(writing: Writing): boolean {
  return writing.hasBias && !isWeight(writing);
}

/** "w, b", "w, θ", or "w". */
export function letters(writing: Writing): string {
  return hasBiasLine(writing) ? `w, ${biasLetter(writing)}` : "w";
}

/** "w ← 0, b ← 0" */
export function zeros(writing: Writing): string {
  return hasBiasLine(writing) ? `w ← 0, ${biasLetter(writing)} ← 0` : "w ← 0";
}

/** "w·x + b"; "w·x" where the bias is one of the weights, or a threshold. */
export function scoreOf(weights: string, bias: string, x: string, writing: Writing): string {
  return hasBiasLine(writing) && !isThreshold(writing) ? `${weights}·${x} + ${bias}` : `${weights}·${x}`;
}

/** What a score is compared with: 0, or the threshold. */
export function limitOf(writing: Writing): string {
  return hasBiasLine(writing) && isThreshold(writing) ? "θ" : "0";
}

/** "y·a"; "y·(a − θ)"; "(2y − 1)·a" of labels 0 and 1. */
export function agreement(writing: Writing): string {
  return marginText(writing.hasBias, writing);
}

/** The factor of the sign in an update at a mistake: "y·", "e·", "η·y·". */
export function atMistake(learningRate: number, writing: Writing): string {
  return `${learningRate === 1 ? "" : "η·"}${hasResiduals(writing) ? "e" : "y"}`;
}

/** The same where the label alone says the sign: updates without a mistake. */
export function towardsLabel(factor: string, writing: Writing): string {
  return `${factor === "" ? "" : `${factor}·`}${labelSign(writing)}`;
}

/** "b ← b + y"; of a threshold "θ ← θ − y". */
export function biasChange(step: string, writing: Writing): string {
  const letter = biasLetter(writing);
  return `${letter} ← ${letter} ${biasSign(writing)} ${step}`;
}

/** What one weight vector predicts by: "w·x + b", "w·x − θ". */
export function predictsBy(weights: string, bias: string, writing: Writing): string {
  const score = scoreOf(weights, bias, "x", writing);
  return hasBiasLine(writing) && isThreshold(writing) ? `${score} − ${bias}` : score;
}
