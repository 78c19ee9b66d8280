/** The most characters of what a page is called. */
export const longestHeading = 80;

/** Control characters, and those that turn the direction of what follows: a title must not write over the page around it. */
const unseen = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** What a page is called, as one line that fits: no spaces at its ends, and no more characters than are shown. */
export function tidyHeading(text: string): string {
  const line = text.replace(unseen, " ").replace(/\s+/g, " ").trim();
  // By characters, as a reader counts them: half of a pair would be none.
  return [...line].slice(0, longestHeading).join("").trimEnd();
}
