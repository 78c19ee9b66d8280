import { html, mathml, type TemplateResult } from "lit";
import { hasResiduals, labelText, signText } from "../../../state/document/notation/labels.js";
import { biasLetter, isThreshold, type Notation, scoreNumber } from "../../../state/document/notation/notation.js";
import type { VisitEvent } from "../../../state/runs/frame.js";
import {
  type Maths,
  number,
  operator,
  parenthesised,
  signed,
  subscript,
  variable,
  vectorLetter,
} from "../../../ui/formulas/mathml.js";
import { weightsOf } from "../training.js";
import type { Figures, Sum } from "./figures.js";

/** The letters of equations, by the notation. */

export const w = vectorLetter("w", "weight");
export const x = vectorLetter("x");
export const a = variable("a");
export const y = variable("y");

/** b, θ, or w₀; of one of several classes with its index. */
export function biasMaths(notation: Notation, index?: Maths): Maths {
  const letter = variable(biasLetter(notation).charAt(0), "weight");
  const indices = [...(notation.biasAs === "weight" ? [number("0")] : []), ...(index ? [index] : [])];
  return indices.length > 0 ? subscript(letter, indices) : letter;
}

/** What is compared with 0: a, or a − θ. In parentheses where it is a factor. */
export function comparedMaths(notation: Notation, bias: boolean, factor = false): Maths {
  if (!bias || !isThreshold(notation)) return a;
  const difference = mathml`${a}${operator("−")}${biasMaths(notation)}`;
  return factor ? parenthesised(difference) : difference;
}

/**
 * The sign of a label as a factor: y; with labels 0 and 1 the residual e where only mistakes are of consequence, else
 * (2y − 1).
 */
export function signMaths(notation: Notation, of: SignOf, index?: Maths): Maths {
  const own = (letter: Maths): Maths => (index ? subscript(letter, index) : letter);
  if (!hasResiduals(notation)) return own(y);
  if (of === "mistakes") return own(variable("e"));
  return parenthesised(mathml`<mn>2</mn>${own(y)}${operator("−")}<mn>1</mn>`);
}

/** Whose sign it is: that of a mistake, or of any example. */
export type SignOf = "mistakes" | "any";

/** That sign as a number. */
export function signNumber(sign: number): Maths {
  return parenthesised(number(signText(sign)));
}

export function labelMaths(label: number, notation: Notation): Maths {
  return number(labelText(label, notation));
}

/** Longer sums have a line for each product. */
const ONE_LINE = 18;
/** a = w·x + b, or a = w·x where the bias is one of the weights, or a threshold. */
export function scoreEquation(event: VisitEvent, figures: Figures): TemplateResult {
  const { shown, text, equals, notation } = figures;
  const before = weightsOf(event.before);
  const weights = figures.weights(before);
  const inputs = figures.inputs(event.x);
  const added = figures.bias && !isThreshold(notation);
  const b = added ? before.bias : 0;
  const score = figures.bias ? scoreNumber(event.score, before.bias, notation) : event.score;
  // As many digits as it takes for the sum of what is written to be what is written below.
  const of: Sum["of"] = (round) =>
    weights.reduce((total, weight, i) => total + round(weight) * round(inputs[i] ?? 0), round(b));
  const weighed = figures.terms([...weights, b, ...inputs], [{ value: score, of }]);
  const products = shown.map((i) =>
    i === null
      ? { maths: mathml`<mo>⋯</mo>`, length: 2 }
      : product(weighed.text(weights[i] ?? 0), weighed.text(inputs[i] ?? 0)),
  );
  const terms = added
    ? [...products, { maths: signed(weighed.text(b), "weight"), length: weighed.text(b).length }]
    : products;
  const short = terms.reduce((length, term) => length + term.length + 1, 0) <= ONE_LINE;
  const first = mathml`${w}${operator("·")}${x}`;
  const symbols = added ? mathml`${first}${operator("+")}${biasMaths(notation)}` : first;
  const sum = terms.map((term, k) => mathml`${operator(k > 0 ? "+" : "=")}${term.maths}`);
  return figures.derive([
    [a, mathml`${operator("=")}${symbols}`],
    ...(short ? [["", ...sum] as const] : sum.map((term) => ["", term] as const)),
    ["", mathml`${equals(score, b, ...weights, ...inputs)}${number(text(score))}`],
  ]);
}

function product(weight: string, value: string): { maths: Maths; length: number } {
  const maths = mathml`${parenthesised(number(weight, "weight"))}${parenthesised(number(value, "feature"))}`;
  return { maths, length: weight.length + value.length + 3 };
}

/** Words between two formulas. */
export function note(text: string): TemplateResult {
  return html`<p class="pp-muted pp-equation-note">${text}</p>`;
}

/** Words, and the formula that they are about: they stay together. */
export function noted(text: string, about: TemplateResult): TemplateResult {
  return html`<div class="pp-equation-noted">${note(text)} ${about}</div>`;
}
