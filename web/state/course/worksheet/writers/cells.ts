import type { SheetTable } from "../worksheet.js";

/** A row of a table as it is printed: a cell that is left blank is empty. */
export function cellsOf({ columns, rows }: SheetTable, row: number, solved: boolean): readonly string[] {
  const { cells = [], given = true } = rows[row] ?? {};
  return cells.map((text, k) => (solved || given || !columns[k]?.blank ? text : ""));
}
