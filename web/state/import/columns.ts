import { unguarded } from "../data/formula-guard.js";
import type { Slices } from "../document/slices.js";
import { type DecimalMark, isMissing, numberIn } from "./numbers.js";
import { cellOf, type Sheet } from "./sheet.js";

/** What is in a column of a sheet, apart from its header. */
export interface Column {
  /** Its header; where it has none "column 3", and of libsvm "feature 3". */
  readonly name: string;
  readonly named: boolean;
  /** How many cells hold numbers, nothing, and something else. */
  readonly numbers: number;
  readonly missing: number;
  readonly others: number;
  /** Its different values in the order they come, up to `mostValues` + 1. */
  readonly values: readonly string[];
  /** Whether it only counts the rows: 0, 1, 2, … or 1, 2, 3, …. */
  readonly counts: boolean;
}

/** Of a column with more, not all values are told apart. */
export const mostValues = 20;

/** Whether the first record names the columns: where a column of numbers has something else at its head, or none has any. */
export function guessHeader({ records, width }: Sheet, decimal: DecimalMark): boolean {
  const [first, ...rest] = records.slice(0, 101);
  if (!first || rest.length === 0) return false;
  const isNumber = (cell = "") => numberIn(cell, decimal) !== null;
  const columns = Array.from({ length: width }, (_, k) => {
    const below = rest.map(({ cells }) => cells[k] ?? "").filter((cell) => !isMissing(cell));
    return { head: first.cells[k] ?? "", numbers: below.filter(isNumber).length, below };
  });
  const ofNumbers = columns.filter(({ numbers, below }) => below.length > 0 && numbers > below.length / 2);
  return ofNumbers.some(({ head }) => !isNumber(head) && !isMissing(head));
}

/** What is in the columns below the header. */
export async function columnsOf(
  sheet: Sheet,
  header: boolean,
  decimal: DecimalMark,
  slices: Slices,
): Promise<readonly Column[]> {
  const { records, width } = sheet;
  const names = header ? (records[0]?.cells ?? []).map(unguarded) : [];
  const tallies = Array.from({ length: width }, () => new Tally());
  for (let row = header ? 1 : 0; row < records.length; row++) {
    const record = records[row];
    if (!record) continue;
    for (const [k, tally] of tallies.entries()) tally.add(cellOf(sheet, record, k), decimal);
    if (slices.due) await slices.rest(row / records.length);
  }
  return tallies.map((tally, k) => {
    const named = !isMissing(names[k] ?? "");
    return { name: named ? (names[k] ?? "") : placeName(sheet, k), named, ...tally.seen };
  });
}

function placeName({ filler }: Sheet, column: number): string {
  if (filler === null) return `column ${column + 1}`;
  return column === 0 ? "label" : `feature ${column}`;
}

class Tally {
  #numbers = 0;
  #missing = 0;
  #others = 0;
  #rows = 0;
  #first: number | null = null;
  #counts = true;
  readonly #values = new Set<string>();

  add(cell: string, decimal: DecimalMark): void {
    const value = isMissing(cell) ? null : numberIn(cell, decimal);
    if (this.#rows === 0) this.#first = value;
    this.#counts &&= value !== null && (this.#first === 0 || this.#first === 1) && value === this.#first + this.#rows;
    this.#rows++;
    if (isMissing(cell)) {
      this.#missing++;
      return;
    }
    if (value === null) this.#others++;
    else this.#numbers++;
    if (this.#values.size <= mostValues) this.#values.add(cell);
  }

  get seen(): Omit<Column, "name" | "named"> {
    return {
      numbers: this.#numbers,
      missing: this.#missing,
      others: this.#others,
      values: [...this.#values],
      counts: this.#counts && this.#rows > 2,
    };
  }
}
