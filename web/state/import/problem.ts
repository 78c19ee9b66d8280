/** What is wrong with a text that was given, and where. */
export interface Problem {
  /** From 1; null where it is about the whole. */
  readonly line: number | null;
  /** "column 3", or its name; null where it is about the whole line. */
  readonly column: string | null;
  /** What is wrong, as the end of a sentence: "“abc” is no number". */
  readonly rule: string;
}

/** Thrown where nothing of a text can be read. */
export class Unreadable extends Error {
  constructor(readonly problem: Problem) {
    super(sentenceOf(problem));
  }
}

/** "Line 3, column “height”: “abc” is no number." */
export function sentenceOf({ line, column, rule }: Problem): string {
  const place = [line === null ? "" : `line ${line}`, column ?? ""].filter((part) => part !== "").join(", ");
  const sentence = place ? `${place}: ${rule}` : rule;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
