import { longestClassName, longestColumnName, mostRows } from "../../document/limits.js";
import type { Slices } from "../../document/slices.js";
import type { Table } from "../../document/state.js";
import { numberIn } from "./cells.js";
import { type Column, isMissingIn, labelIn } from "./columns.js";
import type { ColumnPlace, Notice, Problem } from "./problem.js";
import type { TextRecord } from "./records.js";
import { byValue, type Choices } from "./roles.js";
import { cellOf, type Sheet } from "./sheet.js";

/** What comes of a sheet: a table, or what stands in the way of one. */
export interface TableResult {
  /** Null where there are problems. */
  readonly table: Table | null;
  /** The first few. */
  readonly problems: readonly Problem[];
  /** How many there are in all. */
  readonly found: number;
  /** Rows that lack a value, which are left out where that is chosen. */
  readonly incomplete: number;
  /** Examples of each class, by its number. */
  readonly counts: readonly number[];
  readonly classNames: readonly string[];
  /** Names that were changed, too long or used twice, and lines that contradict each other. */
  readonly notices: readonly Notice[];
}

/** So many problems are told one by one. */
const mostTold = 5;

/** Reads the rows below the header as they were chosen to be read. */
export async function tableOf(
  sheet: Sheet,
  columns: readonly Column[],
  choices: Choices,
  slices: Slices,
): Promise<TableResult> {
  const reader = new RowReader(sheet, columns, choices);
  const rows: number[][] = [];
  const contradictions = new Contradictions(sheet.byRecord);
  for (let row = choices.header ? 1 : 0; row < sheet.records.length; row++) {
    const record = sheet.records[row];
    const read = record && reader.read(record);
    if (read) {
      rows.push(read);
      contradictions.see(read, record.line);
    }
    if (slices.due) await slices.rest(row / sheet.records.length);
  }
  if (rows.length > mostRows)
    reader.report({ line: null, column: null, code: "rowsLeft", rows: rows.length, most: mostRows });
  const { table, renamed } = tableWith(rows, columns, choices, reader.names);
  const notices = [...contradictions.notices, ...renamed];
  return { ...reader.outcome, notices, table: reader.found > 0 || rows.length === 0 ? null : table };
}

/** So many numbers are compared. */
const mostCompared = 1_000_000;

/** Lines with the features of an earlier one and another label: of examples at one place, only one can be seen. */
class Contradictions {
  readonly #seen = new Map<string, { readonly label: number | undefined; readonly line: number }>();
  #compared = 0;
  #lines = 0;
  #first: { readonly line: number; readonly as: number } | null = null;

  constructor(readonly record: boolean) {}

  see(row: readonly number[], line: number): void {
    this.#compared += row.length;
    if (this.#compared > mostCompared) return;
    const label = row.at(-1);
    const features = row.slice(0, -1).join();
    const other = this.#seen.get(features);
    if (!other) this.#seen.set(features, { label, line });
    else if (other.label !== label) {
      this.#lines++;
      this.#first ??= { line, as: other.line };
    }
  }

  get notices(): readonly Notice[] {
    const { record } = this;
    return this.#first ? [{ code: "contradict", lines: this.#lines, record, ...this.#first }] : [];
  }
}

class RowReader {
  readonly names: readonly string[];
  readonly #sheet: Sheet;
  readonly #columns: readonly Column[];
  readonly #choices: Choices;
  /** The features, those that are drawn first. */
  readonly #features: readonly number[];
  readonly #problems: Problem[] = [];
  readonly #counts: number[];
  #found = 0;
  #incomplete = 0;

  constructor(sheet: Sheet, columns: readonly Column[], choices: Choices) {
    this.#sheet = sheet;
    this.#columns = columns;
    this.#choices = choices;
    this.#features = inOrder(choices);
    this.names = classesOf(columns[choices.label]?.values ?? [], choices.positive);
    this.#counts = this.names.map(() => 0);
  }

  get found(): number {
    return this.#found;
  }

  get outcome(): Omit<TableResult, "table" | "notices"> {
    const { names: classNames } = this;
    return {
      problems: this.#problems,
      found: this.#found,
      incomplete: this.#incomplete,
      counts: this.#counts,
      classNames,
    };
  }

