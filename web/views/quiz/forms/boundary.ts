import { html } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import { subscript } from "../../../state/document/notation/feature-text.js";
import { MINUS } from "../../../state/document/notation/numbers.js";
import type { Words } from "../../../state/document/notation/words.js";
import { quiz } from "../../../words/generated/en/quiz.js";
import { choices, letterOf, type QuizForm } from "./form.js";

/** One of the boundaries that the stage shows, or, without it, of the inequalities that say where a score is positive. */
export const boundaryForm: QuizForm<"boundary"> = {
  render: ({ question: { candidates }, ...inputs }) =>
    choices(
      candidates.map(
        ({ model }, index) =>
          html`<b>${letterOf(index)}</b> ${inputs.words.room(quiz).positiveWhere({ inequality: inequality(model, inputs.words) })}`,
      ),
      inputs,
    ),
  written: (_, answer, words) => words.room(quiz).letter({ letter: letterOf(Number(answer)) }),
};

/** "2x₁ − x₂ + 1 > 0" */
function inequality({ weights, bias }: LinearModel, words: Words): string {
  const terms = [
    ...Array.from(weights, (value, k) => ({ value, name: `x${subscript(k + 1)}` })),
    { value: bias, name: "" },
  ];
  const shown = terms
    .filter(({ value }) => value !== 0)
    .map(({ value, name }, at) => term(value, name, at === 0, words));
  return `${shown.join(" ")} > 0`;
}

function term(value: number, name: string, first: boolean, words: Words): string {
  const size = Math.abs(value) === 1 && name !== "" ? "" : words.number(Math.abs(value));
  if (first) return `${value < 0 ? MINUS : ""}${size}${name}`;
  return `${value < 0 ? MINUS : "+"} ${size}${name}`;
}
