import { html } from "lit";
import { figure } from "../../../state/lessons/checks/figures.js";
import { lacksNumber, numberIn } from "../../shared/answers/form.js";
import { featureText } from "../../shared/words/feature-name.js";
import type { QuizForm } from "./form.js";

/** A weight a feature, and the bias last where there is one. */
export const weightsForm: QuizForm<"weights"> = {
  render: ({ question, labelledBy, submit }) => {
    const names = question.names.map((_, k) => `weight-${k}`);
    const give = (event: SubmitEvent): void => {
      event.preventDefault();
      const form = event.currentTarget as HTMLFormElement;
      if (!lacksNumber(form, names)) submit(names.map((name) => numberIn(form, name)));
    };
    return html`
      <form class="pp-answer" aria-labelledby=${labelledBy} @submit=${give}>
        ${names.map(
          (name, k) => html`
            <label class="pp-answer-weight">
              <span>${labelOf(question.names[k] ?? "")}</span>
              <input class="pp-input pp-answer-number" name=${name} autocomplete="off" spellcheck="false" />
            </label>
          `,
        )}
        <button class="pp-button" type="submit">Check</button>
      </form>
    `;
  },
  written: ({ names }, answer) =>
    names.map((name, k) => `${labelOf(name)} = ${figure((answer as readonly number[])[k] ?? 0)}`).join(", "),
};

function labelOf(name: string): string {
  return name === "b" ? "b" : `w ${featureText(name)}`;
}
