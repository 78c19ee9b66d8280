import type { ChallengeFeedback } from "../../../web/state/course/challenges/challenge.js";
import type { OwnFeedback, TaskFeedback } from "../../../web/state/course/checks/feedback.js";
import type { GuideFailure } from "../../../web/state/course/lessons/guide-session.js";
import type { QuizFeedback } from "../../../web/state/course/questions/feedback.js";
import type { Obstacle } from "../../../web/state/runs/training/obstacle.js";
import { feedback } from "../../../web/words/en/course/feedback.js";
import { challenges } from "../../../web/words/en/course/questions.js";
import { quizFeedback } from "../../../web/words/en/course/quiz-feedback.js";
import { failures } from "../../../web/words/en/course/rounds.js";
import { obstacles } from "../../../web/words/generated/en/obstacles.js";
import { refusals, told } from "../../../web/words/refusals.js";
import { sayFacts } from "../../../web/words/sentences.js";

/** What the page says of facts in English; empty where there are none. */
export const taskText = (facts: TaskFeedback | OwnFeedback | null | undefined): string => {
  if (!facts) return "";
  return facts.code === "own" ? facts.html : sayFacts(feedback.english, facts);
};
export const quizText = (facts: QuizFeedback | null | undefined): string =>
  facts ? sayFacts(quizFeedback.english, facts) : "";
export const challengeText = (facts: ChallengeFeedback | null | undefined): string =>
  facts ? sayFacts(challenges.english, facts) : "";
export const obstacleSaid = (facts: Obstacle | null | undefined): string =>
  facts ? sayFacts(obstacles.english, told(facts, refusals.english)) : "";
export const failureText = (facts: GuideFailure | null | undefined): string =>
  facts ? sayFacts(failures.english, facts) : "";
