import { fewestColumns, mostClasses, mostColumns } from "../document/limits.js";
import { type Column, mostValues } from "./columns.js";
import type { DecimalMark } from "./numbers.js";
import type { Delimiter } from "./sheet.js";

/** How a text is read as a table: guessed, and each to be corrected. Columns by their numbers, from 0. */
export interface Choices {
  readonly delimiter: Delimiter;
  readonly decimal: DecimalMark;
  /** Whether the first record names the columns. */
  readonly header: boolean;
  /** The column of the labels. */
  readonly label: number;
  /** The value that is positive, all others being negative; null: each value is a class. */
  readonly positive: string | null;
  /** The columns learned from, ascending. */
  readonly features: readonly number[];
  /** The two of them that are drawn: across, and up. */
  readonly axes: readonly [number, number];
  /** Whether rows without a value are left out; else they stand in the way. */
  readonly leaveOut: boolean;
}

/** What was corrected. */
export type Corrections = Partial<Choices>;

type Roles = Pick<Choices, "label" | "positive" | "features" | "axes">;

/** What each column is for, as far as it was not said or cannot be as it was said. */
export function rolesOf(columns: readonly Column[], wanted: Corrections): Roles {
  const isColumn = (k: number | undefined): k is number => k !== undefined && k < columns.length;
  const label = isColumn(wanted.label) ? wanted.label : guessLabel(columns);
  const features = wanted.features?.filter((k) => isColumn(k) && k !== label) ?? guessFeatures(columns, label);
  const values = columns[label]?.values ?? [];
  return { label, features, axes: axesWithin(features, wanted.axes), positive: positiveOf(values, wanted.positive) };
}

/** Names that columns of labels go by. */
const labelNames = /^(label|labels|class|classes|target|outcome|diagnosis|species|variety|category|type|group|sex)$/i;

function guessLabel(columns: readonly Column[]): number {
  const last = columns.length - 1;
  const scores = columns.map((column, k) => {
    const { name, values, numbers, others, counts } = column;
    if (values.length < 2 || values.length > mostClasses || counts) return 0;
    const whole = values.every((value) => /^[+\-−]?\d$/.test(value));
    return (
      1 +
      (labelNames.test(name) ? 8 : name === "y" ? 3 : 0) +
      (others > numbers ? 5 : whole ? 2 : 0) +
      (k === last ? 1 : 0)
    );
  });
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : Math.max(0, last);
}

/** Names of columns that number the rows. */
const rowNames = /^(|unnamed: \d+|index|id|row|rownames?|nr|no)$/i;

/** All columns of numbers, but for one that only numbers the rows. */
function guessFeatures(columns: readonly Column[], label: number): readonly number[] {
  const found = columns.flatMap(({ name, named, numbers, others, counts }, k) => {
    const numbersRows = counts && k === 0 && (!named || rowNames.test(name));
    return k === label || numbers <= others || numbersRows ? [] : [k];
  });
  return found.slice(0, mostColumns);
}

function axesWithin(features: readonly number[], wanted: Choices["axes"] | undefined): Choices["axes"] {
  const [first = 0, second = first] = features;
  if (!wanted) return [first, second];
  const across = features.includes(wanted[0]) ? wanted[0] : first;
  const free = features.find((k) => k !== across) ?? across;
  return [across, wanted[1] !== across && features.includes(wanted[1]) ? wanted[1] : free];
}

/** Words for the positive one of two. */
const positives = /^(\+|\+?1|yes|y|true|t|pos|positive|spam|malignant|m)$/i;

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
  | { readonly code: "fewColumns"; readonly columns: number; readonly fewest: number }
  | { readonly code: "fewFeatures"; readonly fewest: number }
  | { readonly code: "manyFeatures"; readonly most: number }
  /** The label has fewer than two values. */
  | { readonly code: "oneValue"; readonly name: string; readonly values: number }
  | { readonly code: "manyValues"; readonly name: string; readonly most: number }
  | { readonly code: "manyClasses"; readonly name: string; readonly values: number; readonly most: number };

/** Why these choices make no table; null where they do. */
export function obstacleOf(columns: readonly Column[], { label, positive, features }: Roles): ChoiceProblem | null {
  const { name = "", values = [] } = columns[label] ?? {};
  if (columns.length <= fewestColumns) return { code: "fewColumns", columns: columns.length, fewest: fewestColumns };
  if (features.length < fewestColumns) return { code: "fewFeatures", fewest: fewestColumns };
  if (features.length > mostColumns) return { code: "manyFeatures", most: mostColumns };
  if (values.length < 2) return { code: "oneValue", name, values: values.length };
  if (values.length > mostValues) return { code: "manyValues", name, most: mostValues };
  if (positive === null && values.length > mostClasses)
    return { code: "manyClasses", name, values: values.length, most: mostClasses };
  return null;
}
