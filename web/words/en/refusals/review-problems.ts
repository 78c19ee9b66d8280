import type { EditProblem } from "../../../state/data/reviews/review-edits.js";
import { count } from "../../grammar/en.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";

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
