import type { Words } from "../../../state/document/notation/words.js";

/** What stands between numbers of a row: where a comma is the decimal sign, another would not be told from it. */
export function betweenNumbers({ decimal }: Pick<Words, "decimal">): string {
  return decimal === "," ? "; " : ", ";
}

/** "(11, 13, 8)", in German "(1,5; −2)". */
export function vectorText(
  values: ArrayLike<number>,
  words: Words,
  text = (value: number): string => words.number(value),
): string {
  return `(${Array.from(values, (value) => text(value)).join(betweenNumbers(words))})`;
}
