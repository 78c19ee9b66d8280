/** The learners on many splits, in words. */

import type { SplitsRow, SplitsView } from "../../../state/frame.js";
import { counted, formatCount, formatNumber } from "../../../state/notation/numbers.js";

export function progressText({ done, total }: SplitsView): string {
  return `${formatCount(done)} of ${formatCount(total)} runs`;
}

/** "3 of 24": how many of the held-out examples. */
export function ofHeldOut(count: number, { heldOut }: SplitsView): string {
  return `${formatNumber(count)} of ${formatCount(heldOut)}`;
}

/** Of how many splits there is nothing to tell; empty where there is none. */
export function untrainedText({ misclassified }: SplitsRow): string {
  const none = misclassified.filter((count) => count === null).length;
  return none > 0 ? `not trained on ${counted(none, "split")}` : "";
}

/** What came of it, with the numbers; the better of two learners is judged split by split. */
export function summary(view: SplitsView, names: readonly string[]): string {
  const cut = view.done < view.total ? `Cancelled after ${progressText(view)}. ` : "";
  const ranked = view.rows
    .map((row, index) => ({ row, name: names[index] ?? "", median: row.five?.median ?? Number.POSITIVE_INFINITY }))
    .filter(({ row }) => row.five !== null)
    .sort((a, b) => a.median - b.median);
  const [best, next] = ranked;
  if (!best) return `${cut}Nothing could be trained.`;
  const median = `${best.name}: ${ofHeldOut(best.median, view)} misclassified by the median`;
  if (!next) return `${cut}${median} of ${counted(best.row.misclassified.length, "split")}.`;
  const other = `${next.name} ${ofHeldOut(next.median, view)}`;
  return `${cut}${median}, ${other}. ${duel(best.row, next.row, best.name, next.name)}`;
}

/** On how many splits the one has fewer wrong than the other. */
function duel(one: SplitsRow, other: SplitsRow, name: string, otherName: string): string {
  const differences = one.misclassified.flatMap((count, split) => {
    const against = other.misclassified[split] ?? null;
    return count === null || against === null ? [] : count - against;
  });
  const fewer = differences.filter((difference) => difference < 0).length;
  const more = differences.filter((difference) => difference > 0).length;
  const of = counted(differences.length, "split");
  const equal = formatCount(differences.length - fewer - more);
  return `Of ${of} ${name} has fewer wrong than ${otherName} on ${formatCount(fewer)}, as many on ${equal}, more on ${formatCount(more)}.`;
}
