import { type AnyQuestion, isDrawn } from "../../../../../web/state/course/questions/kinds/index.js";
import { factsOf } from "../../../../../web/state/course/questions/practice.js";
import { exam } from "../../../../../web/words/en/course/exam/index.js";
import { questions } from "../../../../../web/words/en/course/questions.js";

/** What a question asks, in English. */
export function askOf(question: AnyQuestion): string {
  return isDrawn(question)
    ? questions.english.asks[question.kind](factsOf(question))
    : exam.english[question.kind].ask(question.given as never);
}

export function hintOf(question: AnyQuestion): string {
  return isDrawn(question)
    ? questions.english.hints[question.kind](factsOf(question))
    : exam.english[question.kind].hint(question.given as never);
}
