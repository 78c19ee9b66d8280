/** The equations that the learners with one hyperplane share. */
import { html, mathml, type TemplateResult } from "lit";
import { tieRule } from "../../../state/data/scores.js";
import type { VisitEvent } from "../../../state/frame.js";
import {
  column,
  formula,
  GAP,
  lines,
  type Maths,
  number,
  operator,
  parenthesised,
  signed,
  type Texts,
  variable,
  vectorLetter,
  words,
} from "../../shared/words/mathml.js";
import type { Visited } from "../learners/story.js";
import type { Phrase } from "../sentence/sentences.js";
import { verdict } from "../sentence/words.js";
import { weightsOf } from "../training.js";
import type { Figures, Sum } from "./figures.js";
import { relationToZero } from "./tie-rule.js";

/** Longer sums have a line for each product. */
const ONE_LINE = 18;
/** Digits that two columns and a factor between them may have on one line. */
const WIDEST = 10;

/** a = w·x + b */
export function scoreEquation(
  event: VisitEvent,
  { bias, shown, text, equals, terms: written }: Figures,
): TemplateResult {
  const { weights, bias: b } = weightsOf(event.before);
  // As many digits as it takes for the sum of what is written to be what is written below.
  const of: Sum["of"] = (round) =>
    weights.reduce((total, weight, i) => total + round(weight) * round(event.x[i] ?? 0), round(b));
  const weighed = written([...weights, b, ...event.x], [{ value: event.score, of }]);
  const products = shown.map((i) =>
    i === null
      ? { maths: mathml`<mo>⋯</mo>`, length: 2 }
      : product(weighed.text(weights[i] ?? 0), weighed.text(event.x[i] ?? 0)),
  );
  const terms = bias
    ? [...products, { maths: signed(weighed.text(b), "weight"), length: weighed.text(b).length }]
    : products;
  const short = terms.reduce((length, term) => length + term.length + 1, 0) <= ONE_LINE;
  const first = mathml`${vectorLetter("w", "weight")}${operator("·")}${vectorLetter("x")}`;
  const symbols = bias ? mathml`${first}${operator("+")}${variable("b", "weight")}` : first;
  const sum = short
    ? [
        [
          "",
          mathml`${operator("=")}${terms.map((term, k) => mathml`${k > 0 ? operator("+") : ""}${term.maths}`)}`,
        ] as const,
      ]
    : terms.map((term, k) => ["", mathml`${operator(k > 0 ? "+" : "=")}${term.maths}`] as const);
  return formula(
    lines([
      [variable("a"), mathml`${operator("=")}${symbols}`],
      ...sum,
      ["", mathml`${equals(event.score, b, ...weights, ...event.x)}${number(text(event.score))}`],
    ]),
  );
}

function product(weight: string, value: string): { maths: Maths; length: number } {
  const maths = mathml`${parenthesised(number(weight, "weight"))}${parenthesised(number(value, "feature"))}`;
  return { maths, length: weight.length + value.length + 3 };
}

/** y·a against what it is compared with, and what that says. */
export function marginEquation(
  event: VisitEvent,
  { text }: Figures,
  relation: string,
  threshold: number,
  said: Phrase,
): TemplateResult {
  const factors = mathml`${operator("=")}${parenthesised(number(labelText(event.label)))}${parenthesised(number(text(event.score)))}`;
  const judged = typeof said === "string" ? words(said) : words(said.text, `pp-math-${said.tone}`);
  const value = mathml`${operator("=")}${number(text(event.label * event.score))}${operator(relation)}<mn>${text(threshold)}</mn>`;
  // Long words have a line to themselves: beside the numbers they would not fit.
  const long = (typeof said === "string" ? said : said.text).length > ONE_LINE;
  return formula(
    lines([
      [mathml`${variable("y")}${operator("·")}${variable("a")}`, factors],
      ["", long ? value : mathml`${value}${judged}`],
      ...(long ? [["", judged] as const] : []),
    ]),
  );
}

/** y·a against 0, under the learner's tie rule. */
export function signEquation({ event, learner }: Visited, figures: Figures): TemplateResult {
  return marginEquation(event, figures, relationToZero(event, tieRule(learner)), 0, verdict(event.mistake));
}

