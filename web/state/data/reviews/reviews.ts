import { plain } from "../../document/reviews/review-texts.js";
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
