import { longestReview, longestWord, mostReviews, mostWords } from "../../document/limits.js";
import { plain } from "../../document/reviews/review-texts.js";
import { oneWord } from "../../document/reviews/stretches.js";
import type { Reviews } from "../../document/state.js";

/** What is in the way of an edit. */
export type EditProblem =
  | { readonly code: "noText" | "noWord" }
  | { readonly code: "longText"; readonly characters: number; readonly most: number }
  | { readonly code: "longWord" | "manyReviews" | "manyWords"; readonly most: number }
  | { readonly code: "sameWord"; readonly word: string };

/** The data after an edit, or what is in the way of it. */
export type Edited = Reviews | EditProblem;

/** A review's text on one line. */
function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function textProblem(text: string): EditProblem | null {
  if (text === "") return { code: "noText" };
  return text.length > longestReview ? { code: "longText", characters: text.length, most: longestReview } : null;
}

export function withText(data: Reviews, index: number, text: string): Edited {
  const line = tidy(text);
  const review = data.reviews[index];
  if (!review) return data;
  return textProblem(line) ?? { ...data, reviews: data.reviews.with(index, [line, review[1]]) };
}

export function withReview(data: Reviews, text: string, label: number): Edited {
  if (data.reviews.length >= mostReviews) return { code: "manyReviews", most: mostReviews };
  const line = tidy(text);
  return textProblem(line) ?? { ...data, reviews: [...data.reviews, [line, label]] };
}

export function withoutReview(data: Reviews, index: number): Reviews {
  return { ...data, reviews: data.reviews.filter((_, i) => i !== index) };
}

export function withOtherLabel(data: Reviews, index: number): Reviews {
  const review = data.reviews[index];
  if (!review) return data;
  const [text, label] = review;
  return { ...data, reviews: data.reviews.with(index, [text, -label]) };
}

export function withWord(data: Reviews, word: string): Edited {
  const name = word.trim().normalize("NFC");
  if (!oneWord.test(name)) return { code: "noWord" };
  if (name.length > longestWord) return { code: "longWord", most: longestWord };
  if (data.words.some((other) => plain(other) === plain(name))) return { code: "sameWord", word: name };
  if (data.words.length >= mostWords) return { code: "manyWords", most: mostWords };
  return { ...data, words: [...data.words, name] };
}

/** One word stays: without any there is no feature. */
export function withoutWord(data: Reviews, index: number): Reviews {
  return data.words.length > 1 ? { ...data, words: data.words.filter((_, k) => k !== index) } : data;
}
