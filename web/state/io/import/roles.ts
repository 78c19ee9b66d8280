import { mostClasses, mostColumns } from "../../document/limits.js";
import { type DecimalMark, labelNames } from "./cells.js";
import { type Column, mostValues } from "./columns.js";
import type { Delimiter } from "./format.js";

/** How a text is read as a table: guessed, and each to be corrected. Columns by their numbers, from 0. */
export interface Choices {
  readonly delimiter: Delimiter;
  readonly decimal: DecimalMark;
  /** Whether the first record names the columns. */
  readonly header: boolean;
  /** The column of the labels. */
  readonly label: number;
  /** Whether labels that only capitals tell apart are one. */
  readonly folds: boolean;
  /** The value that is positive, all others being negative; null: each value is a class. */
  readonly positive: string | null;
  /** The columns learned from, ascending. */
  readonly features: readonly number[];
  /** The two of them that are drawn: across, and up; of one feature, that alone. */
  readonly axes: readonly [number, number];
  /** Whether rows without a value are left out; else they stand in the way. */
  readonly leaveOut: boolean;
}

/** What was corrected. */
export type Corrections = Partial<Choices>;

type Roles = Pick<Choices, "label" | "positive" | "features" | "axes">;

/** What each column is for, as far as it was not said or cannot be as it was said. */
export function rolesOf(columns: readonly Column[], wanted: Corrections, delimiter: Delimiter): Roles {
  const isColumn = (k: number | undefined): k is number => k !== undefined && k < columns.length;
  const guessed = () => (delimiter === "libsvm" ? 0 : guessLabel(columns));
  const label = isColumn(wanted.label) ? wanted.label : guessed();
  const features = wanted.features?.filter((k) => isColumn(k) && k !== label) ?? guessFeatures(columns, label);
  const values = columns[label]?.values ?? [];
  return { label, features, axes: axesWithin(features, wanted.axes), positive: positiveOf(values, wanted.positive) };
}

/** The last column, unless a name says another; a last one that is measured gives way to the only one of a few words. */
function guessLabel(columns: readonly Column[]): number {
  const filled = columns.flatMap(({ numbers, others }, k) => (numbers + others > 0 ? [k] : []));
  const last = filled.at(-1) ?? Math.max(0, columns.length - 1);
  const byName = filled.findLast((k) => labelNames.test(columns[k]?.name ?? ""));
  if (byName !== undefined) return byName;
  const y = columns.findIndex(({ name, values }) => name === "y" && values.length > 1 && values.length <= mostClasses);
  const isPlane = columns.some(({ name }) => name === "x");
  const { fractions = false, others = 0, numbers = 0, values = [] } = columns[last] ?? {};
  if (others > numbers) return last;
  if (y >= 0 && !isPlane) return y;
  const ofWords = filled.filter((k) => isOfWords(columns[k]));
  const measured = fractions && values.length > Math.min(mostClasses, numbers / 2);
  return measured && ofWords.length === 1 ? (ofWords[0] ?? last) : last;
}

function isOfWords(column: Column | undefined): boolean {
  const { others = 0, numbers = 0, values = [] } = column ?? {};
  return others > numbers && values.length > 1 && values.length <= mostClasses;
}

/** Names of columns that tell rows apart; the second where the column counts them too. */
const identifierNames = /^(id|ids|.*[ _.-]id|[a-z]+Id|[a-z]+ID|Id|ID|row[ _.-]?names?|unnamed: \d+)$/;
const countNames = /^(|index|idx|row|nr|no|no\.|number|nummer|#)$/i;

/** Whether a column only tells rows apart: there is nothing to learn from it. */
export function isIdentifier({ name, named, counts, numbers, others }: Column, k: number): boolean {
  if (named && identifierNames.test(name)) return numbers + others > 0;
  return counts && (named ? countNames.test(name) : k === 0);
}

/** All columns of numbers, but for those that only tell rows apart. */
function guessFeatures(columns: readonly Column[], label: number): readonly number[] {
  return columns.flatMap((column, k) =>
    k === label || column.numbers <= column.others || isIdentifier(column, k) ? [] : [k],
  );
}

function axesWithin(features: readonly number[], wanted: Choices["axes"] | undefined): Choices["axes"] {
  const [first = 0, second = first] = features;
  if (!wanted) return [first, second];
  const across = features.includes(wanted[0]) ? wanted[0] : first;
  const free = features.find((k) => k !== across) ?? across;
  return [across, wanted[1] !== across && features.includes(wanted[1]) ? wanted[1] : free];
}

/** Words for the positive one of two. */
const positives = /^(\+|\+?1|yes|y|true|t|pos|positive|spam|malignant|m|ja|j|wahr|oui|s[ií])$/i;

function positiveOf(values: readonly string[], wanted: string | null | undefined): string | null {
  const several = values.length > 2;
  if (wanted !== undefined && (wanted === null ? several : values.includes(wanted))) return wanted;
  if (several && values.length <= mostClasses) return null;
  const inOrder = values.toSorted(byValue);
  return values.find((value) => positives.test(value)) ?? inOrder.at(-1) ?? null;
}

/** Numbers by their size, words by the alphabet. */
export function byValue(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (Number.isNaN(x) || Number.isNaN(y)) return a < b ? -1 : a > b ? 1 : 0;
  return x - y;
}

/** Why choices make no table. */
export type ChoiceProblem =
  | { readonly code: "fewColumns"; readonly columns: number }
  | { readonly code: "fewFeatures" }
  | { readonly code: "manyFeatures"; readonly features: number; readonly most: number }
  /** The label has fewer than two values. */
  | { readonly code: "oneValue"; readonly name: string; readonly values: number }
  | { readonly code: "manyValues"; readonly name: string; readonly most: number }
  | { readonly code: "manyClasses"; readonly name: string; readonly values: number; readonly most: number };

/** Why these choices make no table; null where they do. */
export function obstacleOf(columns: readonly Column[], { label, positive, features }: Roles): ChoiceProblem | null {
  const { name = "", values = [] } = columns[label] ?? {};
  if (columns.length < 2) return { code: "fewColumns", columns: columns.length };
  if (features.length === 0) return { code: "fewFeatures" };
  if (features.length > mostColumns) return { code: "manyFeatures", features: features.length, most: mostColumns };
  if (values.length < 2) return { code: "oneValue", name, values: values.length };
  if (values.length > mostValues) return { code: "manyValues", name, most: mostValues };
  if (positive === null && values.length > mostClasses)
    return { code: "manyClasses", name, values: values.length, most: mostClasses };
  return null;
}
