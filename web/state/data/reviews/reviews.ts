import { longestReview, longestWord, mostReviews, mostWords } from "../../document/limits.js";
import { plain } from "../../document/reviews/review-texts.js";
import { oneWord } from "../../document/reviews/word-spans.js";
import type { Reviews } from "../../document/state.js";
import type { Examples } from "../examples.js";

/** Every 0/1 combination of so many words, as binary numbers count. */
export function combinationsOf(words: number): number[][] {
  return Array.from({ length: 2 ** words }, (_, number) =>
    Array.from({ length: words }, (_, k) => (number >> (words - 1 - k)) & 1),
  );
}

/** What turns other words round. */
const NEGATION = "not";

/** The conjunctions of every other word with "not", as features; none where there is no "not". */
export function conjunctionsWithNot(words: readonly string[]): string[] {
  const not = words.findIndex((word) => plain(word) === NEGATION);
  if (not < 0) return [];
  // The lower number first, as in x1*x3.
  return words.flatMap((_, k) => (k === not ? [] : `x${Math.min(k, not) + 1}*x${Math.max(k, not) + 1}`));
}

/**
 * What the positive and the negative examples that are trained on have on average of each feature, where it is the same
 * for both: then no weights separate them, because both have the same average score. Null where it differs.
 * @param values of the examples' features, whole numbers
 */
export function sharedAverages(
  { label, heldOut }: Pick<Examples, "label" | "heldOut">,
  values: readonly ArrayLike<number>[],
): number[] | null {
  const trained = Array.from(values, (row, i) => ({ row: Array.from(row), label: label[i] })).filter(
    (_, i) => !heldOut?.[i],
  );
  const positive = trained.filter((example) => example.label === 1).map(({ row }) => row);
  const negative = trained.filter((example) => example.label === -1).map(({ row }) => row);
  if (positive.length === 0 || negative.length === 0) return null;
  const [sums, others] = [sumOf(positive), sumOf(negative)];
  // Of whole numbers, without a division: what is said of them is exact.
  const equal = sums.every((sum, j) => sum * negative.length === (others[j] ?? 0) * positive.length);
  return equal ? sums.map((sum) => sum / positive.length) : null;
}

function sumOf(rows: readonly (readonly number[])[]): number[] {
  return rows.reduce<number[]>((sums, row) => row.map((value, j) => value + (sums[j] ?? 0)), []);
}

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
