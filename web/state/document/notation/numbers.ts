/** Numbers as people read them: a true minus sign (U+2212), no "-0", no trailing zeros. */

export type Precision = "short" | "full";

export const MINUS = "\u2212";

const SIGNIFICANT = 4;
/** Integers up to here are written out; beyond, doubles are no longer consecutive integers. */
const LARGEST_WRITTEN_OUT = 1e15;
const SMALLEST_WRITTEN_OUT = 1e-4;

/**
 * "short": four significant digits, but never fewer than stand before the decimal point, so that 12 345 stays 12 345.
 * "full": the shortest string that parses back to the same double once its minus signs are ASCII again.
 */
export function formatNumber(value: number, precision: Precision = "short"): string {
  if (Number.isNaN(value)) return "not a number";
  if (!Number.isFinite(value)) return value > 0 ? "∞" : `${MINUS}∞`;
  if (precision === "full") return trueMinus(String(value));
  if (value === 0) return "0";
  const size = Math.abs(value);
  const sign = value < 0 ? MINUS : "";
  if (size >= LARGEST_WRITTEN_OUT || size < SMALLEST_WRITTEN_OUT) return sign + scientific(size);
  if (size >= 10 ** (SIGNIFICANT - 1)) return sign + grouped(size.toFixed(0));
  return sign + grouped(String(Number(size.toPrecision(SIGNIFICANT))));
}

/** A number with so many digits after the point. */
export function formatFixed(value: number, decimals: number): string {
  const text = grouped(Math.abs(value).toFixed(decimals));
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text;
}

/** A whole number with its thousands apart, by the narrow no-break space U+202F: 1 000 000. */
export function formatCount(count: number): string {
  return grouped(trueMinus(parseable(count)));
}

/** Digits with those before the point in threes. */
export function grouped(text: string): string {
  return text.replace(/^(\D*)(\d{4,})/, (_, before: string, digits: string) => {
    return before + digits.replace(/\B(?=(\d{3})+$)/g, "\u202f");
  });
}

/** For copying: what a program reads back as the same number. */
export function parseable(value: number): string {
  return Object.is(value, -0) ? "0" : String(value);
}

function trueMinus(text: string): string {
  return text.replaceAll("-", MINUS);
}

function scientific(size: number): string {
  const [digits = "", exponent = ""] = size.toExponential(SIGNIFICANT - 1).split("e");
  return `${Number(digits)}×10${superscript(exponent.replace("+", "").replace("-", "⁻"))}`;
}

/** 12 as "¹²" */
export function superscript(number: number | string): string {
  return String(number).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
}
