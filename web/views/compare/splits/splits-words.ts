/** The learners on many splits, in words. */

import type { SplitsRow, SplitsView } from "../../../state/frame.js";
import type { SplitsWords } from "../../../words/en/companion/splits.js";

/** Of how many splits there is nothing to tell. */
export function untrainedSplits({ misclassified }: SplitsRow): number {
  return misclassified.filter((count) => count === null).length;
}

/** What came of it, with the numbers; the better of two learners is judged split by split. */
export function summary(view: SplitsView, names: readonly string[], say: SplitsWords): string {
  const { done, total, heldOut } = view;
  return [...(done < total ? [say.cancelled(done, total)] : []), ...outcome(view.rows, heldOut, names, say)].join(" ");
}

function outcome(
  rows: readonly SplitsRow[],
  heldOut: number,
  names: readonly string[],
  say: SplitsWords,
): readonly string[] {
  const [best, next] = rows
    .flatMap((row, index) => (row.five ? { row, name: names[index] ?? "", median: row.five.median } : []))
    .sort((a, b) => a.median - b.median);
  if (!best) return [say.nothingTrained];
  if (!next) return [say.alone(best, heldOut, best.row.misclassified.length)];
  return [say.better(best, next, heldOut), duel(best.row, next.row, best.name, next.name, say)];
}

/** On how many splits the one has fewer wrong than the other. */
function duel(one: SplitsRow, other: SplitsRow, name: string, otherName: string, say: SplitsWords): string {
  const differences = one.misclassified.flatMap((count, split) => {
    const against = other.misclassified[split] ?? null;
    return count === null || against === null ? [] : count - against;
  });
  const fewer = differences.filter((difference) => difference < 0).length;
  const more = differences.filter((difference) => difference > 0).length;
  const splits = differences.length;
  return say.duel(name, otherName, { splits, fewer, equal: splits - fewer - more, more });
}
