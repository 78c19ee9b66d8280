import { html, mathml, type TemplateResult } from "lit";
import type { LinearModel, SecondOrderSpec } from "../../../../engine/types.js";
import { biasNumber, biasSign } from "../../../../state/document/notation/notation.js";
import {
  COMMA,
  column,
  fraction,
  type Maths,
  number,
  operator,
  parenthesised,
  signed,
  subscript,
  variable,
  vectorLetter,
} from "../../../../ui/formulas/mathml.js";
import { linear } from "../../../../words/generated/en/linear.js";
import { secondOrder as secondOrderRoom } from "../../../../words/generated/en/secondOrder.js";
import { keptEquation, movedBy } from "../../equation/change-equation.js";
import { type Figures, figuresOf, type Sum } from "../../equation/figures.js";
import { biasMaths, comparedMaths, scoreEquation, signMaths, w, x } from "../../equation/score-equation.js";
import { signEquation } from "../../equation/sign-equation.js";
import { changedWeights, linearEnding, looked, readScore, startingWeights } from "../../sentence/linear-words.js";
import { weightsOf } from "../../training.js";
import type { LearnerStory, Visited } from "../story.js";

const c = variable("c");
const s = vectorLetter("s");
const s0 = subscript(variable("s"), number("0"));
const one = number("1");
const times = operator("·");
const plus = operator("+");
const is = operator("=");

export const secondOrder: LearnerStory<SecondOrderSpec> = {
  opening: (moment) => [startingWeights(moment, null), moment.frame.words.room(secondOrderRoom).start],
  visit: (visited) => [
    looked(visited),
    readScore(visited, { reader: "weights", tie: null }),
    changedWeights(visited, moved(visited)),
  ],
  equation(visited, all) {
    const { event } = visited;
    const figures = figuresOf(visited.frame, all);
    const known = html`${scoreEquation(event, figures)} ${signEquation(visited, figures)}`;
    if (event.update === null) return html`${known} ${keptEquation(event, figures)}`;
    return html`${known} ${stepEquation(visited, figures)} ${changeEquation(visited, figures, weightsOf(event.update))}`;
  },
  length: "long",
  cases: { mistake: (label, words) => words.room(secondOrderRoom).added[label > 0 ? "added" : "subtracted"] },
  ending: linearEnding,
};

function moved({ event, frame }: Visited): string {
  const say = frame.words.room(secondOrderRoom);
  if (event.update === null) return frame.words.room(linear).stay;
  if (event.changeLength === 0) return frame.words.room(linear).nothingToAdd;
  return frame.pane.updates === 1 ? say.first : say.moves;
}

/** s = S·x, of z = (x, 1) where the bias is apart, and what it is multiplied by. */
function stepEquation({ event }: Visited, { notation, bias, text, equals, derive }: Figures): TemplateResult {
  const pair = (vector: Maths, last: Maths) => parenthesised(mathml`${vector}${COMMA}${last}`);
  const S = variable("S");
  const residual = mathml`${signMaths(notation, "any")}${operator("−")}${comparedMaths(notation, bias, true)}`;
  const length = mathml`${one}${plus}${s}${times}${x}${bias ? mathml`${plus}${s0}` : ""}`;
  return derive([
    [bias ? pair(s, s0) : s, mathml`${is}${S}${times}${bias ? pair(x, one) : x}`],
    [c, mathml`${is}${fraction(residual, length)}`],
    ["", mathml`${equals(event.coefficient)}${number(text(event.coefficient))}`],
  ]);
}

/** w ← w + c·s, of which the sum is written out; and b ← b + c·s₀, or θ ← θ − c·s₀. */
function changeEquation({ event }: Visited, figures: Figures, step: LinearModel): TemplateResult {
  const { text, terms, notation, derive } = figures;
  const [before, after] = [weightsOf(event.before), weightsOf(event.after)];
  const sum = movedBy(figures, figures.weights(before), [1, 1], figures.weights(step), figures.weights(after));
  const [old, by, now] = [before.bias, step.bias, after.bias].map((value) => biasNumber(value, notation));
  const of: Sum["of"] = (round) => round(old ?? 0) + round(by ?? 0);
  const written = terms([old ?? 0, by ?? 0], [{ value: now ?? 0, of }]);
  const b = biasMaths(notation);
  return html`
    ${derive([
      [w, mathml`${operator("←")}${w}${plus}${c}${times}${s}`],
      ["", mathml`${is}${column(sum.before, "weight")}`, mathml`${plus}${column(sum.by, "plain")}`],
      ["", mathml`${is}${column(sum.after, "weight")}`],
    ])}
    ${
      figures.bias
        ? derive([
            [b, mathml`${operator("←")}${b}${operator(biasSign(notation))}${c}${times}${s0}`],
            [
              "",
              mathml`${is}${number(written.text(old ?? 0), "weight")}`,
              mathml`${plus}${signed(written.text(by ?? 0))}`,
            ],
            ["", mathml`${is}${number(text(now ?? 0), "weight")}`],
          ])
        : ""
    }
  `;
}