/** The new weights: w ← w + c·y·x and b ← b + c·y, or that they stay. */
export function changeEquation(event: VisitEvent, figures: Figures, letter: string, factor: number): TemplateResult {
  if (event.update === null) return keptEquation(event, figures);
  const { bias } = figures;
  const before = weightsOf(event.before);
  const after = weightsOf(event.after);
  const symbols = mathml`${variable(letter)}${variable("y")}`;
  const moved = movedBy(figures, before.weights, [factor, event.label], event.x, after.weights);
  const old = mathml`${operator("=")}${column(moved.before, "weight")}`;
  const step = mathml`${parenthesised(number(moved.factor))}${parenthesised(number(labelText(event.label)))}`;
  const added = mathml`${operator("+")}${step}${column(moved.by, "feature")}`;
  const wide = longest(moved.before) + moved.factor.length + longest(moved.by) > WIDEST;
  return html`
    ${formula(
      lines([
        [w, mathml`${operator("←")}${w}${operator("+")}${symbols}${vectorLetter("x")}`],
        ...(wide ? [["", old] as const, ["", added] as const] : [["", mathml`${old}${added}`] as const]),
        ["", mathml`${operator("=")}${column(moved.after, "weight")}`],
      ]),
    )}
    ${bias ? biasChange(figures, symbols, [factor, event.label], before.bias, after.bias) : ""}
  `;
}

/** A step: how far, and its direction, which is written apart. */
export type Step = readonly [factor: number, sign: number];

/** before + factor·sign·by = after, column by column. */
export interface Moved {
  readonly before: Texts;
  readonly factor: string;
  readonly by: Texts;
  readonly after: Texts;
}

/** How a step is written, so that one comes to the columns after it from those before it. */
export function movedBy(
  figures: Figures,
  before: ArrayLike<number>,
  [factor, sign]: Step,
  by: ArrayLike<number>,
  after: ArrayLike<number>,
): Moved {
  const used = figures.columnDecimals(after);
  const sums = Array.from(after, (value, i): Sum => {
    return { value, of: (round) => round(before[i] ?? 0) + round(factor) * sign * round(by[i] ?? 0) };
  });
  const operands = figures.terms([...Array.from(before), factor, ...Array.from(by)], sums, used.text);
  return {
    before: figures.pick(before, operands.decimals),
    factor: operands.text(factor),
    by: figures.pick(by, operands.decimals),
    after: figures.pick(after, used.decimals),
  };
}

function longest(texts: Texts): number {
  return Math.max(0, ...texts.map((text) => text?.length ?? 1));
}

/** b ← b + c·y, on as many lines as its numbers need. */
function biasChange(
  { text, terms }: Figures,
  symbols: Maths,
  [factor, sign]: Step,
  before: number,
  after: number,
): TemplateResult {
  const operands = terms([before, factor], [{ value: after, of: (round) => round(before) + round(factor) * sign }]);
  const step = mathml`${parenthesised(number(operands.text(factor)))}${parenthesised(number(labelText(sign)))}`;
  const sum = mathml`${operator("=")}${number(operands.text(before), "weight")}${operator("+")}${step}`;
  const result = mathml`${operator("=")}${number(text(after), "weight")}`;
  const short = operands.text(before).length + text(after).length <= 10;
  return formula(
    lines([
      [b, mathml`${operator("←")}${b}${operator("+")}${symbols}`],
      ...(short ? [["", mathml`${sum}${result}`] as const] : [["", sum] as const, ["", result] as const]),
    ]),
  );
}

export const w = vectorLetter("w", "weight");
export const b = variable("b", "weight");

export function keptEquation(event: VisitEvent, figures: Figures): TemplateResult {
  const { weights, bias } = weightsOf(event.after);
  const also = figures.bias ? mathml`${GAP}${b}${operator("=")}${number(figures.text(bias), "weight")}` : "";
  return noted(
    "The weights stay:",
    formula(lines([[w, mathml`${operator("=")}${column(figures.pick(weights), "weight")}${also}`]])),
  );
}

/** Words between two formulas. */
export function note(text: string): TemplateResult {
  return html`<p class="pp-equation-note">${text}</p>`;
}

/** Words, and the formula that they are about: they stay together. */
export function noted(text: string, about: TemplateResult): TemplateResult {
  return html`<div class="pp-equation-noted">${note(text)} ${about}</div>`;
}

export function labelText(label: number): string {
  return label > 0 ? "+1" : "−1";
}
