import type { Current, LinearModel } from "../../engine/types.js";
import { type Frame, hyperplane, hyperplanes, type PaneView } from "../../state/runs/frame.js";

/** A hundred thousand examples are not gone through for every visit that is shown. */
const known = new WeakMap<Frame["examples"], readonly number[]>();

/** Which of the page's examples each row of training is. */
export function trainingExamples({ examples }: Frame): readonly number[] {
  const found = known.get(examples) ?? rowsOf(examples);
  known.set(examples, found);
  return found;
}

function rowsOf({ count, heldOut }: Frame["examples"]): readonly number[] {
  const rows: number[] = [];
  for (let example = 0; example < count; example++) if (!heldOut?.[example]) rows.push(example);
  return rows;
}

/** The row of training that an example is. */
export function rowOf(frame: Frame, example: number): number {
  const { heldOut } = frame.examples;
  return heldOut ? trainingExamples(frame).indexOf(example) : example;
}

/** The rows with the largest counts, largest first, and how many others are above 0. */
export function largestCounts(
  counts: ArrayLike<number>,
  most: number,
): { readonly largest: readonly number[]; readonly others: number } {
  const above: number[] = [];
  for (let row = 0; row < counts.length; row++) if ((counts[row] ?? 0) > 0) above.push(row);
  above.sort((p, q) => (counts[q] ?? 0) - (counts[p] ?? 0) || p - q);
  return { largest: above.slice(0, most), others: Math.max(0, above.length - most) };
}

/** Long lists are shown by their ends: which positions to show, with null where some are left out. */
export function excerpt(count: number, first: number, last: number, all: boolean): readonly (number | null)[] {
  const positions = Array.from({ length: count }, (_, position) => position);
  // Leaving out a single one would cost as much room as showing it.
  if (all || count <= first + last + 1) return positions;
  return [...positions.slice(0, first), null, ...positions.slice(count - last)];
}

const MOST_CLASSES = 8;

/** Which classes to show: all while they are few, else those that matter, with null where some are left out. */
export function classesShown(count: number, matter: readonly number[]): readonly (number | null)[] {
  if (count <= MOST_CLASSES) return Array.from({ length: count }, (_, k) => k);
  const places = [...new Set([0, ...matter, count - 1])].sort((p, q) => p - q);
  return places.flatMap((k, i) => (i > 0 && k > (places[i - 1] ?? 0) + 1 ? [null, k] : [k]));
}

const NOTHING: LinearModel = { weights: new Float64Array(0), bias: 0 };
const NO_COUNTS = new Float64Array(0);

/** The one hyperplane of a learner that has one. */
export function weightsOf(current: Current): LinearModel {
  return hyperplane(current) ?? NOTHING;
}

/** The hyperplanes of a learner that has one a class. */
export function classesOf(current: Current): readonly LinearModel[] {
  return hyperplanes(current) ?? [];
}

/** The counts of a learner that has one an example. */
export function countsOf(current: Current): Float64Array {
  return current !== null && "alpha" in current ? current.alpha : NO_COUNTS;
}

/** Visits from this moment to the end of its epoch; 0 at the end. */
export function leftInEpoch({ visit, epochLength }: Pick<PaneView, "visit" | "epochLength">): number {
  return (epochLength - (visit % epochLength)) % epochLength;
}

/** What happened within the last epoch, from a count of it before given visits. */
export function inLastEpoch(
  { visit, epochLength }: Pick<PaneView, "visit" | "epochLength">,
  before: PaneView["updatesBefore"],
): number {
  const [start = 0, end = 0] = before([visit - epochLength, visit]);
  return end - start;
}
