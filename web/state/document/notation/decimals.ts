/** Numbers that stand together: with as many digits after the point, and adding up as they are shown. */
import type { Precision } from "./numbers.js";
import type { Words } from "./words.js";

const SIGNIFICANT = 4;
/** More digits after the point are written no more: numbers that far apart are written each for itself. */
const MOST_DECIMALS = 8;
/** Beyond, digits after the point are no longer held by a double beside those before it. */
const LARGEST = 1e7;

/** A number with so many digits after the point; null writes it for itself. */
export function withDecimals(
  value: number,
  decimals: number | null,
  words: Words,
  precision: Precision = "short",
): string {
  return decimals === null ? words.number(value, precision) : words.fixed(value, decimals);
}

/**
 * The digits after the point that numbers of one column have alike: enough for four digits of the largest and for two of
 * the smallest, and none that are 0 in all. Null where they are too far apart, or each is shown in full.
 */
export function commonDecimals(values: ArrayLike<number>, precision: Precision = "short"): number | null {
  const sizes = Array.from(values, Math.abs).filter((size) => size > 0);
  if (precision === "full" || sizes.some((size) => !(size < LARGEST))) return null;
  if (sizes.length === 0) return 0;
  const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
  const wanted = Math.max(digitsAfter(largest, SIGNIFICANT), digitsAfter(smallest, 2));
  if (wanted > MOST_DECIMALS) return null;
  return usedDecimals(sizes, wanted);
}

/** The digits after the point with which a number has so many digits that count. */
function digitsAfter(size: number, significant: number): number {
  return Math.max(0, significant - 1 - Math.floor(Math.log10(size)));
}

/** The digits after the point, of so many, that some of the numbers use; null stays null. */
export function usedDecimals(values: ArrayLike<number>, decimals: number | null): number | null {
  if (decimals === null) return null;
  return Array.from(values).reduce((most, value) => Math.max(most, usedOf(Math.abs(value), decimals)), 0);
}

/** The digits after the point, of so many, up to the last that is not 0. */
function usedOf(size: number, decimals: number): number {
  const [, after = ""] = size.toFixed(decimals).split(".");
  return after.replace(/0+$/, "").length;
}

/**
 * The least digits after the point, from those of a column on, with which something is true of the numbers as they are
 * shown: that they add up. Null where no number of digits makes it so.
 */
export function decimalsFor(
  values: ArrayLike<number>,
  isTrue: (shown: (value: number) => number, decimals: number) => boolean,
  precision: Precision = "short",
): number | null {
  const fewest = commonDecimals(values, precision);
  if (fewest === null) return null;
  for (let decimals = fewest; decimals <= MOST_DECIMALS; decimals++) {
    if (isTrue((value) => Number(value.toFixed(decimals)), decimals)) return decimals;
  }
  return null;
}

/** Whether two numbers are the same with so many digits after the point. */
export function alike(a: number, b: number, decimals: number): boolean {
  return Math.abs(a - b) * 10 ** decimals < 1e-3;
}
