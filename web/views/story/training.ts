import type { Current, LinearModel } from "../../engine/types.js";
import { hyperplane, hyperplanes, type PaneView } from "../../state/runs/frame.js";

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
