import { longestReview, longestWord, mostReviews, mostWords } from "../../document/limits.js";
import type { Reviews } from "../../document/state.js";
import { oneWord } from "../stretches.js";
import { plain } from "./review-texts.js";

/** The data after an edit, or a sentence that says what is in the way. */
export type Edited = Reviews | string;

/** A review's text on one line. */
function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function textProblem(text: string): string | null {
  if (text === "") return "A review needs a text.";
  return text.length > longestReview
    ? `A review has at most ${longestReview} characters; this has ${text.length}.`
    : null;
}

export function withText(data: Reviews, index: number, text: string): Edited {
  const line = tidy(text);
  const review = data.reviews[index];
  if (!review) return data;
  return textProblem(line) ?? { ...data, reviews: data.reviews.with(index, [line, review[1]]) };
}

export function withReview(data: Reviews, text: string, label: number): Edited {
  if (data.reviews.length >= mostReviews) return `There are no more than ${mostReviews} reviews.`;
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
  if (!oneWord.test(name)) return "One word: letters and digits, without spaces.";
  if (name.length > longestWord) return `A word has at most ${longestWord} characters.`;
  if (data.words.some((other) => plain(other) === plain(name))) return `“${name}” is there already.`;
  if (data.words.length >= mostWords) return `There are no more than ${mostWords} words.`;
  return { ...data, words: [...data.words, name] };
}

/** One word stays: without any there is no feature. */
export function withoutWord(data: Reviews, index: number): Reviews {
  return data.words.length > 1 ? { ...data, words: data.words.filter((_, k) => k !== index) } : data;
}
