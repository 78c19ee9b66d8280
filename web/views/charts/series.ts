/** Mistakes per epoch, as numbers to draw. Knows nothing of pixels. */

/** More epochs than this are drawn in groups. */
export const MOST_STEPS = 80;
/** Up to here every epoch is counted for the spread within a group; beyond, a group is its mean alone. */
const MOST_COUNTED = 20_000;

export type MistakesBefore = (visits: ArrayLike<number>) => ArrayLike<number>;

export interface MistakeSeries {
  /** Completed epochs. */
  readonly epochs: number;
  /** Epochs a group holds; the last group may hold fewer. 1 where every epoch stands for itself. */
  readonly group: number;
  /** Group k covers the epochs from starts[k] (counting from 0) to just before starts[k + 1]; the last is `epochs`. */
  readonly starts: Float64Array;
  readonly mean: Float64Array;
  /** Fewest and most mistakes of an epoch in the group; null where they were not counted. */
  readonly spread: { readonly low: Float64Array; readonly high: Float64Array } | null;
  /** Mistakes of the epoch completed last, or null before any. */
  readonly last: number | null;
  /** The epoch under way: how much of it is done, 0…1, and its mistakes so far. Null between epochs. */
  readonly partial: { readonly done: number; readonly mistakes: number } | null;
}

/** The mistakes made in training, epoch by epoch. */
export function mistakesPerEpoch(mistakesBefore: MistakesBefore, frontier: number, examples: number): MistakeSeries {
  const epochs = examples > 0 ? Math.floor(frontier / examples) : 0;
  const group = groupSize(epochs);
  const groups = Math.ceil(epochs / group);
  const starts = Float64Array.from({ length: groups + 1 }, (_, k) => Math.min(k * group, epochs));
  const before = mistakesBefore(starts.map((epoch) => epoch * examples));
  const mean = Float64Array.from({ length: groups }, (_, k) => difference(before, k) / difference(starts, k));
  const counted = group > 1 && epochs <= MOST_COUNTED;
  const counts = counted ? everyEpoch(mistakesBefore, epochs, examples) : mean;
  return {
    epochs,
    group,
    starts,
    mean,
    spread: counted ? spreadOf(counts, starts) : null,
    last: epochs === 0 ? null : mistakesIn(mistakesBefore, (epochs - 1) * examples, epochs * examples),
    partial: partialEpoch(mistakesBefore, frontier, examples, epochs),
  };
}

/** The mistakes from one visit to just before another. */
export function mistakesIn(mistakesBefore: MistakesBefore, from: number, to: number): number {
  return difference(mistakesBefore([from, to]), 0);
}

/** 1, 2, 5, 10, 20, 50 …: the smallest that leaves at most MOST_STEPS groups. */
export function groupSize(epochs: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const factor of [1, 2, 5]) {
      if (epochs <= unit * factor * MOST_STEPS) return unit * factor;
    }
  }
}

function everyEpoch(mistakesBefore: MistakesBefore, epochs: number, examples: number): Float64Array {
  const before = mistakesBefore(Float64Array.from({ length: epochs + 1 }, (_, epoch) => epoch * examples));
  return Float64Array.from({ length: epochs }, (_, epoch) => difference(before, epoch));
}

function spreadOf(counts: Float64Array, starts: Float64Array): { low: Float64Array; high: Float64Array } {
  const groups = starts.length - 1;
  const within = (k: number) => counts.subarray(starts[k], starts[k + 1]);
  return {
    low: Float64Array.from({ length: groups }, (_, k) => within(k).reduce((a, b) => Math.min(a, b), Infinity)),
    high: Float64Array.from({ length: groups }, (_, k) => within(k).reduce((a, b) => Math.max(a, b), 0)),
  };
}

function partialEpoch(
  mistakesBefore: MistakesBefore,
  frontier: number,
  examples: number,
  epochs: number,
): MistakeSeries["partial"] {
  const start = epochs * examples;
  if (examples === 0 || frontier <= start) return null;
  return { done: (frontier - start) / examples, mistakes: mistakesIn(mistakesBefore, start, frontier) };
}

function difference(values: ArrayLike<number>, k: number): number {
  return (values[k + 1] ?? 0) - (values[k] ?? 0);
}
