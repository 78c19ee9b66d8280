import { mostNumbers, mostRows } from "../../document/limits.js";
import type { Slices } from "../../document/slices.js";
import { guessHeader, isMissing, isNumber } from "./cells.js";
import { type Delimiter, usualWidth, withoutDirective } from "./format.js";
import { type Notice, Unreadable } from "./problem.js";
import { arffRecords, isComment, jsonRecords, libsvmRecords, recordsOf, type TextRecord } from "./records.js";

/** A text taken apart into cells. */
export interface Sheet {
  readonly records: readonly TextRecord[];
  /** Cells of a record that has neither too few nor too many. */
  readonly width: number;
  /** What is in the cells that a record leaves out at its end; null where none may be left out. */
  readonly filler: string | null;
  /** Whether the first record has names, where the format says so. */
  readonly header: boolean | null;
  /** The names of the columns, of a comment, where the first record has none. */
  readonly names: readonly string[] | null;
  /** Whether the lines of its records count them. */
  readonly byRecord: boolean;
  /** The number of the first feature, of libsvm. */
  readonly firstFeature: number;
  /** What was left out of the text, or read out of it beside the cells. */
  readonly notices: readonly Notice[];
}

export function cellOf({ filler }: Pick<Sheet, "filler">, { cells }: TextRecord, column: number): string {
  return cells[column] ?? filler ?? "";
}

/** Takes a text apart. Throws `Unreadable` where that cannot be done, or there is more than fits. */
export async function sheetOf(text: string, delimiter: Delimiter, slices: Slices): Promise<Sheet> {
  const records: TextRecord[] = [];
  const lines = linesIn(text);
  let [line, cells] = [0, 0];
  for (const record of recordsIn(text, delimiter)) {
    line = record?.line ?? line + 1;
    if (record) records.push(record);
    cells += record?.cells.length ?? 0;
    // A first one may be a header.
    if (records.length > mostRows + 1) throw tooLong(line);
    if (cells > mostNumbers) throw new Unreadable({ line, column: null, code: "manyNumbers", most: mostNumbers });
    if (slices.due) await slices.rest(Math.min(1, line / lines));
  }
  if (delimiter === "libsvm") return sparse(records, text);
  if (delimiter === "json" || delimiter === "arff") return named(records, delimiter === "json");
  return squared(records);
}

function recordsIn(text: string, delimiter: Delimiter): Iterable<TextRecord | null> {
  if (delimiter === "libsvm") return libsvmRecords(text);
  if (delimiter === "arff") return arffRecords(text);
  return delimiter === "json" ? jsonRecords(text) : recordsOf(withoutDirective(text), delimiter);
}

/** About how many lines there are: as dense as at the beginning. */
function linesIn(text: string): number {
  const sample = text.slice(0, 100_000);
  const ends = sample.match(/\r\n|\r|\n/g)?.length ?? 0;
  return ((ends + 1) * text.length) / Math.max(1, sample.length);
}

const plainSheet = { filler: null, header: null, names: null, byRecord: false, firstFeature: 1, notices: [] };

