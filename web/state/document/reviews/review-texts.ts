/** A word as it is compared: "Not" is "not", however its letters are composed. */
export function plain(word: string): string {
  return word.normalize("NFC").toLowerCase();
}

/** Base features of a text: 1 where it has a word, else 0. Whole words; capitals do not matter. */
export function valuesOf(text: string, words: readonly string[]): number[] {
  const found = new Set(text.split(/[^\p{L}\p{N}\p{M}]+/u).map(plain));
  return words.map((word) => (found.has(plain(word)) ? 1 : 0));
}
