import { html, mathml, type TemplateResult } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import { formatCount } from "../../shared/words/format.js";
import { formula, GAP, type Maths, number, operator, tuple } from "../../shared/words/mathml.js";
import { figuresOf } from "../equation/figures.js";
import type { Moment } from "./story.js";

/** A line on a hyperplane that predicts in place of the one in training. */
export function hyperplaneLine(moment: Moment, words: string, w: Maths, b: Maths): TemplateResult {
  const { regions, plane } = moment.frame.pane;
  const model = regions.kind === "linear" ? (plane ?? regions.model) : null;
  // Where the page does not hold the numbers (scaled or further features), there is no more to say.
  return html`What predicts ${words}.${mistakes(moment)}${model ? numbers(moment, model, w, b) : ""}`;
}

function numbers({ frame }: Moment, { weights, bias }: LinearModel, w: Maths, b: Maths): TemplateResult {
  const { text, bias: hasBias } = figuresOf(frame, true);
  const also = hasBias ? mathml`${GAP}${b}${operator("=")}${number(text(bias), "weight")}` : "";
  return formula(mathml`<mrow>${w}${operator("=")}${tuple(Array.from(weights, text), "weight")}${also}</mrow>`);
}

/** How what predicts does on the training examples, once that is counted. */
export function mistakes({
  frame: {
    pane: { trainingMistakes },
  },
}: Moment): string {
  return trainingMistakes === null ? "" : ` Misclassified now: ${formatCount(trainingMistakes)}.`;
}
