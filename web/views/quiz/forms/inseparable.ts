import { html } from "lit";
import { radio } from "../../../ui/controls/choices.js";
import { quiz } from "../../../words/generated/en/quiz.js";
import { answerGroup, lacksNumber, numberIn } from "../../shared/answers/form.js";
import { type QuizForm, shownNumber } from "./form.js";

const names = ["x1", "x2"] as const;
const labels = ["x₁", "x₂"] as const;

/** The point that is placed on the stage, or its coordinates, typed; and its label. */
export const inseparableForm: QuizForm<"inseparable"> = {
  render: ({ labelledBy, draft, hold, submit, words }) => {
    const [x1 = Number.NaN, x2 = Number.NaN, label = 1] = Array.isArray(draft) ? (draft as readonly number[]) : [];
    const say = words.room(quiz);
    return answerGroup({
      words,
      labelledBy,
      typed: (group) => hold([...names.map((name) => numberIn(group, name)), numberIn(group, "label")]),
      give: (group) => {
        if (!lacksNumber(group, names, words)) submit([...names.map((name) => numberIn(group, name)), label]);
      },
      fields: html`
        <fieldset class="pp-segments">
          <legend class="pp-visually-hidden">${say.itsLabel}</legend>
          ${([1, -1] as const).map(
            (one) => html`
              <label class="pp-segment">
                ${radio({ group: "label", value: one, checked: label === one })}
                <span>${say.labelValue({ label: one })}</span>
              </label>
            `,
          )}
        </fieldset>
        ${[x1, x2].map(
          (value, k) => html`
            <label class="pp-line">
              <span>${labels[k]}</span>
              <input class="pp-input pp-answer-number" name=${names[k]} .value=${shownNumber(value)} autocomplete="off" spellcheck="false" />
            </label>
          `,
        )}
      `,
    });
  },
  written: (_, answer, words) => {
    const [x1 = 0, x2 = 0, label = 1] = answer as readonly number[];
    return words.room(quiz).point({ place: [x1, x2], label });
  },
};
