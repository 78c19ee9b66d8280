import { html } from "lit";
import { weightText } from "../../../state/notation/weight-text.js";
import { quiz } from "../../../words/en/course/quiz.js";
import { answerGroup } from "../../shared/answers/answer-group.js";
import { lacksNumber, numberIn } from "../../shared/answers/form.js";
import type { QuizForm } from "./form.js";

/** A weight a feature, and the bias last where there is one. */
export const weightsForm: QuizForm<"weights"> = {
  render: ({ question, labelledBy, submit, words }) => {
    const names = question.names.map((_, k) => `weight-${k}`);
    return answerGroup({
      words,
      labelledBy,
      give: (group) => {
        if (!lacksNumber(group, names, words)) submit(names.map((name) => numberIn(group, name)));
      },
      fields: names.map(
        (name, k) => html`
          <label class="pp-answer-weight">
            <span>${labelOf(question.names[k] ?? "")}</span>
            <input class="pp-input pp-answer-number" name=${name} autocomplete="off" spellcheck="false" />
          </label>
        `,
      ),
    });
  },
  written: ({ names }, answer, words) =>
    words
      .room(quiz)
      .weights(names.map((name, k) => ({ name: labelOf(name), value: (answer as readonly number[])[k] ?? 0 }))),
};

function labelOf(name: string): string {
  return name === "b" ? "b" : weightText(name);
}
