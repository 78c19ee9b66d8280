import type { Rows } from "./training-set.js";

/**
 * Where the plane that the stage draws lies among examples of more than two features: at the averages of the others,
 * over the examples trained on. 0 for the two that are drawn.
 */
export function sliceOf({ X, base, index }: Pick<Rows, "X" | "base" | "index">): Float64Array {
  const sums = new Float64Array(base);
  for (let i = 0; i < X.length; i++) sums[i % base] = (sums[i % base] as number) + (X[i] as number);
  return sums.map((sum, j) => (j < 2 || index.length === 0 ? 0 : sum / index.length));
}

/** Whether the stage draws a slice through what is learned: from other features than its two axes. */
export function isSlice(features: readonly string[]): boolean {
  return features.some((name) => /x(?![12](?!\d))/.test(name));
}