  report(problem: Problem): void {
    if (this.#problems.length < mostTold) this.#problems.push(problem);
    this.#found++;
  }

  #place(line: number): Pick<Problem, "line" | "record"> {
    return this.#sheet.byRecord ? { line, record: true } : { line };
  }

  /** A row of a table; null where it is left out, or something is wrong with it. */
  read(record: TextRecord): number[] | null {
    const { label, leaveOut } = this.#choices;
    const { width, filler } = this.#sheet;
    const { line, cells } = record;
    if (filler === null && cells.length !== width) {
      this.report({ ...this.#place(line), column: null, code: "otherWidth", cells: cells.length, width });
      return null;
    }
    const read = [...this.#features, label];
    const gap = read.find((k) => isMissingIn(cellOf(this.#sheet, record, k), this.#columns[k] as Column));
    if (gap !== undefined) {
      this.#incomplete++;
      if (!leaveOut) this.report({ ...this.#place(line), column: this.#nameOf(gap), code: "noValue" });
      return null;
    }
    const row: number[] = [];
    for (const column of this.#features) {
      const cell = cellOf(this.#sheet, record, column);
      const value = numberIn(cell, (this.#columns[column] as Column).decimal);
      if (value === null) {
        this.report({ ...this.#place(line), column: this.#nameOf(column), code: "noNumber", text: excerpt(cell) });
        return null;
      }
      row.push(value);
    }
    // One feature is drawn on a line of the plane.
    if (row.length === 1) row.push(0);
    const classNumber = this.#classOf(cellOf(this.#sheet, record, label));
    this.#counts[classNumber] = (this.#counts[classNumber] ?? 0) + 1;
    row.push(classNumber === 0 ? -1 : classNumber);
    return row;
  }

  #classOf(cell: string): number {
    const { positive, label } = this.#choices;
    const value = labelIn(cell, this.#columns[label] as Column);
    return positive === null ? this.names.indexOf(value) : Number(value === positive);
  }

  #nameOf(column: number): ColumnPlace {
    const { name = "", named = false } = this.#columns[column] ?? {};
    if (named) return { code: "named", name: excerpt(name) };
    if (this.#sheet.filler === null) return { code: "column", number: column + 1 };
    return column === 0 ? { code: "label" } : { code: "feature", number: column - 1 + this.#sheet.firstFeature };
  }
}

/** The names of the classes by their numbers. Of two the first is the negative one. */
function classesOf(values: readonly string[], positive: string | null): readonly string[] {
  if (positive === null) return values.every((value) => /^\d+$/.test(value)) ? values.toSorted(byValue) : values;
  const others = values.filter((value) => value !== positive);
  return [others.length === 1 ? (others[0] ?? "") : `not ${positive}`, positive];
}

/** What the second axis of one feature is called. */
const zeros = "x₂ = 0";

function tableWith(
  rows: readonly number[][],
  columns: readonly Column[],
  choices: Choices,
  classes: readonly string[],
) {
  const nameOf = (k: number): string => columns[k]?.name ?? "";
  const features = inOrder(choices).map(nameOf);
  const given = [...features, ...(features.length === 1 ? [zeros] : []), nameOf(choices.label)];
  const names = unique(given, longestColumnName);
  const classNames = unique(classes, longestClassName);
  const plain = classes.every((name) => /^[+\-−]?1$/.test(name));
  const table: Table = {
    kind: "table",
    columns: names,
    rows,
    label: names.at(-1) ?? "",
    ...(!plain && { classNames }),
  };
  return { table, renamed: [...changed(given, names), ...changed(classes, classNames)] };
}

function changed(from: readonly string[], to: readonly string[]): readonly Notice[] {
  return from.flatMap((name, k) => (to[k] === name ? [] : [{ code: "renamed", from: excerpt(name), to: to[k] ?? "" }]));
}

/** The features with those that are drawn first. */
function inOrder({ features, axes }: Choices): readonly number[] {
  return [...new Set([...axes, ...features])];
}

/** Names that are each another, and as short as they may be: "length", "length (2)". */
function unique(names: readonly string[], longest: number): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = shortened(name, longest);
    for (let k = 2; taken.has(free); k++) free = `${shortened(name, longest - 6)} (${k})`;
    taken.add(free);
    return free;
  });
}

function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

const excerpt = (text: string): string => shortened(text, 40);
