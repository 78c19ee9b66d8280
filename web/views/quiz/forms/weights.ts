import { html } from "lit";
import { type FeaturesOf, featuresIn, weightText } from "../../../state/document/notation/feature-text.js";
import { quiz } from "../../../words/generated/en/quiz.js";
import { answerGroup, lacksNumber, numberIn } from "../../shared/answers/form.js";
import type { QuizForm } from "./form.js";

/** A weight a feature, and the bias last where there is one. */
export const weightsForm: QuizForm<"weights"> = {
  render: ({ question, labelledBy, submit, words }) => {
    const of = featuresIn(question.subject.spec.X);
    const names = question.names.map((_, k) => `weight-${k}`);
    return answerGroup({
      words,
      labelledBy,
      give: (group) => {
        if (!lacksNumber(group, names, words)) submit(names.map((name) => numberIn(group, name)));
      },
      fields: names.map(
        (name, k) => html`
          <label class="pp-line">
            <span>${labelOf(question.names[k] ?? "", of)}</span>
            <input class="pp-input pp-answer-number" name=${name} autocomplete="off" spellcheck="false" />
          </label>
        `,
      ),
    });
  },
  written: ({ names, subject }, answer, words) => {
    const say = words.room(quiz);
    const given = answer as readonly number[];
    const of = featuresIn(subject.spec.X);
    return say.weights({
      weights: names.map((name, k) => say.weight({ name: labelOf(name, of), value: given[k] ?? 0 })),
    });
  },
};

function labelOf(name: string, of: FeaturesOf): string {
  return name === "b" ? "b" : weightText(name, of);
}
