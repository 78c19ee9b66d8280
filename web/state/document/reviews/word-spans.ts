import { plain } from "./review-texts.js";

/** One word: letters and digits. */
export const oneWord = /^[\p{L}\p{N}\p{M}]+$/u;

/** A part of a text, and which of the words it is: −1 for what is none of them. */
interface Stretch {
  readonly text: string;
  readonly word: number;
}

/** A text in parts, so that the words among them can be marked. Whole words; capitals do not matter. */
export function wordSpansOf(text: string, words: readonly string[]): readonly Stretch[] {
  const known = words.map(plain);
  // What is caught by the split stands at the odd places.
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .map((part, place) => ({ text: part, word: place % 2 === 1 ? known.indexOf(plain(part)) : -1 }))
    .filter((part) => part.text !== "");
}
