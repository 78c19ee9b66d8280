import type { Frame } from "../../state/runs/frame.js";

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
