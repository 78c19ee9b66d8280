import type { ExamWords } from "../../../../exam-words.js";
import { plural } from "../../../../grammar/en.js";
import { updates as updatesCount } from "../../../nouns.js";
import { figure, numbered, signed } from "../../../shared/answers.js";

export const start: ExamWords<"start"> = {
  ask: ({ first, order }) =>
    `A run from weights 0, with a tie as a mistake, begins at ${numbered(first)} and goes round: ${order.map(figure).join(", ")}, and again, until it converges. How many updates are there? List the examples that they are made on, in order.`,
  hint: () =>
    "Keep a row for each visit: the score, whether it is a mistake, and the weights after it. How will you know that you can stop?",
  parts: () => [],
  said: {
    right: ({ updates, last }) =>
      `${updatesCount(updates)}, the last on ${numbered(last)}. After it there is a whole epoch without a mistake.`,
    fromOne: ({ first }) => `That is the run from ${numbered(1)}, but this one begins at ${numbered(first)}.`,
    withoutBias: () =>
      "That is the run without a bias. Here b changes with every update too, and belongs to the score.",
    firstEpochOnly: ({ given }) =>
      `So far it is right: ${updatesCount(given)} in the first epoch. But the run goes on until an epoch has no mistake.`,
    unfinished: ({ given }) =>
      plural(given, {
        one: "The first one is right, but there are more mistakes after it.",
        other: "The first # are right, but there are more mistakes after them.",
      }),
    tooLong: ({ updates }) =>
      plural(updates, {
        one: "The first one is right. After it nothing is a mistake any more.",
        other: "The first # are right. After them nothing is a mistake any more.",
      }),
    noExample: ({ given, examples }) =>
      `There is no example ${figure(given)}: they are numbered from 1 to ${figure(examples)}.`,
    otherExample: ({ at, given, example, score, label }) =>
      `Update ${figure(at)} is not on ${numbered(given)}: when ${numbered(example)} comes, its score is ${figure(score)} and its label ${signed(label)}, so that is a mistake first.`,
  },
};
