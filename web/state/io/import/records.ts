import { mostColumns, mostRows } from "../../document/limits.js";
import { type Rule, Unreadable } from "./problem.js";

/** A line of a table, or several where a cell goes over more than one. */
export interface TextRecord {
  /** Of its first character, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether it begins as a comment does. */
  readonly comment?: boolean;
}

/** Some columns may be left out of a table, but not thousands. */
const mostCells = mostColumns + 200;

/** The most characters of a cell, and of a line that is taken apart at once. */
export const longestCell = 100_000;

const TAB = 9;
const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 34;
const APOSTROPHE = 39;

/** A comment begins with # or %; what Excel has for an error is none. */
const commentStart = /^[ \t]*[#%](?!(n\/a|na|null!|div\/0!|value!|ref!|num!|name\?)(\W|$))/i;

/** Whether a record is a comment. Where most begin so, none is: see `squared`. */
export const isComment = ({ comment = false }: TextRecord): boolean => comment;

/**
 * The records of a delimited text, as RFC 4180 has it: a cell that begins with a quote goes to the next single one, and two
 * in it stand for one. A cell within apostrophes is without them. Lines end with LF, CR or both. Spaces around cells are left
 * out; a space as delimiter is any run of spaces and tabs. In the place of an empty line stands null: who goes through many
 * can let others have their turn.
 * Throws `Unreadable` where a quote is not closed, or something stands behind one, or more than fits on a line or in a cell.
 */
export function* recordsOf(text: string, delimiter: string, firstLine = 1): Generator<TextRecord | null> {
  const scanner = new Scanner(text, delimiter.charCodeAt(0), firstLine);
  while (!scanner.atEnd) {
    const record = scanner.record();
    yield record.cells.length > 1 || record.cells[0] !== "" ? record : null;
  }
}

class Scanner {
  readonly #text: string;
  readonly #delimiter: number;
  #at = 0;
  #line: number;

  constructor(text: string, delimiter: number, firstLine: number) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#line = firstLine;
  }

  get atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  record(): TextRecord {
    const line = this.#line;
    const comment = commentStart.test(this.#text.slice(this.#at, this.#at + 20));
    const cells: string[] = [];
    if (this.#delimiter === SPACE) this.#skipBlanks();
    do {
      if (cells.length === mostCells) throw tooWide(line);
      // A quote means nothing in a comment.
      cells.push(comment ? this.#plain(cells.length) : this.#cell(cells.length));
    } while (this.#takesDelimiter());
    this.#endLine();
    return comment ? { line, cells, comment } : { line, cells };
  }

  #cell(column: number): string {
    let at = this.#at;
    while (this.#text.charCodeAt(at) === SPACE && at - this.#at < longestCell) at++;
    const code = this.#text.charCodeAt(at);
    if (code === QUOTE) return this.#quoted(at, column);
    return (code === APOSTROPHE ? this.#inApostrophes(at) : null) ?? this.#plain(column);
  }

  #plain(column: number): string {
    const from = this.#at;
    while (!this.#endsCell(this.#text.charCodeAt(this.#at))) {
      if (++this.#at - from > longestCell) throw tooLong(this.#line, column);
    }
    return this.#text.slice(from, this.#at).trim();
  }

  #quoted(from: number, column: number): string {
    const line = this.#line;
    let at = from + 1;
    for (; ; at += 2) {
      const quote = this.#text.indexOf('"', at);
      if (quote < 0) throw unreadable(line, column, { code: "openQuote" });
      if (quote - from > longestCell) throw tooLong(line, column);
      at = quote;
      if (this.#text.charCodeAt(at + 1) !== QUOTE) break;
    }
    const cell = this.#text.slice(from + 1, at).replaceAll('""', '"');
    this.#line += lineEnds(cell);
    this.#at = this.#behind(at);
    if (this.#endsCell(this.#text.charCodeAt(this.#at))) return cell.trim();
    throw unreadable(this.#line, column, { code: "behindQuote" });
  }

  /** A cell that ends, on its line, with the apostrophe that it begins with; null where it does not. */
  #inApostrophes(from: number): string | null {
    for (let at = from + 1; at - from < longestCell; at++) {
      const code = this.#text.charCodeAt(at);
      if (code === LINE_FEED || code === RETURN || Number.isNaN(code)) return null;
      if (code !== APOSTROPHE) continue;
      const behind = this.#behind(at);
      if (!this.#endsCell(this.#text.charCodeAt(behind))) continue;
      this.#at = behind;
      return this.#text.slice(from + 1, at).trim();
    }
    return null;
  }

  /** Where a closing quote is followed by something other than spaces. */
  #behind(quote: number): number {
    let at = quote + 1;
    while (this.#delimiter !== SPACE && this.#text.charCodeAt(at) === SPACE) at++;
    return at;
  }

  #endsCell(code: number): boolean {
    return (
      code === this.#delimiter ||
      code === LINE_FEED ||
      code === RETURN ||
      Number.isNaN(code) ||
      (code === TAB && this.#delimiter === SPACE)
    );
  }

  #takesDelimiter(): boolean {
    if (this.#delimiter === SPACE) {
      this.#skipBlanks();
      return !this.#endsCell(this.#text.charCodeAt(this.#at));
    }
    if (this.#text.charCodeAt(this.#at) !== this.#delimiter) return false;
    this.#at++;
    return true;
  }

  #skipBlanks(): void {
    while (this.#text.charCodeAt(this.#at) === SPACE || this.#text.charCodeAt(this.#at) === TAB) this.#at++;
  }

  #endLine(): void {
    const both = this.#text.charCodeAt(this.#at) === RETURN && this.#text.charCodeAt(this.#at + 1) === LINE_FEED;
    this.#at += both ? 2 : 1;
    this.#line++;
  }
}

const lineEnds = (cell: string): number => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

function tooWide(line: number): Unreadable {
  return new Unreadable({ line, column: null, code: "manyColumns", most: mostCells });
}

function tooLong(line: number, column: number): Unreadable {
  return unreadable(line, column, { code: "longCell", most: longestCell });
}

function unreadable(line: number, column: number, rule: Rule): Unreadable {
  return new Unreadable({ line, column: { code: "column", number: column + 1 }, ...rule });
}

/**
 * The examples of a libsvm file as records: the label, then the features from number 0 on, up to the last that the line
 * gives. Those it leaves out are 0; in the place of an empty line stands null. Throws `Unreadable` for what is no such line,
 * and for more features than there may be, or a longer line.
 */
export function* libsvmRecords(text: string): Generator<TextRecord | null> {
  let line = 0;
  for (const content of linesOf(text)) {
    line++;
    if (content.length > longestCell) throw new Unreadable({ line, column: null, code: "longLine", most: longestCell });
    if (/^\s*(#|$)/.test(content)) {
      yield null;
      continue;
    }
    const [label = "", ...pairs] = content.replace(/#.*/, "").trim().split(/\s+/);
    const cells = [label];
    for (const pair of pairs) {
      const [, index, value = ""] = /^(\d+|qid):(.+)$/.exec(pair) ?? [];
      if (index === undefined) throw new Unreadable({ line, column: null, code: "noPair", text: pair });
      if (index !== "qid") put(cells, Number(index), value, line);
    }
    yield { line, cells };
  }
}

function put(cells: string[], feature: number, value: string, line: number): void {
  const column = { code: "feature", number: feature } as const;
  if (feature > mostColumns) throw new Unreadable({ line, column, code: "manyFeatures", most: mostColumns });
  while (cells.length < feature + 1) cells.push("0");
  cells[feature + 1] = value;
}

function* linesOf(text: string): Generator<string> {
  const end = /\r\n|\r|\n/g;
  let from = 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield text.slice(from, found.index);
    from = end.lastIndex;
  }
  yield text.slice(from);
}

/** The names of an ARFF file, then its rows. */
export function* arffRecords(text: string): Generator<TextRecord | null> {
  const data = /^[ \t]*@data\b.*$/im.exec(text);
  if (!data) throw new Unreadable({ line: null, column: null, code: "noArffData" });
  const head = text.slice(0, data.index);
  const attributes = head.matchAll(/^[ \t]*@attribute[ \t]+("[^"]*"|'[^']*'|[^\s{]+)/gim);
  yield { line: 1, cells: Array.from(attributes, ([, name = ""]) => name.replace(/^(["'])(.*)\1$/, "$2")) };
  const end = data.index + data[0].length;
  for (const record of recordsOf(text.slice(end), ",", 1 + lineEnds(head))) {
    if (record?.cells[0]?.startsWith("{"))
      throw new Unreadable({ line: record.line, column: null, code: "foreign", format: "sparseArff" });
    yield record?.comment ? null : record;
  }
}

/** The records of a JSON text, objects or lists, by their number: the names first where they are objects. */
export function* jsonRecords(text: string): Generator<TextRecord | null> {
  const rows = recordsIn(text);
  const names: string[] = [];
  const place = new Map<string, number>();
  for (const [k, row] of rows.entries()) {
    if (typeof row !== "object" || row === null) throw noRecords(k + 1);
    for (const name of Array.isArray(row) ? [] : Object.keys(row)) {
      if (place.has(name)) continue;
      place.set(name, names.push(name) - 1);
      if (names.length > mostCells) throw tooWide(k + 1);
    }
  }
  if (names.length > 0) yield { line: 0, cells: names };
  for (const [k, row] of rows.entries()) {
    if (Array.isArray(row) !== (names.length === 0) || (Array.isArray(row) && row.length > mostCells))
      throw noRecords(k + 1);
    const cells = Array.isArray(row) ? row : names.map((name) => (row as Record<string, unknown>)[name]);
    yield { line: k + 1, cells: cells.map(jsonCell) };
  }
}

function recordsIn(text: string): readonly unknown[] {
  // More brackets than records may have are not worth the time to parse them.
  let brackets = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === 91 || text.charCodeAt(at) === 123) brackets++;
  if (brackets > 4 * mostRows) throw new Unreadable({ line: null, column: null, code: "manyRows", most: mostRows });
  const isLines = /^\s*\{/.test(text);
  const list = isLines ? `[${text.split(/[\r\n]+/).filter((line) => line.trim() !== "")}]` : text;
  try {
    return JSON.parse(list) as unknown[];
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Unreadable({ line: null, column: null, code: "noJson", text: said });
  }
}

function jsonCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value).trim();
}

function noRecords(line: number): Unreadable {
  return new Unreadable({ line, column: null, record: true, code: "noRecords" });
}
