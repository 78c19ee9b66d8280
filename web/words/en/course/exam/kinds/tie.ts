import type { ExamWords } from "../../../../exam-words.js";
import { updates } from "../../../nouns.js";
import { figure, numbered } from "../../../shared/answers.js";
import { model } from "../terms.js";

export const tie: ExamWords<"tie"> = {
  ask: ({ weights, bias }) =>
    `A run starts from ${model(weights, bias)} and visits the examples of the table in order, with η = 1. How many updates does the first epoch have if a mistake is y·a < 0, and how many if it is y·a ≤ 0?`,
  hint: () =>
    "Work through both epochs, visit by visit. What does each rule say about a score of 0, and what follows from it?",
  parts: () => ["y·a < 0", "y·a ≤ 0"],
  said: {
    right: ({ strict, withTies, first }) =>
      `${updates(strict)} with <, and ${figure(withTies)} with ≤. The rules differ at ${numbered(first)} for the first time: its score is 0.`,
    swapped: () => "The other way round: the first rule does not count a score of 0 as a mistake, the second does.",
    same: ({ first }) =>
      `The two counts are different. When ${numbered(first)} comes, its score is 0: a mistake by one rule only.`,
    frozen: () =>
      "That counts what the weights at the start get wrong. After an update, the next scores use the new weights.",
    tooMany: ({ examples }) => `An epoch has ${figure(examples)} visits, with at most one update each.`,
    strictWrong: ({ weightsZero, first }) =>
      weightsZero
        ? "With < not even the first visit is a mistake: all weights are 0, so every score is 0. What does that change?"
        : `With ≤ it may be right, but look at < again: when ${numbered(first)} comes, its score is 0, and 0 is not below 0.`,
    tiesWrong: ({ first }) =>
      `With < it is right. With ≤ the run changes its weights at ${numbered(first)} too, where the score is 0. Go on from there with the new weights.`,
  },
};
