import { html, mathml, type TemplateResult } from "lit";
import { biasNumber, biasSign } from "../../../state/document/notation/notation.js";
import type { VisitEvent } from "../../../state/runs/frame.js";
import {
  column,
  GAP,
  type Maths,
  number,
  operator,
  parenthesised,
  type Texts,
  variable,
} from "../../../ui/formulas/mathml.js";
import { weightsOf } from "../training.js";
import type { Figures, Sum } from "./figures.js";
import { biasMaths, noted, type SignOf, signMaths, signNumber, w, x } from "./score-equation.js";

/** Digits that two columns and a factor between them, or a bias and its sum, may have on one line. */
const WIDEST = 10;

/** The new weights: w ← w + c·y·x and b ← b + c·y, or that they stay. */
export function changeEquation(
  event: VisitEvent,
  figures: Figures,
  letter: string,
  factor: number,
  of: SignOf = "mistakes",
): TemplateResult {
  if (event.update === null) return keptEquation(event, figures);
  const { bias, notation } = figures;
  const before = weightsOf(event.before);
  const after = weightsOf(event.after);
  const symbols = mathml`${variable(letter)}${signMaths(notation, of)}`;
  const by = figures.inputs(event.x);
  const moved = movedBy(figures, figures.weights(before), [factor, event.label], by, figures.weights(after));
  const old = mathml`${operator("=")}${column(moved.before, "weight")}`;
  const step = mathml`${parenthesised(number(moved.factor))}${signNumber(event.label)}`;
  const added = mathml`${operator("+")}${step}${column(moved.by, "feature")}`;
  const wide = longest(moved.before) + moved.factor.length + longest(moved.by) > WIDEST;
  return html`
    ${figures.derive([
      [w, mathml`${operator("←")}${w}${operator("+")}${symbols}${x}`],
      ...(wide ? [["", old] as const, ["", added] as const] : [["", old, added] as const]),
      ["", mathml`${operator("=")}${column(moved.after, "weight")}`],
    ])}
    ${bias ? biasChange(figures, symbols, [factor, event.label], before.bias, after.bias) : ""}
  `;
}

/** A step: how far, and its direction, which is written apart. */
type Step = readonly [factor: number, sign: number];

/** before + factor·sign·by = after, column by column. */
interface Moved {
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

/** b ← b + c·y, or θ ← θ − c·y, on as many lines as its numbers need. */
function biasChange(
  { text, terms, notation, derive }: Figures,
  symbols: Maths,
  [factor, sign]: Step,
  from: number,
  to: number,
): TemplateResult {
  const way = biasSign(notation);
  const [before, after] = [biasNumber(from, notation), biasNumber(to, notation)];
  const of: Sum["of"] = (round) => round(before) + (way === "−" ? -1 : 1) * round(factor) * sign;
  const operands = terms([before, factor], [{ value: after, of }]);
  const step = mathml`${parenthesised(number(operands.text(factor)))}${signNumber(sign)}`;
  const old = mathml`${operator("=")}${number(operands.text(before), "weight")}`;
  const added = mathml`${operator(way)}${step}`;
  const result = mathml`${operator("=")}${number(text(after), "weight")}`;
  const short = operands.text(before).length + text(after).length <= WIDEST;
  const b = biasMaths(notation);
  return derive([
    [b, mathml`${operator("←")}${b}${operator(way)}${symbols}`],
    ...(short ? [["", old, added, result] as const] : [["", old, added] as const, ["", result] as const]),
  ]);
}

export function keptEquation(event: VisitEvent, figures: Figures): TemplateResult {
  const model = weightsOf(event.after);
  return noted(
    figures.say.stay,
    figures.derive([
      [
        w,
        mathml`${operator("=")}${column(figures.pick(figures.weights(model)), "weight")}${biasBeside(model.bias, figures)}`,
      ],
    ]),
  );
}

/** ", b = 1" after the weights, where it is none of them. */
export function biasBeside(
  bias: number,
  { bias: apart, text, notation }: Figures,
  letter: Maths = biasMaths(notation),
): Maths | "" {
  if (!apart) return "";
  return mathml`${GAP}${letter}${operator("=")}${number(text(biasNumber(bias, notation)), "weight")}`;
}
