import { mistakeForm as eitherOr } from "../../shared/answers/mistake.js";
import type { QuizForm } from "./form.js";

export const mistakeForm: QuizForm<"mistake"> = {
  render: ({ labelledBy, submit }) => eitherOr({ labelledBy, submit }),
  written: (_, answer) => (answer ? "a mistake" : "no mistake"),
};
