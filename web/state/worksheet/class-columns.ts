import { subscript } from "../notation/digits.js";
import type { TraceRow } from "../trace/trace.js";
import { type TraceWriting, writtenNumbers, writtenRow } from "../trace/written.js";
import type { SheetRun } from "./sheet-run.js";
import type { SheetWords } from "./sheet-words.js";
import { tuple, whole } from "./words.js";

/** What stands in a column of a sheet. */
export interface Contents {
  readonly head: string;
  readonly blank?: boolean;
  /** Whether it is a score, which may be all that is left blank. */
  readonly score?: boolean;
  readonly wide?: boolean;
  readonly text: (row: TraceRow) => string;
  /** Of the row above the visits. */
  readonly atStart?: (start: readonly number[]) => string;
}

/** A score and a weight vector a class, as CS 188 works a multiclass example out. */
export function classColumns(
  { features, start, of }: SheetRun,
  writing: TraceWriting,
  say: SheetWords,
): readonly Contents[] {
  const size = features.length + (of.spec.bias ? 1 : 0);
  const classes = Array.from({ length: start.length / size }, (_, k) => k);
  const vector = (numbers: readonly number[], k: number): string => tuple(numbers.slice(k * size, (k + 1) * size));
  return [
    ...classes.map((k) => ({
      head: `a${subscript(k)}`,
      blank: true,
      score: true,
      text: (row: TraceRow) => whole(writtenRow(row, writing).scores?.[k] ?? 0),
    })),
    { head: say.heads.predicted, blank: true, text: predicted },
    { head: say.heads.correct, blank: true, text: ({ mistake }) => (mistake ? say.no : say.yes) },
    ...classes.map((k) => ({
      head: `w${subscript(k)}`,
      blank: true,
      wide: true,
      text: (row: TraceRow) => vector(writtenRow(row, writing).weights, k),
      atStart: (numbers: readonly number[]) => vector(writtenNumbers(numbers, features.length, writing), k),
    })),
  ];
}

/** The class of the highest score, of equals the lowest. */
function predicted({ scores }: TraceRow): string {
  const list = Array.from(scores ?? []);
  return String(list.indexOf(Math.max(...list)));
}
