import type { Slices } from "../../document/slices.js";
import { unguarded } from "../exports/text-file.js";
import { type DecimalMark, isMissing, minus, numberIn, plain } from "./cells.js";
import type { Delimiter } from "./format.js";
import type { TextRecord } from "./records.js";
import { cellOf, type Sheet } from "./sheet.js";

const other: Readonly<Record<DecimalMark, DecimalMark>> = { ".": ",", ",": "." };

/** What is in a column of a sheet, apart from its header. */
export interface Column {
  /** Its header; where it has none "column 3", and of libsvm "feature 3". */
  readonly name: string;
  readonly named: boolean;
  /** How its numbers are read. */
  readonly decimal: DecimalMark;
  /** How many cells hold numbers, nothing, and something else. */
  readonly numbers: number;
  readonly missing: number;
  readonly others: number;
  /** Its different labels in the order they come, up to `mostValues` + 1: see `labelIn`. */
  readonly values: readonly string[];
  /** Those of them that are written in several ways, by how they are read. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
  /** Whether it only counts the rows: 0, 1, 2, … or 1, 2, 3, …. */
  readonly counts: boolean;
  /** Whether + and − are its labels, so that a minus is no missing value. */
  readonly signs: boolean;
  /** Whether its numbers have decimals. */
  readonly fractions: boolean;
  /** A number that is not written as programs write it. */
  readonly unusual: string | null;
  /** One that can be read either way, of a column without one that cannot. */
  readonly either: string | null;
  /** Labels that only capitals tell apart, each by what it is without them, as it comes first; null where there are none. */
  readonly capitals: ReadonlyMap<string, string> | null;
  /** Whether those are one label. */
  readonly folds: boolean;
}

/** Of a column with more, not all values are told apart. */
export const mostValues = 20;
const mostSpellings = 200;

/** Whether a cell of this column says that there is no value. */
export function isMissingIn(cell: string, { signs }: Pick<Column, "signs">): boolean {
  return isMissing(cell) && !(signs && minus.test(cell));
}

type LabelRule = Pick<Column, "decimal" | "signs" | "capitals" | "folds">;

/** The label that a cell holds: numbers that are equal are one, and so are words that only capitals tell apart, if wanted. */
export function labelIn(cell: string, { decimal, signs, capitals, folds }: LabelRule): string {
  if (signs && minus.test(cell)) return "-";
  const value = numberIn(cell, decimal);
  if (value !== null) return String(value + 0);
  return (folds && capitals?.get(cell.toLowerCase())) || cell;
}

/** What is in a column, however its numbers will be read. */
interface ColumnTally {
  readonly name: string;
  readonly named: boolean;
  readonly tally: Tally;
}

/** Counts what is in the columns below the header. */
export async function tallyColumns(sheet: Sheet, header: boolean, slices: Slices): Promise<readonly ColumnTally[]> {
  const { records, width } = sheet;
  const names = header ? (records[0]?.cells ?? []).map(unguarded) : (sheet.names ?? []);
  const tallies = Array.from({ length: width }, () => new Tally());
  for (let row = header ? 1 : 0; row < records.length; row++) {
    const record = records[row] as TextRecord;
    for (let k = 0; k < width; k++) (tallies[k] as Tally).add(cellOf(sheet, record, k));
    if (slices.due) await slices.rest(row / records.length);
  }
  return tallies.map((tally, k) => {
    const named = (names[k] ?? "") !== "";
    return { name: named ? (names[k] ?? "") : placeName(sheet, k), named, tally };
  });
}

function placeName({ filler, firstFeature }: Sheet, column: number): string {
  if (filler === null) return `column ${column + 1}`;
  return column === 0 ? "label" : `feature ${column - 1 + firstFeature}`;
}

/** The decimal mark of a file, and whether anything in it says so: the columns that can be read in one way only decide. */
export interface DecimalGuess {
  readonly decimal: DecimalMark;
  readonly sure: boolean;
}

export function guessDecimal(columns: readonly ColumnTally[], delimiter: Delimiter): DecimalGuess {
  if (delimiter === "libsvm" || delimiter === "json" || delimiter === "arff") return { decimal: ".", sure: true };
  const votes = { ".": 0, ",": 0 };
  for (const { tally } of columns) if (tally.mark) votes[tally.mark]++;
  if (votes["."] + votes[","] > 0)
    return { decimal: votes[","] > votes["."] ? "," : ".", sure: votes["."] === 0 || votes[","] === 0 };
  // Where commas part the cells, one within a number parts thousands.
  const either = columns.find(({ tally }) => tally.either)?.tally.either ?? "";
  return { decimal: delimiter !== "," && either.includes(",") ? "," : ".", sure: false };
}

