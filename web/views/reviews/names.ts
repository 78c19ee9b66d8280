import { listed } from "../../state/notation/sentence.js";

export function reviewName(index: number): string {
  return `review ${index + 1}`;
}

/** "two", for the small numbers that a sentence spells out. */
export function spelt(count: number): string {
  return ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"][count] ?? String(count);
}

/** "1 and 4". */
export function numbersOf(indices: readonly number[]): string {
  return listed(indices.map((index) => String(index + 1)));
}