/** Features are numbered from 0 where a line has one of that number. */
function sparse(given: readonly TextRecord[], text: string): Sheet {
  const fromZero = /^[^#\r\n]*\s0:/m.test(text);
  const records = fromZero ? given : given.map((record) => ({ ...record, cells: record.cells.toSpliced(1, 1) }));
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return { ...plainSheet, records, width, filler: "0", firstFeature: fromZero ? 0 : 1 };
}

/** JSON has names where its records are objects, an ARFF file always. */
function named(records: readonly TextRecord[], byRecord: boolean): Sheet {
  const [first] = records;
  return { ...plainSheet, records, width: first?.cells.length ?? 0, header: !byRecord || first?.line === 0, byRecord };
}

/** The records of a table, from its header on, as wide as most of them: empty cells beyond that are none. */
function squared(all: readonly TextRecord[]): Sheet {
  const { records, comments, notice } = withoutComments(all);
  const usual = usualWidth(records);
  const isEmpty = (column: number): boolean => records.every(({ cells }) => (cells[column] ?? "") === "");
  let width = usual;
  while (width > 1 && isEmpty(width - 1)) width--;
  const titles =
    width === 1
      ? 0
      : Math.max(
          0,
          records.findIndex((record) => !isTitle(record)),
        );
  const notices: Notice[] = records.slice(0, titles).map(({ line, cells }) => ({
    code: "title",
    text: cells[0] ?? "",
    line,
  }));
  if (notice) notices.push(notice);
  const rows = records.slice(titles).map((record) => fitted(record, width));
  return { ...plainSheet, width, notices, ...withHeader(rows, comments, width, notices) };
}

function withoutComments(all: readonly TextRecord[]) {
  const comments = all.filter(isComment);
  // Where each line begins so, that is how its first cell is written.
  if (comments.length === 0 || comments.length > all.length / 2) return { records: all, comments: [], notice: null };
  const notice: Notice = { code: "comments", lines: comments.length, first: comments[0]?.line ?? 1 };
  return { records: all.filter((record) => !isComment(record)), comments, notice };
}

const isTitle = ({ cells }: TextRecord): boolean =>
  cells.slice(1).every((cell) => cell === "") && !isNumber(cells[0] ?? "") && !isMissing(cells[0] ?? "");

function fitted(record: TextRecord, width: number): TextRecord {
  const { cells } = record;
  if (cells.length <= width || cells.slice(width).some((cell) => cell !== "")) return record;
  return { ...record, cells: cells.slice(0, width) };
}

/** The records with a first one that is as wide as the others. Throws `Unreadable` where it is not. */
function withHeader(
  rows: readonly TextRecord[],
  comments: readonly TextRecord[],
  width: number,
  notices: readonly Notice[],
): Pick<Sheet, "records"> & Partial<Sheet> {
  const [first, ...rest] = rows;
  const [second] = rest;
  if (!first || !second) return { records: rows };
  const classNames = first.cells.slice(2).filter((cell) => cell !== "");
  const isLabel = (cell = ""): boolean => /^\d+$/.test(cell) && Number(cell) < classNames.length;
  const counts = Number(first.cells[0]) === rest.length && Number(first.cells[1]) === width - 1;
  if (counts && classNames.length > 1 && rest.every(({ cells }) => isLabel(cells[width - 1])))
    return withClassNames(first, rest, classNames, notices);
  // Names that end with a comma, above rows that may have names of their own: nobody can say which column has none.
  const open = first.cells.at(-1) === "" && first.cells[0] !== "" && guessHeader(rows).header;
  const namesShift = first.cells.length === width && open && namesRows(rest);
  if (first.cells.length === width && !namesShift) {
    const names = comments.findLast(({ line, cells }) => line < first.line && uncommented(cells, width) !== null);
    const { header, sure } = guessHeader(rows);
    return { records: rows, names: names && !header && sure ? uncommented(names.cells, width) : null };
  }
  if (first.cells.length === width - 1 && namesRows(rest))
    return { records: [{ ...first, cells: ["", ...first.cells] }, ...rest] };
  const [cells, own] = [second.cells.length, first.cells.length - (namesShift ? 1 : 0)];
  throw new Unreadable({
    line: second.line,
    column: null,
    ...(cells === own
      ? { code: "otherWidth", cells, width }
      : { code: "firstWidth", cells, first: own, firstLine: first.line }),
  });
}

/** The names that a comment has for each column, as NumPy writes a header; null where it has none. */
function uncommented([first = "", ...others]: readonly string[], width: number): readonly string[] | null {
  const start = first.replace(/^[#%]\s*/, "");
  const cells = start === "" ? others : [start, ...others];
  return cells.length === width && cells.every((cell) => cell !== "" && !isNumber(cell)) ? cells : null;
}

/** A header of scikit-learn's files: how many examples, how many features, and what the labels 0, 1, … are called. */
function withClassNames(
  first: TextRecord,
  rest: readonly TextRecord[],
  classNames: readonly string[],
  notices: readonly Notice[],
) {
  const records = rest.map((record) => {
    const { cells } = record;
    return { ...record, cells: [...cells.slice(0, -1), classNames[Number(cells.at(-1))] ?? ""] };
  });
  const text = first.cells.join(", ");
  return { records, header: false, notices: [...notices, { code: "counts", text, line: first.line } as const] };
}

/** Whether a first column names the rows, as R has it: each by another word, or by counting. */
function namesRows(rows: readonly TextRecord[]): boolean {
  const names = rows.map(({ cells }) => cells[0] ?? "");
  const from = Number(names[0]);
  if (names.every((name, k) => Number(name) === from + k)) return from === 0 || from === 1;
  return new Set(names).size === names.length && names.every((name) => name !== "" && !isNumber(name));
}

function tooLong(line: number): Unreadable {
  return new Unreadable({ line, column: null, code: "manyRows", most: mostRows });
}
