import { MINUS } from "../../document/notation/numbers.js";

/** A whole number, with a true minus sign. */
export function whole(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value + 0);
}

/** "(3, −2)" */
export function tuple(values: ArrayLike<number>): string {
  return `(${Array.from(values, whole).join(", ")})`;
}