/** The columns as they are with a decimal mark: one that only the other makes sense of is read with the other. */
export function columnsOf(
  tallies: readonly ColumnTally[],
  { decimal, sure }: DecimalGuess,
  folds: boolean,
): readonly Column[] {
  return tallies.map(({ name, named, tally }) => ({ name, named, ...tally.seen(decimal, sure, folds) }));
}

class Tally {
  readonly #numbers = { ".": 0, ",": 0 };
  /** Numbers that are written with a mark that can be read in one way only. */
  readonly #clear = { ".": 0, ",": 0 };
  #missing = 0;
  #minus = 0;
  #plus = 0;
  #rows = 0;
  #first: number | null = null;
  #counts = true;
  #fractions = false;
  #unusual: string | null = null;
  #either: string | null = null;
  /** Whether it has a number from 1000 on without a group. */
  #ungrouped = false;
  readonly #spellings = new Set<string>();

  add(cell: string): void {
    if (isMissing(cell)) {
      this.#counts = false;
      this.#missing++;
      if (minus.test(cell)) this.#minus++;
    } else {
      this.#value(cell);
      if (this.#spellings.size < mostSpellings) this.#spellings.add(cell);
    }
    this.#rows++;
  }

  #value(cell: string): void {
    const [point, comma] = [numberIn(cell, "."), numberIn(cell, ",")];
    if (this.#rows === 0) this.#first = point;
    this.#counts &&= point !== null && (this.#first === 0 || this.#first === 1) && point === this.#first + this.#rows;
    if (cell === "+") this.#plus++;
    if (point !== null) this.#numbers["."]++;
    if (comma !== null) this.#numbers[","]++;
    if (point !== null && comma === null) this.#clear["."]++;
    if (comma !== null && point === null) this.#clear[","]++;
    if (point !== null && comma !== null && point !== comma) this.#either ??= cell;
    this.#ungrouped ||= /^[+\-−]?\d{4,}/.test(cell);
    this.#fractions ||= !Number.isInteger(point ?? comma ?? 0);
    if ((point ?? comma) !== null && !plain["."].test(cell)) this.#unusual ??= cell;
  }

  /** The mark that its numbers have, where they can be read in one way only. */
  get mark(): DecimalMark | null {
    const { ".": point, ",": comma } = this.#clear;
    if (point > 0 && comma > 0) return null;
    if (point > 0) return ".";
    if (comma > 0) return ",";
    // A column that groups no thousands has no groups.
    return this.#either !== null && this.#ungrouped ? (this.#either.includes(",") ? "," : ".") : null;
  }

  get either(): string | null {
    return this.mark === null && this.#clear["."] + this.#clear[","] === 0 ? this.#either : null;
  }

  seen(wanted: DecimalMark, sure: boolean, folds: boolean): Omit<Column, "name" | "named"> {
    const counted = this.#numbers;
    const fits = counted[wanted] >= counted[other[wanted]] && (sure || this.mark === null || this.mark === wanted);
    const decimal = fits ? wanted : other[wanted];
    const signs = this.#plus > 0 && this.#plus === this.#rows - this.#missing;
    const numbers = counted[decimal];
    const missing = this.#missing - (signs ? this.#minus : 0);
    const cells = [...this.#spellings, ...(signs && this.#minus > 0 ? ["-"] : [])];
    const capitals = withoutCapitals(cells);
    const rule = { decimal, signs, capitals, folds };
    const spellings = new Map<string, string[]>();
    for (const cell of cells) {
      const label = labelIn(cell, rule);
      spellings.set(label, [...(spellings.get(label) ?? []), cell]);
    }
    return {
      ...rule,
      numbers,
      missing,
      others: this.#rows - numbers - missing,
      values: [...spellings.keys()].slice(0, mostValues + 1),
      spellings,
      counts: this.#counts && this.#rows > 2,
      fractions: this.#fractions,
      unusual: this.#unusual,
      either: sure ? null : this.either,
    };
  }
}

/** The first of the words that only capitals tell apart, by what they are without them; null where all differ otherwise. */
function withoutCapitals(cells: readonly string[]): ReadonlyMap<string, string> | null {
  const first = new Map<string, string>();
  for (const cell of cells) if (!first.has(cell.toLowerCase())) first.set(cell.toLowerCase(), cell);
  return first.size < cells.length ? first : null;
}
