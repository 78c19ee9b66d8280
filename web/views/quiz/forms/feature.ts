import { html } from "lit";
import { featuresIn, featureText } from "../../../state/document/notation/feature-text.js";
import { quiz } from "../../../words/generated/en/quiz.js";
import { featureName } from "../../shared/words/features-and-weights.js";
import { choices, type QuizForm } from "./form.js";

/** One of the features, as they are written on paper; read out as a text, in which a square is no digit more. */
export const featureForm: QuizForm<"feature"> = {
  render: ({ question: { options, subject }, ...inputs }) => {
    const of = featuresIn(subject.spec.X);
    return choices(
      options.map(
        (option) =>
          html`<span aria-hidden="true">${featureName(option, of)}</span><span class="pp-visually-hidden">${featureText(option, of)}</span>`,
      ),
      inputs,
    );
  },
  written: ({ options, subject }, answer, words) =>
    words.room(quiz).feature({ name: featureText(options[Number(answer)] ?? "", featuresIn(subject.spec.X)) }),
};
