import { type AnyQuestion, isDrawn } from "../../../../../web/state/course/questions/kinds/index.js";
import { factsOf } from "../../../../../web/state/course/questions/practice.js";
import { english } from "../../../../../web/state/document/notation/words.js";
import { examWords } from "../../../../../web/words/exam.js";
import { questions } from "../../../../../web/words/generated/en/questions.js";
import { textOf } from "../../../../../web/words/sentences.js";

/** What a question asks, in English. */
export function askOf(question: AnyQuestion): string {
  return isDrawn(question)
    ? questions.english.asks[question.kind](factsOf(question))
    : examWords(question.kind, english).ask(question.given);
}

export function hintOf(question: AnyQuestion): string {
  return isDrawn(question)
    ? textOf(questions.english.hints[question.kind], factsOf(question))
    : examWords(question.kind, english).hint(question.given);
}
