import { mathml, type TemplateResult } from "lit";
import type { TieRule } from "../../../engine/types.js";
import { tieRule } from "../../../state/data/training-set.js";
import { hasResiduals, quantized, residual, signText } from "../../../state/document/notation/labels.js";
import { biasNumber, isThreshold, scoreNumber } from "../../../state/document/notation/notation.js";
import type { VisitEvent } from "../../../state/runs/frame.js";
import {
  applied,
  type Maths,
  number,
  operator,
  parenthesised,
  signed,
  variable,
  words,
} from "../../../ui/formulas/mathml.js";
import { linear } from "../../../words/generated/en/linear.js";
import { type Phrase, plainText } from "../../../words/phrase.js";
import type { Visited } from "../learners/story.js";
import { weightsOf } from "../training.js";
import type { Figures } from "./figures.js";
import { comparedMaths, labelMaths, signMaths, signNumber, y } from "./score-equation.js";

/** Longer words have a line to themselves. */
const ONE_LINE = 18;

/** y·a against what it is compared with, and what that says. Of a threshold y·(a − θ), of labels 0 and 1 (2y − 1)·a. */
export function marginEquation(
  event: VisitEvent,
  { text, bias, notation, terms, derive }: Figures,
  relation: string,
  threshold: number,
  said: readonly Phrase[],
): TemplateResult {
  const split = bias && isThreshold(notation);
  const before = weightsOf(event.before);
  const theta = biasNumber(before.bias, notation);
  const score = scoreNumber(event.score, before.bias, notation);
  const written = terms([score, theta], [{ value: event.score, of: (round) => round(score) - round(theta) }]);
  const compared = split
    ? mathml`${number(written.text(score))}${operator("−")}${signed(written.text(theta), "weight")}`
    : number(text(event.score));
  const factors = mathml`${operator("=")}${signNumber(event.label)}${parenthesised(compared)}`;
  const judged = saidMaths(said);
  const value = mathml`${operator("=")}${number(text(event.label * event.score))}${operator(relation)}<mn>${text(threshold)}</mn>`;
  // Long words have a line to themselves: beside the numbers they would not fit.
  const long = plainText(said).length > ONE_LINE;
  const symbols = mathml`${signMaths(notation, "any")}${operator("·")}${comparedMaths(notation, bias, true)}`;
  return derive([
    // So have the symbols where they are more than two letters.
    ...(split || hasResiduals(notation)
      ? [["", symbols] as const, ["", factors] as const]
      : [[symbols, factors] as const]),
    ...(long ? [["", value] as const, ["", judged] as const] : [["", value, judged] as const]),
  ]);
}

/** Words beside a formula, with the look of their tone. */
export function saidMaths(said: readonly Phrase[]): Maths {
  return mathml`${said.map((one) => (typeof one === "string" ? words(one) : words(one.text, `pp-math-${one.tone}`)))}`;
}

/** y·a against 0, under the learner's tie rule; with labels 0 and 1, what is predicted, and the residual. */
export function signEquation({ event, frame, learner }: Visited, figures: Figures): TemplateResult {
  const verdict = frame.words.room(linear).verdict(event);
  if (hasResiduals(figures.notation)) return residualEquation(event, figures, saidMaths(verdict));
  return marginEquation(event, figures, relationToZero(event, tieRule(learner)), 0, verdict);
}

/** q = heaviside(a), e = y − q (CISC 271, equation 30.1). */
function residualEquation(event: VisitEvent, { text, bias, notation, derive }: Figures, said: Maths): TemplateResult {
  const q = variable("q");
  const prediction = number(String(quantized(event)));
  const step = applied("heaviside", number(text(event.score)));
  return derive([
    [q, mathml`${operator("=")}${applied("heaviside", comparedMaths(notation, bias))}`],
    ["", mathml`${operator("=")}${step}`, mathml`${operator("=")}${prediction}`],
    [variable("e"), mathml`${operator("=")}${y}${operator("−")}${q}`],
    [
      "",
      mathml`${operator("=")}${labelMaths(event.label, notation)}${operator("−")}${prediction}`,
      mathml`${operator("=")}${number(signText(residual(event)))}`,
      said,
    ],
  ]);
}

type Relation = "≤" | "<" | ">" | "≥";

/**
 * How y·a compares with 0 on this visit. Whether 0 itself is a mistake depends on the tie rule and, where a score of 0
 * is read as a prediction, on the label.
 */
export function relationToZero(event: Pick<VisitEvent, "label" | "mistake">, tie: TieRule): Relation {
  const zeroIsMistake =
    tie === "mistake" || (tie === "negative" && event.label > 0) || (tie === "positive" && event.label < 0);
  if (event.mistake) return zeroIsMistake ? "≤" : "<";
  return zeroIsMistake ? ">" : "≥";
}
