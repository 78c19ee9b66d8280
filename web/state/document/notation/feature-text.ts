import type { Matrix } from "../../../engine/types.js";
import { powersOf } from "../features/feature-names.js";
import { productOf } from "../features/products.js";
import { superscript } from "./numbers.js";

/** Whose features are named: what the columns are called, and the values in them, row by row. */
export interface FeaturesOf {
  readonly columns?: readonly string[];
  readonly X?: Float64Array;
  readonly base?: number;
}

/** Of examples whose columns have no names. */
export function featuresIn(X: Matrix): FeaturesOf {
  if ("data" in X) return { X: X.data, base: X.shape[1] };
  return { X: Float64Array.from(X.flat()), base: X[0]?.length ?? 0 };
}

/** What a column is called where that is one word: "petal length (cm)" would not stay legible in a product. */
export function wordOf({ columns = [] }: FeaturesOf, base: number): string | null {
  const column = columns[base - 1] ?? "";
  // The axes of the plane are called x₁ and x₂, which is no word; x2 would be taken for the second feature.
  return /^(?!x[₀-₉\d]+$)[\p{L}\p{M}\p{N}._]+$/u.test(column) ? column : null;
}

const found = new WeakMap<Float64Array, readonly boolean[]>();

/** Of each column, whether it is 0 or 1 in all examples. */
function truthsOf({ X, base = 0 }: FeaturesOf): readonly boolean[] {
  if (!X || X.length === 0) return [];
  let truths = found.get(X);
  if (!truths) {
    truths = Array.from({ length: base }, (_, j) => {
      for (let i = j; i < X.length; i += base) if (X[i] !== 0 && X[i] !== 1) return false;
      return true;
    });
    found.set(X, truths);
  }
  return truths;
}

/** What is written between factors: ∧ only where it is AND, as all of them are 0 or 1; words are not run together. */
export function timesSign(name: string, of: FeaturesOf = {}): string {
  const product = productOf(name) ?? [];
  const truths = truthsOf(of);
  if (product.every((base) => truths[base - 1])) return "∧";
  return product.some((base) => wordOf(of, base) !== null) ? "·" : "";
}

/** A feature as it is written on paper: "x₁²x₂"; "excellent∧not" of columns that are 0 or 1. Other names stay. */
export function featureText(name: string, of: FeaturesOf = {}): string {
  const powers = Array.from(powersOf(productOf(name) ?? []));
  const factors = powers.map(
    ([base, power]) => (wordOf(of, base) ?? `x${subscript(base)}`) + (power > 1 ? superscript(power) : ""),
  );
  return factors.join(timesSign(name, of)) || name;
}

/** The weight of a feature: "w₁" of x₁, "w x₁∧x₂", "w friends". */
export function weightText(name: string, of: FeaturesOf = {}): string {
  const feature = featureText(name, of);
  return /^x[₀-₉]+$/.test(feature) ? feature.replace("x", "w") : `w ${feature}`;
}

/** 12 as "₁₂" */
export function subscript(number: number | string): string {
  return String(number).replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉".charAt(Number(digit)));
}

/** "x₁²" as "x12": with the digits that every keyboard has. */
export function plainDigits(text: string): string {
  const digits = Array.from({ length: 10 }, (_, digit) => digit);
  return digits.reduce(
    (plain, digit) => plain.replaceAll(subscript(digit), String(digit)).replaceAll(superscript(digit), String(digit)),
    text,
  );
}
