/** The visiting sequence of an epoch as columns to draw. Knows nothing of colours. */
import type { PaneView } from "../../state/runs/frame.js";

export interface Strip {
  readonly visits: number;
  /** Column k holds the visits from starts[k] (counting from 0 in the epoch) to just before starts[k + 1]. */
  readonly starts: Float64Array;
  /** The labels that occur, one a lane, from the top. */
  readonly lanes: readonly number[];
  /** The part of column k's visits that have the label of lane l is shares[l * columns + k]. */
  readonly shares: Float32Array;
}

/** Labels reach from −1 to 5, so that a table finds a label's lane. */
const LOWEST_LABEL = -1;
const LABELS = 7;

/** The sequence in as many columns as it has visits, or as there is room for. */
export function stripOf(sequence: Uint32Array, label: Int8Array, room: number): Strip {
  const visits = sequence.length;
  const columns = Math.min(visits, Math.max(1, Math.floor(room)));
  const starts = Float64Array.from({ length: columns + 1 }, (_, k) => Math.floor((k * visits) / Math.max(1, columns)));
  const lanes = lanesOf(sequence, label);
  const laneOf = new Uint8Array(LABELS);
  for (const [lane, y] of lanes.entries()) laneOf[y - LOWEST_LABEL] = lane;
  const shares = new Float32Array(lanes.length * columns);
  for (let k = 0; k < columns; k++) {
    const from = starts[k] ?? 0;
    const to = starts[k + 1] ?? 0;
    const part = 1 / (to - from);
    for (let visit = from; visit < to; visit++) {
      const y = label[sequence[visit] ?? 0] ?? 0;
      const at = (laneOf[y - LOWEST_LABEL] ?? 0) * columns + k;
      shares[at] = (shares[at] ?? 0) + part;
    }
  }
  return { visits, starts, lanes, shares };
}

/** Of two labels the positive one on top; of more, class 0 first. */
function lanesOf(sequence: Uint32Array, label: Int8Array): number[] {
  const found = new Uint8Array(LABELS);
  for (const example of sequence) found[(label[example] ?? 0) - LOWEST_LABEL] = 1;
  const upwards = Array.from(found, (_, k) => k + LOWEST_LABEL).filter((y) => found[y - LOWEST_LABEL] === 1);
  return isClassed(upwards) ? upwards : upwards.reverse();
}

/** Whether labels are class numbers rather than positive and negative. */
export function isClassed(labels: readonly number[]): boolean {
  return labels.some((label) => label > 1);
}

/** The column of a visit, counting from 0 in the epoch. */
export function columnOf({ visits, starts }: Strip, visit: number): number {
  const columns = starts.length - 1;
  let column = Math.min(columns - 1, Math.floor((visit * columns) / visits));
  while (column > 0 && (starts[column] ?? 0) > visit) column--;
  while (column < columns - 1 && (starts[column + 1] ?? visits) <= visit) column++;
  return column;
}

/** Where the moment shown stands in its epoch: that of the visit made last, or the first before any. */
export interface EpochPlace {
  /** From 0. */
  readonly epoch: number;
  /** The run's visits before it. */
  readonly start: number;
  /** Visits made in it. */
  readonly done: number;
}

export function placeInEpoch({ visit, epochLength }: Pick<PaneView, "visit" | "epochLength">): EpochPlace {
  if (visit === 0 || epochLength === 0) return { epoch: 0, start: 0, done: 0 };
  const epoch = Math.floor((visit - 1) / epochLength);
  const start = epoch * epochLength;
  return { epoch, start, done: visit - start };
}

/** How many mistakes each column holds so far. */
export function mistakesIn(
  { starts }: Strip,
  { start, done }: EpochPlace,
  mistakesBefore: PaneView["mistakesBefore"],
): Float64Array {
  const before = mistakesBefore(starts.map((visit) => start + Math.min(visit, done)));
  return Float64Array.from({ length: starts.length - 1 }, (_, k) => (before[k + 1] ?? 0) - (before[k] ?? 0));
}
