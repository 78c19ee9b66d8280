import { superscript } from "./numbers.js";

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
