import { html, mathml, type TemplateResult } from "lit";
import type { LinearModel } from "../../../../engine/types.js";
import { accented, formula, operator, tuple } from "../../../../ui/formulas/mathml.js";
import { linear } from "../../../../words/generated/en/linear.js";
import { paragraph } from "../../../../words/phrase.js";
import { biasBeside } from "../../equation/change-equation.js";
import { figuresOf } from "../../equation/figures.js";
import { biasMaths, w } from "../../equation/score-equation.js";
import type { Moment } from "../story.js";

/** A line on a hyperplane that predicts in place of the one in training. @param accent above its letters. */
export function hyperplaneLine(moment: Moment, sentence: string, accent?: "¯"): TemplateResult {
  const { regions, plane } = moment.frame.pane;
  const model = regions.kind === "linear" ? (plane ?? regions.model) : null;
  // Where the page does not hold the numbers (scaled or further features), there is no more to say.
  return html`${paragraph(moment.frame.words, sentence, mistakes(moment))}${model ? numbers(moment, model, accent) : ""}`;
}

function numbers({ frame }: Moment, model: LinearModel, accent?: "¯"): TemplateResult {
  const figures = figuresOf(frame, true);
  const [vector, bias] = [w, biasMaths(figures.notation)].map((letter) => (accent ? accented(letter, accent) : letter));
  const numbers = tuple(figures.weights(model).map(figures.text), "weight");
  return formula(mathml`<mrow>${vector}${operator("=")}${numbers}${biasBeside(model.bias, figures, bias)}</mrow>`);
}

/** How what predicts does on the training examples, once that is counted. */
export function mistakes({
  frame: {
    pane: { trainingMistakes },
    words,
  },
}: Moment): string {
  return trainingMistakes === null ? "" : words.room(linear).misclassified({ examples: trainingMistakes });
}
