import { counted } from "../notation/numbers.js";
import { challengeNames, challenges } from "./challenges/index.js";
import { quizKind, quizNames } from "./kinds/index.js";
import type { Score, Scores } from "./scores.js";

/** "3 of 5 right at the first try, the last 2 in a row."; of none that has been tried: "". */
export function scoreText({ right, tries, streak }: Score): string {
  if (tries === 0) return "";
  const row = streak > 1 ? `, the last ${streak} in a row` : "";
  return `${right} of ${tries} right at the first try${row}.`;
}

/** All there is to say of somebody's practice, a line each: what a teacher is given. */
export function allScores(scores: Scores): string {
  const questions = quizNames
    .filter((name) => scores.of(name).tries > 0)
    .map((name) => `${quizKind(name).title} ${scoreText(scores.of(name))}`);
  const results = challengeNames.flatMap((name) => {
    const { best } = scores.of(name);
    return best === null ? [] : [`${challenges[name].title}: ${counted(best, challenges[name].unit)}.`];
  });
  return [...questions, ...results].join("\n");
}
