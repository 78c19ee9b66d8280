import type { Current, LinearModel } from "../../engine/types.js";
import { hyperplane, hyperplanes, type PaneView } from "../../state/runs/frame.js";

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
