import { productOf } from "../data/feature-names.js";
import { MINUS } from "../notation/minus.js";

/** A whole number, with a true minus sign. */
export function whole(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value + 0);
}

/** "(3, −2)" */
export function tuple(values: ArrayLike<number>): string {
  return `(${Array.from(values, whole).join(", ")})`;
}

/** 12 as "₁₂" */
export function subscript(number: number): string {
  return String(number).replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉".charAt(Number(digit)));
}

function superscript(number: number): string {
  return String(number).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
}

/** "x₁", "x₁∧x₂", "x₁²∧x₂" */
export function featureText(name: string): string {
  const factors = productOf(name) ?? [];
  const text = [...new Set(factors)].map((base) => {
    const times = factors.filter((one) => one === base).length;
    return `x${subscript(base)}${times > 1 ? superscript(times) : ""}`;
  });
  return text.join("∧") || name;
}

/** "1 update", "3 updates" */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
