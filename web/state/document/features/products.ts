import { parseFeature } from "../../../engine/features.js";

/** The base features that a product multiplies, from 1 and ascending: x1^2*x3 is [1, 1, 3]. */
export type Product = readonly number[];

/** The factors of a name such as "x1^2*x3"; null for a name that is no product of base features. */
export function productOf(name: string): Product | null {
  try {
    return parseFeature(name)
      .map((column) => column + 1)
      .sort((a, b) => a - b);
  } catch {
    return null;
  }
}

/** The highest number of a base feature in a product; 0 for a name that has none. */
export function highest(name: string): number {
  return Math.max(0, ...(productOf(name) ?? []));
}
