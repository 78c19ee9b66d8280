import { type Rule, Unreadable } from "./problem.js";

/** A line of a table, or several where a cell goes over more than one. */
export interface TextRecord {
  /** Of its first character, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** More columns than a table has features: some may be left out of it, but not thousands. */
const mostCells = 500;

/** The most characters of a cell, and of a line that is taken apart at once. */
export const longestCell = 100_000;

const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;

/**
 * The records of a delimited text, as RFC 4180 has it: a cell that begins with a quote goes to the next single one, and two
 * in it stand for one. Lines end with LF, CR or both. Spaces around cells are left out. In the place of an empty line
 * stands null: who goes through many can let others have their turn.
 * Throws `Unreadable` where a quote is not closed, or something stands behind one, or more than fits on a line or in a cell.
 */
export function* recordsOf(text: string, delimiter: string): Generator<TextRecord | null> {
  const scanner = new Scanner(text, delimiter.charCodeAt(0));
  while (!scanner.atEnd) {
    const record = scanner.record();
    yield record.cells.length > 1 || record.cells[0] !== "" ? record : null;
  }
}

class Scanner {
  readonly #text: string;
  readonly #delimiter: number;
  #at = 0;
  #line = 1;

  constructor(text: string, delimiter: number) {
    this.#text = text;
    this.#delimiter = delimiter;
  }

  get atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  record(): TextRecord {
    const line = this.#line;
    const cells: string[] = [];
    do {
      if (cells.length === mostCells) throw tooWide(line);
      cells.push(this.#cell(cells.length));
    } while (this.#takesDelimiter());
    this.#endLine();
    return { line, cells };
  }

  #cell(column: number): string {
    let at = this.#at;
    while (this.#text.charCodeAt(at) === SPACE && at - this.#at < longestCell) at++;
    return this.#text.charCodeAt(at) === QUOTE ? this.#quoted(at, column) : this.#plain(column);
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
    this.#at = at + 1;
    while (this.#text.charCodeAt(this.#at) === SPACE) this.#at++;
    if (this.#endsCell(this.#text.charCodeAt(this.#at))) return cell.trim();
    throw unreadable(this.#line, column, { code: "behindQuote" });
  }

  #endsCell(code: number): boolean {
    return code === this.#delimiter || code === LINE_FEED || code === RETURN || Number.isNaN(code);
  }

  #takesDelimiter(): boolean {
    if (this.#text.charCodeAt(this.#at) !== this.#delimiter) return false;
    this.#at++;
    return true;
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
  return new Unreadable({ line, column: { of: "column", number: column + 1 }, ...rule });
}
