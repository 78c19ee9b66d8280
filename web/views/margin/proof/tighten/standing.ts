import type { ProofView, UpdateCounts } from "../../../../state/runs/proof-target.js";
import { wholeBound } from "../../../../state/runs/verdict.js";

/** A number of updates; "unknown" as long as it is, "more" where runs were ended before they had made them all. */
export type UpdateCount = number | "unknown" | "more";

/** Where things stand with the examples: the bound from weights 0, and how many updates there are. */
export interface BoundStanding {
  readonly bound: number;
  readonly margin: number;
  readonly updates: UpdateCount;
  /** Of the random orders, the one in the middle. */
  readonly median: UpdateCount;
}

export function standingOf({ separable, best, counts }: ProofView): BoundStanding | null {
  if (!separable) return null;
  const own = counts?.own;
  return {
    bound: wholeBound((best.radius / best.margin) ** 2),
    margin: best.margin,
    updates: !own ? "unknown" : own.converged ? own.updates : "more",
    median: counts && counts.done === counts.total && counts.total > 0 ? medianOf(counts) : "unknown",
  };
}

function medianOf({ counts, unfinished }: UpdateCounts): UpdateCount {
  if (unfinished > 0) return "more";
  const middle = (counts.length - 1) / 2;
  return ((counts[Math.floor(middle)] ?? 0) + (counts[Math.ceil(middle)] ?? 0)) / 2;
}

/** The same numbers. */
export function sameStanding(one: BoundStanding, other: BoundStanding): boolean {
  return one.bound === other.bound && one.margin === other.margin;
}

/** A bar of the histogram: how many orders need so many updates, from `from` to `to`. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly runs: number;
}

const MOST_BARS = 24;

/** Bars of one width, of whole numbers, over all counts. */
export function barsOf(counts: ArrayLike<number>): readonly Bar[] {
  if (counts.length === 0) return [];
  const all = Array.from(counts);
  const least = all.reduce((low, count) => Math.min(low, count));
  const most = all.reduce((high, count) => Math.max(high, count));
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BARS));
  const bars = Array.from({ length: Math.floor((most - least) / width) + 1 }, (_, k) => ({
    from: least + k * width,
    to: least + (k + 1) * width - 1,
    runs: 0,
  }));
  for (const count of all) {
    const bar = bars[Math.floor((count - least) / width)];
    if (bar) bar.runs++;
  }
  return bars;
}
