import type { ChallengeFeedback } from "../state/course/challenges/challenge.js";
import type { QuizFeedback } from "../state/course/questions/feedback.js";
import type { Words } from "../state/document/notation/words.js";
import { examWords, overlapText } from "./exam.js";
import { checkText } from "./feedback.js";
import { challenges } from "./generated/en/challenges.js";
import { quizFeedback } from "./generated/en/quizFeedback.js";
import { sayFacts } from "./sentences.js";

/** What is said to the answer to a question. */
export function quizText(facts: QuizFeedback, words: Words): string {
  const say = words.room(quizFeedback);
  switch (facts.code) {
    case "refused":
    case "visit":
    case "visitOfClasses":
    case "unseparated":
      return checkText(facts, words);
    case "exam":
      return examWords(facts.said.kind, words).said(facts.said.facts);
    case "wrongWeight":
      return say.wrongWeight({ ...facts, by: facts.to - facts.from });
    case "inseparable":
      return overlapText(facts.overlap, words);
    case "featureFails":
      return say.featureFails({ why: facts.overlap && overlapText(facts.overlap, words) });
    default:
      return sayFacts(say, facts);
  }
}

/** What the page is worth in a challenge, or what is missing. */
export function challengeText(facts: ChallengeFeedback, words: Words): string {
  return facts.code === "refused" ? checkText(facts, words) : sayFacts(words.room(challenges), facts);
}
