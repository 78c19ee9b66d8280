import { html, mathml, type TemplateResult } from "lit";
import type { Frame, VisitEvent } from "../../state/frame.js";
import { formatNumber } from "../shared/format.js";
import { excerpt } from "./excerpt.js";
import {
  column,
  lines,
  type Maths,
  number,
  operator,
  parenthesised,
  signed,
  variable,
  vectorLetter,
} from "./mathml.js";
import { relationToZero, tieRule } from "./tie-rule.js";

/** Longer sums have a line for each product. */
const ONE_LINE = 18;
const MOST_SHOWN = 6;

interface Figures {
  readonly event: VisitEvent;
  readonly bias: boolean;
  readonly learningRate: number;
  readonly rounded: boolean;
  readonly shown: readonly (number | null)[];
  readonly text: (value: number) => string;
}

/** Whether some of the features are left out unless all are asked for. */
export function isLong(frame: Frame): boolean {
  return frame.features.length > MOST_SHOWN;
}

/** The visit as an equation with its numbers in it: the score, its sign against the label, and the new weights. */
export function equation(frame: Frame, event: VisitEvent, all: boolean): TemplateResult {
  const precision = frame.state.ui.precision;
  const figures: Figures = {
    event,
    bias: frame.state.bias,
    learningRate: frame.learner.learningRate ?? 1,
    rounded: precision === "short",
    shown: isLong(frame) ? excerpt(event.x.length, 3, 1, all) : excerpt(event.x.length, MOST_SHOWN, 0, true),
    text: (value) => formatNumber(value, precision),
  };
  return html`
    <math display="block" class="pp-math">${score(figures)}</math>
    <math display="block" class="pp-math">${margin(figures, frame)}</math>
    ${event.update === null ? kept(figures) : changed(figures)}
  `;
}

function score({ event, bias, rounded, shown, text }: Figures): Maths {
  const { weights, bias: b } = event.before;
  const products = shown.map((i) =>
    i === null ? { maths: mathml`<mo>⋯</mo>`, length: 2 } : product(text(weights[i] ?? 0), text(event.x[i] ?? 0)),
  );
  const terms = bias ? [...products, { maths: signed(text(b), "weight"), length: text(b).length }] : products;
  const short = terms.reduce((length, term) => length + term.length + 1, 0) <= ONE_LINE;
  const first = mathml`${vectorLetter("w", "weight")}${operator("·")}${vectorLetter("x")}`;
  const symbols = bias ? mathml`${first}${operator("+")}${variable("b", "weight")}` : first;
  const exact = [event.score, b, ...weights, ...event.x].every((value) => isExact(value));
  const sum = short
    ? [
        [
          "",
          mathml`${operator("=")}${terms.map((term, k) => mathml`${k > 0 ? operator("+") : ""}${term.maths}`)}`,
        ] as const,
      ]
    : terms.map((term, k) => ["", mathml`${operator(k > 0 ? "+" : "=")}${term.maths}`] as const);
  return lines([
    [variable("a"), mathml`${operator("=")}${symbols}`],
    ...sum,
    ["", mathml`${operator(rounded && !exact ? "≈" : "=")}${number(text(event.score))}`],
  ]);
}

function product(weight: string, value: string): { maths: Maths; length: number } {
  const maths = mathml`${parenthesised(number(weight, "weight"))}${parenthesised(number(value, "feature"))}`;
  return { maths, length: weight.length + value.length + 3 };
}

/** y·a, and what its sign says. */
function margin({ event, text }: Figures, frame: Frame): Maths {
  const factors = mathml`${operator("=")}${parenthesised(number(labelText(event)))}${parenthesised(number(text(event.score)))}`;
  const verdict = mathml`<mspace width="0.8em" /><mtext class=${event.mistake ? "pp-math-mistake" : "pp-math-correct"}>${
    event.mistake ? "a mistake" : "correct"
  }</mtext>`;
  const relation = relationToZero(event, tieRule(frame.learner));
  const value = mathml`${operator("=")}${number(text(event.label * event.score))}${operator(relation)}<mn>0</mn>${verdict}`;
  return lines([
    [mathml`${variable("y")}${operator("·")}${variable("a")}`, factors],
    ["", value],
  ]);
}

function changed(figures: Figures): TemplateResult {
  const { event, bias, learningRate, text } = figures;
  const step = mathml`${parenthesised(number(text(learningRate)))}${parenthesised(number(labelText(event)))}`;
  const vector = (values: Float64Array, role: "weight" | "feature") => column(pick(values, figures), role);
  return html`
    <math display="block" class="pp-math">${lines([
      [
        vectorLetter("w", "weight"),
        mathml`${operator("←")}${vectorLetter("w", "weight")}${operator("+")}${variable("η")}${variable("y")}${vectorLetter("x")}`,
      ],
      [
        "",
        mathml`${operator("=")}${vector(event.before.weights, "weight")}${operator("+")}${step}${vector(event.x, "feature")}`,
      ],
      ["", mathml`${operator("=")}${vector(event.after.weights, "weight")}`],
    ])}</math>
    ${
      bias
        ? html`<math display="block" class="pp-math">${lines([
            [
              variable("b", "weight"),
              mathml`${operator("←")}${variable("b", "weight")}${operator("+")}${variable("η")}${variable("y")}`,
            ],
            [
              "",
              mathml`${operator("=")}${number(text(event.before.bias), "weight")}${operator("+")}${step}${operator("=")}${number(
                text(event.after.bias),
                "weight",
              )}`,
            ],
          ])}</math>`
        : ""
    }
  `;
}

function kept(figures: Figures): TemplateResult {
  const { event, bias, text } = figures;
  const b = bias
    ? mathml`<mo separator="true">,</mo><mspace width="1em" />${variable("b", "weight")}${operator("=")}${number(text(event.after.bias), "weight")}`
    : "";
  return html`
    <p class="pp-equation-kept">The weights stay:</p>
    <math display="block" class="pp-math">${lines([
      [
        vectorLetter("w", "weight"),
        mathml`${operator("=")}${column(pick(event.after.weights, figures), "weight")}${b}`,
      ],
    ])}</math>
  `;
}

function pick(values: Float64Array, { shown, text }: Figures): (string | null)[] {
  return shown.map((i) => (i === null ? null : text(values[i] ?? 0)));
}

function labelText({ label }: VisitEvent): string {
  return label > 0 ? "+1" : "−1";
}

function isExact(value: number): boolean {
  return formatNumber(value, "short") === formatNumber(value, "full");
}
