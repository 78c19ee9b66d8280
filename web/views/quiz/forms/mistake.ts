import { quiz } from "../../../words/generated/en/quiz.js";
import { mistakeForm as eitherOr } from "../../shared/answers/form.js";
import type { QuizForm } from "./form.js";

export const mistakeForm: QuizForm<"mistake"> = {
  render: ({ labelledBy, submit, words }) => eitherOr({ labelledBy, submit, words }),
  written: (_, answer, words) => words.room(quiz).isMistake({ mistake: answer === true }),
};
