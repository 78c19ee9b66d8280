import type { StoryFrame } from "./inputs.js";
/** Which of the page's examples each row of training is. */
export function trainingExamples({ examples: { count, heldOut } }: StoryFrame): readonly number[] {
  return Array.from({ length: count }, (_, example) => example).filter((example) => !heldOut?.[example]);
}

/** The row of training that an example is. */
export function rowOf(frame: StoryFrame, example: number): number {
  const { heldOut } = frame.examples;
  return heldOut ? trainingExamples(frame).indexOf(example) : example;
}

/** The rows with the largest counts, largest first, and how many others are above 0. */
export function largestCounts(
  counts: ArrayLike<number>,
  most: number,
): { readonly largest: readonly number[]; readonly others: number } {
  const above = Array.from(counts, (_, row) => row).filter((row) => (counts[row] ?? 0) > 0);
  above.sort((p, q) => (counts[q] ?? 0) - (counts[p] ?? 0) || p - q);
  return { largest: above.slice(0, most), others: Math.max(0, above.length - most) };
}
