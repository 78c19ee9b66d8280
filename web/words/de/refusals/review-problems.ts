import type { reviewProblems as english } from "../../en/refusals/review-problems.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const reviewProblems: Translation<typeof english> = {
  noText: () => "Eine Rezension braucht einen Text.",
  longText: ({ characters, most }) =>
    `Eine Rezension darf höchstens ${count(most)} Zeichen haben, diese hat ${count(characters)}.`,
  manyReviews: ({ most }) => `Mehr als ${count(most)} Rezensionen gehen nicht.`,
  noWord: () => "Schreib ein Wort: Buchstaben und Ziffern, ohne Leerzeichen.",
  longWord: ({ most }) => `Ein Wort darf höchstens ${count(most)} Zeichen haben.`,
  sameWord: ({ word }) => `„${word}“ ist schon da.`,
  manyWords: ({ most }) => `Mehr als ${count(most)} Wörter gehen nicht.`,
};
