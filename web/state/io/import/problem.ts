import type { DecimalMark } from "./cells.js";

/** A column, by its name or by what its number counts. */
export type ColumnPlace =
  | { readonly code: "named"; readonly name: string }
  | { readonly code: "column" | "feature"; readonly number: number }
  | { readonly code: "label" };

/** Formats that are recognised, so that a refusal can name them, but are not read. */
export type ForeignFormat = "vowpalWabbit" | "orange" | "workbook" | "numpy" | "parquet" | "html" | "sparseArff";

/** What is wrong with a text that was given. */
export type Rule =
  | { readonly code: "openQuote" | "behindQuote" | "noValue" | "noRecords" | "noArffData" }
  | {
      readonly code: "longLine" | "longCell" | "manyColumns" | "manyFeatures" | "manyRows" | "manyNumbers";
      readonly most: number;
    }
  | { readonly code: "noPair" | "noNumber" | "noJson"; readonly text: string }
  | { readonly code: "otherWidth"; readonly cells: number; readonly width: number }
  /** The first line has so many cells, while this one and most others have `cells`. */
  | { readonly code: "firstWidth"; readonly cells: number; readonly first: number; readonly firstLine: number }
  | { readonly code: "rowsLeft"; readonly rows: number; readonly most: number }
  | { readonly code: "foreign"; readonly format: ForeignFormat };

/** What is wrong with a text, and where. */
export type Problem = Rule & {
  /** From 1; null where it is about the whole. */
  readonly line: number | null;
  /** Null where it is about the whole line. */
  readonly column: ColumnPlace | null;
  /** Whether `line` counts records, of a text whose lines say nothing. */
  readonly record?: boolean;
};

/** Thrown where nothing of a text can be read. */
export class Unreadable extends Error {
  constructor(readonly problem: Problem) {
    super(JSON.stringify(problem));
  }
}

/** What a reading did that its text does not say, or has to ask. */
export type Notice =
  /** A number that is written otherwise than a program writes it. */
  | { readonly code: "numbersRead"; readonly text: string; readonly value: number }
  /** Numbers that make sense either way: 1,234. @field value as it is read. */
  | {
      readonly code: "eitherNumber";
      readonly columns: readonly string[];
      readonly text: string;
      readonly value: number;
      readonly other: number;
      readonly decimal: DecimalMark;
    }
  /** Whether the first line has names cannot be told from it. */
  | { readonly code: "eitherHeader"; readonly header: boolean; readonly text: string }
  /** Labels that differ in how they are written only: numbers that are equal, or capitals. */
  | { readonly code: "sameLabels"; readonly labels: readonly string[]; readonly as: string }
  | { readonly code: "capitals"; readonly labels: readonly string[]; readonly folded: boolean }
  /** The label has more values than there may be classes, so that one is told from the others. */
  | { readonly code: "manyClasses"; readonly name: string; readonly values: number; readonly most: number }
  | { readonly code: "identifiers" | "words" | "empty"; readonly names: readonly string[] }
  | { readonly code: "comments"; readonly lines: number; readonly first: number }
  | { readonly code: "title"; readonly text: string; readonly line: number }
  | { readonly code: "counts"; readonly text: string; readonly line: number }
  | { readonly code: "oneFeature"; readonly name: string }
  /** So many lines, or records, have the features of an earlier one and another label; the first of them, and that one. */
  | {
      readonly code: "contradict";
      readonly lines: number;
      readonly line: number;
      readonly as: number;
      readonly record: boolean;
    }
  | { readonly code: "renamed"; readonly from: string; readonly to: string };

/** Whether a notice asks for an answer, beyond telling what was done. */
export function asks({ code }: Notice): boolean {
  return code === "eitherNumber" || code === "eitherHeader" || code === "capitals" || code === "manyClasses";
}
