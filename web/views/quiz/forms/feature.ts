import { featureName, featureText } from "../../shared/words/feature-name.js";
import { choices } from "./choices.js";
import type { QuizForm } from "./form.js";

/** One of the features, as they are written on paper. */
export const featureForm: QuizForm<"feature"> = {
  render: ({ question: { options }, ...inputs }) =>
    choices(
      options.map((option) => featureName(option)),
      inputs,
    ),
  written: ({ options }, answer) => featureText(options[Number(answer)] ?? ""),
};
