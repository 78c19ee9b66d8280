import { html, mathml, nothing, type TemplateResult } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import { alike } from "../../../state/document/notation/decimals.js";
import { biasNumber, isThreshold, isWeight, scoreNumber } from "../../../state/document/notation/notation.js";
import type { Frame } from "../../../state/runs/frame.js";
import { filled } from "../../../ui/formulas/filled.js";
import {
  formula,
  lines,
  type Maths,
  number,
  operator,
  parenthesised,
  signed,
  variable,
  vectorLetter,
} from "../../../ui/formulas/mathml.js";
import { weights as weightsRoom } from "../../../words/generated/en/weights.js";
import { figuresOf } from "../equation/figures.js";
import { biasMaths } from "../equation/score-equation.js";
import { contributions, type ReadExample, scoreAt, visitScore } from "./weights-reading.js";

/** Longer sums have a line for each term. */
const ONE_LINE = 24;

/** What is read: weights, which of several classes they belong to, and whether they are as in training. */
export interface Read {
  readonly frame: Frame;
  readonly model: LinearModel;
  readonly chosen: number | null;
  readonly trained: boolean;
  readonly at: ReadExample;
}

/** The contributions of all features and the bias, which add up to the score; the one pointed at stands out. */
export function contributionSum(read: Read, pointed: number | null): TemplateResult {
  const { frame, model, at, trained, chosen } = read;
  const { notation, bias: apart, shown, equals, writing } = figuresOf(frame, false);
  const split = apart && isThreshold(notation);
  const bias = apart && !split;
  const own = contributions(model, at);
  const first = frame.state.bias && isWeight(notation);
  const parts = first ? [model.bias, ...own] : [...own];
  const whole = (trained ? visitScore(frame.pane, at, chosen) : null) ?? scoreAt(model, at);
  const score = split ? scoreNumber(whole, model.bias, notation) : whole;
  const summands = bias ? [...parts, model.bias] : parts;
  // The place of the bias is the last, wherever it is written.
  const placeOf = (place: number) => (first ? (place === 0 ? own.length : place - 1) : place);
  const { text } = writing([...summands, score], (round, decimals) =>
    alike(
      summands.reduce((sum, term) => sum + round(term), 0),
      round(score),
      decimals,
    ),
  );
  const places = bias ? [...shown, parts.length] : shown;
  const terms = places.map((place) => {
    if (place === null) return { maths: mathml`<mo>⋯</mo>`, length: 2 };
    const value = text(place === parts.length ? model.bias : (parts[place] ?? 0));
    return { maths: mark(signed(value, "weight"), placeOf(place) === pointed), length: value.length };
  });
  const short = terms.reduce((length, term) => length + term.length + 2, 0) <= ONE_LINE;
  const sum = short
    ? [
        [
          "",
          mathml`${operator("=")}${terms.map(({ maths }, k) => mathml`${k > 0 ? operator("+") : ""}${maths}`)}`,
        ] as const,
      ]
    : terms.map(({ maths }, k) => ["", mathml`${operator(k > 0 ? "+" : "=")}${maths}`] as const);
  const product = mathml`${vectorLetter("w", "weight")}${operator("·")}${vectorLetter("x")}`;
  const symbols = bias ? mathml`${product}${operator("+")}${biasMaths(notation)}` : product;
  return formula(
    lines([
      [variable("a"), mathml`${operator("=")}${symbols}`],
      ...sum,
      ["", mathml`${equals(score, model.bias, ...parts)}${number(text(score))}`],
    ]),
  );
}

function mark(maths: Maths, marked: boolean): Maths {
  return mathml`<mrow class=${marked ? "pp-math-pointed" : nothing}>${maths}</mrow>`;
}

/** w_d·x_d of the feature pointed at, with its numbers. */
export function contribution({ frame, model, at }: Read, place: number): TemplateResult {
  const { text, equals } = figuresOf(frame, true);
  const say = frame.words.room(weightsRoom);
  if (place >= model.weights.length) {
    const { biasAs, precision } = frame.state.ui;
    return html`${
      biasAs === "threshold"
        ? say.threshold({ value: biasNumber(model.bias, { biasAs }), precision })
        : say.biasAdds({ biasAs, value: model.bias, precision })
    }`;
  }
  const [weight, x] = [model.weights[place] ?? 0, at.x[place] ?? 0];
  const part = contributions(model, at)[place] ?? 0;
  const factors = mathml`${parenthesised(number(text(weight), "weight"))}${parenthesised(number(text(x), "feature"))}`;
  const product = html`<math class="pp-math-inline">${factors}${equals(weight, x, part)}${number(text(part))}</math>`;
  return html`${filled(say.adds({ example: at.example + 1 }), { product })}`;
}
