import { powersOf } from "../data/feature-names.js";
import { productOf } from "../data/product.js";
import { subscript } from "./digits.js";
import { superscript } from "./numbers.js";

/** What a column is called where that is one word: "petal length (cm)" would not stay legible in a product. */
export function wordOf(columns: readonly string[], base: number): string | null {
  const column = columns[base - 1] ?? "";
  // The axes of the plane are called x₁ and x₂, which is no word; x2 would be taken for the second feature.
  return /^(?!x[₀-₉\d]+$)[\p{L}\p{M}\p{N}._]+$/u.test(column) ? column : null;
}

/** A feature as it is written on paper: "x₁²∧x₂"; "excellent∧not" of columns that are words. Other names stay. */
export function featureText(name: string, columns: readonly string[] = []): string {
  const powers = Array.from(powersOf(productOf(name) ?? []));
  const factors = powers.map(
    ([base, power]) => (wordOf(columns, base) ?? `x${subscript(base)}`) + (power > 1 ? superscript(power) : ""),
  );
  return factors.join("∧") || name;
}
