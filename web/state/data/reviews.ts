import type { PresetInfo } from "../../engine/types.js";
import type { Reviews } from "../document/state.js";
import type { Examples } from "./examples.js";
import { texts } from "./examples.js";

/**
 * The sentiment example of CIML, section 4.7: three words, and the four reviews that make an XOR of them. In this order,
 * without a bias and with the conjunctions x1*x3 and x2*x3, the perceptron ends with weights 1, −1, 0, −2, 2.
 */
export const courseReviews: Reviews = {
  kind: "reviews",
  words: ["excellent", "terrible", "not"],
  reviews: [
    ["An excellent course: every lecture was worth getting up for.", 1],
    ["A terrible course. The slides were read out to us.", -1],
    ["This was not an excellent course, whatever the brochure says.", -1],
    ["Not a terrible course at all: I would take it again.", 1],
  ],
};

/** How the example stands in the list of presets. Its name is what `?data=` calls it. */
export const reviewsPreset: PresetInfo = {
  name: courseReviews.kind,
  title: "Course reviews (words)",
  n: { default: 4, min: 4, max: 4 },
  noise: null,
  seeded: false,
  classes: 2,
  separable: "depends",
};

/** A part of a text, and which of the words it is: −1 for what is none of them. */
export interface Stretch {
  readonly text: string;
  readonly word: number;
}

/** A text in parts, so that the words among them can be marked. Whole words; capitals do not matter. */
export function stretchesOf(text: string, words: readonly string[]): readonly Stretch[] {
  const known = words.map(plain);
  // What is caught by the split stands at the odd places.
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .map((part, place) => ({ text: part, word: place % 2 === 1 ? known.indexOf(plain(part)) : -1 }))
    .filter((part) => part.text !== "");
}

/** A word as it is compared: "Not" is "not", however its letters are composed. */
export function plain(word: string): string {
  return word.normalize("NFC").toLowerCase();
}

/** Base features of a text: 1 where it has a word, else 0. */
export function valuesOf(text: string, words: readonly string[]): number[] {
  const found = new Set(stretchesOf(text, words).map(({ word }) => word));
  return words.map((_, k) => (found.has(k) ? 1 : 0));
}

export function examplesOfReviews({ words, reviews }: Reviews): Examples {
  return {
    count: reviews.length,
    base: words.length,
    X: Float64Array.from(reviews.flatMap(([text]) => valuesOf(text, words))),
    xy: new Float64Array(0),
    label: Int8Array.from(reviews, ([, label]) => label),
    heldOut: null,
    columns: words,
  };
}

texts.examples = examplesOfReviews;

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
