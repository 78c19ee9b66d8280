import type { ChallengeFeedback } from "../../../web/state/course/challenges/challenge.js";
import type { OwnFeedback, TaskFeedback } from "../../../web/state/course/checks/feedback.js";
import type { GuideFailure } from "../../../web/state/course/lessons/guide-session.js";
import type { QuizFeedback } from "../../../web/state/course/questions/feedback.js";
import { english } from "../../../web/state/document/notation/words.js";
import type { Obstacle } from "../../../web/state/runs/training/obstacle.js";
import * as failures from "../../../web/words/failures.js";
import { feedbackText } from "../../../web/words/feedback.js";
import { obstacles } from "../../../web/words/generated/en/obstacles.js";
import * as quiz from "../../../web/words/quiz.js";
import { refusals, told } from "../../../web/words/refusals.js";
import { sayFacts } from "../../../web/words/sentences.js";

/** What the page says of facts in English; empty where there are none. */
export const taskText = (facts: TaskFeedback | OwnFeedback | null | undefined): string => {
  if (!facts) return "";
  return facts.code === "own" ? facts.html : feedbackText(facts, english);
};
export const quizText = (facts: QuizFeedback | null | undefined): string =>
  facts ? quiz.quizText(facts, english) : "";
export const challengeText = (facts: ChallengeFeedback | null | undefined): string =>
  facts ? quiz.challengeText(facts, english) : "";
export const obstacleSaid = (facts: Obstacle | null | undefined): string =>
  facts ? sayFacts(obstacles.english, told(facts, refusals.english)) : "";
export const failureText = (facts: GuideFailure | null | undefined): string =>
  facts ? failures.failureText(facts, english) : "";
