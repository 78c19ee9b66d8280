import type { Examples } from "./examples.js";

/** How examples write false and true. */
export type Coding = "zero-one" | "plus-minus";

/** Whether all values are 0 or 1, or all −1 or +1; null for other data, and for none. */
export function codingOf({ X }: Pick<Examples, "X">): Coding | null {
  if (X.length === 0) return null;
  if (X.every((value) => value === 0 || value === 1)) return X.every((value) => value === 1) ? null : "zero-one";
  return X.every((value) => value === -1 || value === 1) ? "plus-minus" : null;
}
