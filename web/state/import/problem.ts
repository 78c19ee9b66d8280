/** A column, by its name or by what its number counts. */
export type ColumnPlace =
  | { readonly of: "named"; readonly name: string }
  | { readonly of: "column" | "feature"; readonly number: number }
  | { readonly of: "label" };

/** What is wrong with a text that was given. */
export type Rule =
  | { readonly code: "openQuote" | "behindQuote" | "noValue" | "featureNumber" }
  | { readonly code: "longLine" | "longCell" | "manyColumns" | "manyFeatures" | "manyRows"; readonly most: number }
  | { readonly code: "noPair" | "noNumber"; readonly text: string }
  | { readonly code: "otherWidth"; readonly cells: number; readonly width: number }
  | { readonly code: "rowsLeft"; readonly rows: number; readonly most: number };

/** What is wrong with a text, and where. */
export type Problem = Rule & {
  /** From 1; null where it is about the whole. */
  readonly line: number | null;
  /** Null where it is about the whole line. */
  readonly column: ColumnPlace | null;
};

/** Thrown where nothing of a text can be read. */
export class Unreadable extends Error {
  constructor(readonly problem: Problem) {
    super(JSON.stringify(problem));
  }
}
