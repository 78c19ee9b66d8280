import { MINUS } from "../../document/notation/numbers.js";

/** A number as it stands in a sentence: to four digits, with a minus sign. */
export function figure(value: number): string {
  return signed(String(Number(value.toPrecision(4))));
}

/** As `figure`, with the sign that it has. */
export function withSign(value: number): string {
  return value > 0 ? `+${figure(value)}` : figure(value);
}

function signed(text: string): string {
  return text.replace("-", MINUS);
}
