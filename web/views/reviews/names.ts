export function reviewName(index: number): string {
  return `review ${index + 1}`;
}

/** "two", for the small numbers that a sentence spells out. */
export function spelt(count: number): string {
  return ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"][count] ?? String(count);
}

/** "1 and 4". */
export function numbersOf(indices: readonly number[]): string {
  const numbers = indices.map((index) => String(index + 1));
  const last = numbers.pop() ?? "";
  return numbers.length > 0 ? `${numbers.join(", ")} and ${last}` : last;
}
