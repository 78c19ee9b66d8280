import type { TemplateResult } from "lit";
import type { Answer } from "../../../state/course/checks/kind.js";
import type { QuestionOf, QuizName } from "../../../state/course/questions/kinds/index.js";
import type { Words } from "../../../state/document/notation/words.js";

/** What the answer to a question is given in. */
export interface FormInputs<Name extends QuizName = QuizName> {
  readonly question: QuestionOf<Name>;
  /** What names it for assistive technology: the id of the question. */
  readonly labelledBy: string;
  /** The answer that is being made, here or on the stage. */
  readonly draft: Answer;
  readonly hold: (draft: Answer) => void;
  readonly submit: (answer: Answer) => void;
  readonly words: Words;
}

export interface QuizForm<Name extends QuizName = QuizName> {
  render(inputs: FormInputs<Name>): TemplateResult;
  /** An answer in words: "B.", "It is a mistake." */
  written(question: QuestionOf<Name>, answer: Answer, words: Words): string;
}

/** What several are called, in their order. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}
