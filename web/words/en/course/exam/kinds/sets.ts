import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/en.js";
import { figure } from "../../../shared/answers.js";
import { overlapSentence } from "../../questions.js";

export const sets: ExamWords<"sets"> = {
  ask: () => "The table has five examples. With which two features, and a bias, can a line separate them?",
  hint: () =>
    "Write two more columns for each pair. Can two examples with the same values and different labels ever be separated? And what does the pair look like as a plot?",
  parts: ({ sets: all }) => all.map(({ names }) => `${list(names)}.`),
  said: {
    separates: ({ names, distance }) =>
      distance === null
        ? `With ${list(names)} a line separates them.`
        : `With ${list(names)} a line separates them, at a distance of ${figure(distance)} from the nearest example.`,
    twins: ({ names, positive, negative }) =>
      `With ${list(names)}, examples ${figure(positive)} and ${figure(negative)} have the same values, but different labels: nothing can tell them apart.`,
    overlaps: ({ names, overlap }) =>
      overlap === null
        ? `With ${list(names)} no line separates them.`
        : `With ${list(names)} no line separates them. ${overlapSentence(overlap)}`,
  },
};
