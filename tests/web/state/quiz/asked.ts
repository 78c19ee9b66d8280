import { factsOf } from "../../../../web/state/quiz/facts.js";
import type { AnyQuestion } from "../../../../web/state/quiz/kinds/index.js";
import { questions } from "../../../../web/words/en/course/questions.js";

/** What a question asks, in English. */
export const askOf = (question: AnyQuestion): string => questions.english.asks[question.kind](factsOf(question));

export const hintOf = (question: AnyQuestion): string => questions.english.hints[question.kind](factsOf(question));
