/** Digits below and above the line. */
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const written = (text: number | string, digits: string): string =>
  String(text).replace(/\d/g, (digit) => digits.charAt(Number(digit)));

/** 12 as "₁₂" */
export function subscript(number: number | string): string {
  return written(number, SUBSCRIPTS);
}

/** 12 as "¹²" */
export function superscript(number: number | string): string {
  return written(number, SUPERSCRIPTS);
}

/** "x₁²" as "x12": the digits that every keyboard has. */
export function plainDigits(text: string): string {
  return text.replace(/[₀-₉⁰¹²³⁴-⁹]/g, (digit) =>
    String(Math.max(SUBSCRIPTS.indexOf(digit), SUPERSCRIPTS.indexOf(digit))),
  );
}
