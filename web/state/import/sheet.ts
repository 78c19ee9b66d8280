import { unguarded } from "../data/formula-guard.js";
import { mostRows } from "../document/limits.js";
import type { Slices } from "../document/slices.js";
import { libsvmRecords } from "./libsvm.js";
import { Unreadable } from "./problem.js";
import { recordsOf, type TextRecord } from "./records.js";

/** What stands between the cells of a line; "libsvm" is a format of its own. */
export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number] | "libsvm";

/** A text taken apart into cells. */
export interface Sheet {
  readonly records: readonly TextRecord[];
  /** Cells of a record that has neither too few nor too many. */
  readonly width: number;
  /** What is in the cells that a record leaves out at its end; null where none may be left out. */
  readonly filler: string | null;
}

export function cellOf({ filler }: Pick<Sheet, "filler">, { cells }: TextRecord, column: number): string {
  return unguarded(cells[column] ?? filler ?? "");
}

/** Takes a text apart. Throws `Unreadable` where that cannot be done, or there is more than fits. */
export async function sheetOf(text: string, delimiter: Delimiter, slices: Slices): Promise<Sheet> {
  const records: TextRecord[] = [];
  const source = delimiter === "libsvm" ? libsvmRecords(text) : recordsOf(withoutDirective(text), delimiter);
  const lines = linesIn(text);
  let line = 0;
  for (const record of source) {
    line = record?.line ?? line + 1;
    if (record) records.push(record);
    // A first one may be a header.
    if (records.length > mostRows + 1) throw tooLong(line);
    if (slices.due) await slices.rest(Math.min(1, line / lines));
  }
  return delimiter === "libsvm" ? sparse(records) : squared(records);
}

/** About how many lines there are: as dense as at the beginning. */
function linesIn(text: string): number {
  const sample = text.slice(0, 100_000);
  const ends = sample.match(/\r\n|\r|\n/g)?.length ?? 0;
  return ((ends + 1) * text.length) / Math.max(1, sample.length);
}

function sparse(records: readonly TextRecord[]): Sheet {
  return { records, width: records.reduce((most, { cells }) => Math.max(most, cells.length), 0), filler: "0" };
}

/** The first line of a file of Excel may name the delimiter. */
const directive = /^"?sep=(.)"?(?=\r|\n)/i;

/** The delimiter that a text names itself. */
export function namedDelimiter(text: string): string | null {
  return directive.exec(text)?.[1] ?? null;
}

/** The line stays, empty, so that the others keep their numbers. */
function withoutDirective(text: string): string {
  return text.replace(directive, "");
}

/** A header that has no name for the numbers of the rows, as R writes one, gets an empty one. */
function squared(records: readonly TextRecord[]): Sheet {
  const [first, second] = records;
  const header = first?.cells ?? [];
  if (!first || second?.cells.length !== header.length + 1) return { records, width: header.length, filler: null };
  return {
    records: [{ ...first, cells: ["", ...header] }, ...records.slice(1)],
    width: header.length + 1,
    filler: null,
  };
}

function tooLong(line: number): Unreadable {
  return new Unreadable({ line, column: null, code: "manyRows", most: mostRows });
}
