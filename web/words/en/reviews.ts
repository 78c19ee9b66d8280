import type { TieRule } from "../../engine/types.js";
import type { EditProblem } from "../../state/data/reviews/reviews.js";
import { MINUS, type Precision } from "../../state/document/notation/numbers.js";
import { count, list, number, plural } from "../grammar/en.js";
import { room } from "../room.js";
import type { Sentences } from "../sentences.js";
import { visitName } from "./nouns.js";

/** What is in the way of an edit of the reviews. */
export const reviewProblems = room<Sentences<EditProblem>>("reviewProblems", {
  noText: () => "A review needs a text.",
  longText: ({ characters, most }) =>
    `A review can have at most ${count(most)} characters, and this one has ${count(characters)}.`,
  manyReviews: ({ most }) => `There can be at most ${count(most)} reviews.`,
  noWord: () => "Write one word: letters and digits, without spaces.",
  longWord: ({ most }) => `A word can have at most ${count(most)} characters.`,
  sameWord: ({ word }) => `“${word}” is already there.`,
  manyWords: ({ most }) => `There can be at most ${count(most)} words.`,
});

/** Which combinations of words are listed. */
interface Combinations {
  readonly all: number;
  /** How many are listed where not all are: null where all are. */
  readonly first: number | "those-of-reviews" | null;
  /** Whether they have scores. */
  readonly scored: boolean;
}

/** What a word scores by itself and with "not". */
interface Sum {
  readonly word: string;
  readonly alone: number;
  readonly both: number;
  /** What adds up to the score of both; null where something else is part of it. */
  readonly terms: readonly number[] | null;
  readonly precision: Precision;
}

const sign = (label: number): string => (label > 0 ? "positive" : "negative");

/** What is predicted at a score: a tie stays one unless the tie rule makes it a label. */
const read = (score: number, tie: TieRule): string => {
  if (score !== 0) return sign(score);
  return tie === "negative" || tie === "positive" ? `a tie, counted as ${tie}` : "a tie";
};

const verdict = (mistake: boolean): string => (mistake ? "a mistake" : "correct");

/** "1 + 0 − 2" */
const added = ([first = 0, ...rest]: readonly number[], precision: Precision): string =>
  number(first, precision) +
  rest.map((term) => ` ${term < 0 ? MINUS : "+"} ${number(Math.abs(term), precision)}`).join("");

/** The reviews in place of the stage. They count from 0, and are called from 1. */
export const reviews = room("reviews", {
  heading: "Course reviews",
  list: "Reviews",
  axis: { negative: "← negative", positive: "positive →" },
  /** Before the letter a. */
  score: "score",

  intro: "Each word is a feature: 1 if a review has it, 0 if not.",
  notBook:
    "“excellent” speaks for a course and “terrible” against it, but “not” turns both around: “not excellent” is no praise. One weight per word cannot say that, because “not” adds the same to a score whatever word it goes with.",
  not: (word: string): string =>
    `“not” turns other words around: “not ${word}” says the opposite of “${word}”. One weight per word cannot say that, because “not” adds the same to a score whatever word it goes with.`,
  conjunction: (conjunction: string, word: string): string =>
    `“${conjunction}” is a feature of its own: 1 only if a review has both words. Its weight can take back what “${word}” says.`,
  sum: ({ word, alone, both, terms, precision }: Sum): string => {
    const total = number(both, precision);
    const sum = terms ? `${added(terms, precision)} = ${total}` : total;
    return `Now “${word}” alone scores ${number(alone, precision)}, and with “not” it scores ${sum.replaceAll(" ", "\u00a0")}.`;
  },
  /** @param averages of the features, by their names. */
  proof: (averages: readonly (readonly [feature: string, average: number])[]): string =>
    `These reviews prove it. On average, the positive and the negative ones have the same features: ${list(averages.map(([feature, average]) => `${feature} = ${number(average)}`))}. So whatever the weights, both have the same average score, and they cannot all be on their own side of 0.`,
  addConjunctions: (conjunctions: readonly string[]): string =>
    plural(conjunctions.length, {
      one: `Add the conjunction ${list(conjunctions)}`,
      other: `Add the conjunctions ${list(conjunctions)}`,
    }),
  removeConjunctions: (conjunctions: number): string =>
    plural(conjunctions, { one: "Remove the conjunction", other: "Remove the conjunctions" }),

  /** Whose scores these are, or why there are none. */
  noScores: (learner: string): string =>
    `No scores here, because the learner (${learner}) does not predict by the sign of one score. Its mistakes are still counted.`,
  scoresOf: (learner: string): string => `The scores are those of ${learner}, the learner shown in the story.`,
  scoresOfModel: "The scores use the weights that predict, not those in training.",
  scoresOfScaled: "The scores use the scaled features; the reviews show them unscaled, as 0 or 1.",

  words: "Words",
  wordsName: "Words that are features",
  removeWord: (word: string): string => `Remove the word ${word}`,
  lastWord: "At least one word is needed.",
  addWord: "Add a word",
  mostWords: (most: number): string => `You can use at most ${count(most)} words.`,

  select: (review: number): string => `Select review ${count(review + 1)}`,
  remove: (review: number): string => `Delete review ${count(review + 1)}`,
  text: (review: number): string => `Text of review ${count(review + 1)}`,
  label: (review: number, label: number): string => `Label of review ${count(review + 1)}: ${sign(label)}`,
  labelHint: (label: number): string =>
    label > 0 ? "positive: press to make it negative" : "negative: press to make it positive",
  heldOut: "held out",
  /** In two parts: the second is only heard, a ring shows it. */
  visited: (visit: number, mistake: boolean): readonly [string, string] => [visitName(visit), `: ${verdict(mistake)}`],
  judged: (score: number, mistake: boolean, tie: TieRule): string =>
    score === 0
      ? `0 is ${read(score, tie)}: ${verdict(mistake)}`
      : `predicted ${read(score, tie)}: ${verdict(mistake)}`,

  newReview: "New review",
  newLabel: (label: number): string => `Label of the new review: ${sign(label)}`,
  newText: "Text of the new review",
  newHint: "Write another review",
  add: "Add",
  restore: "Restore the four example reviews",

  combinations: "All combinations",
  combinationsOf: ({ all, first, scored }: Combinations): string => {
    if (first === null) {
      return scored
        ? "Every combination of these words, with its score under the current weights."
        : "Every combination of these words.";
    }
    const listed =
      first === "those-of-reviews" ? "those that occur in reviews" : `the first ${count(first)} that occur in reviews`;
    return scored
      ? `These words have ${count(all)} combinations, too many to list. Here are ${listed}, with their scores under the current weights.`
      : `These words have ${count(all)} combinations, too many to list. Here are ${listed}.`;
  },
  allTies: "All are ties so far: every score is 0.",
  ties: (ties: number): string =>
    plural(ties, {
      one: "# is a tie: a score of 0 is on neither side.",
      other: "# are ties: a score of 0 is on neither side.",
    }),
  columns: { predicted: "predicted", reviews: "reviews" },
  predicted: (score: number, tie: TieRule): string => (score === 0 ? `0: ${read(score, tie)}` : read(score, tie)),
  /** Which reviews have a combination, by their numbers. */
  numbers: (indices: readonly number[]): string => list(indices.map((index) => count(index + 1))),
  none: "none",
});

export type ReviewsWords = typeof reviews.english;
