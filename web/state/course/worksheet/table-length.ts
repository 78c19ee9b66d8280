import type { SheetTable } from "./worksheet.js";

type TableLength = "short" | "usual" | "long";

/** How long a table is by its rows: what is left of the page beside it is for the plot. */
export function lengthOf({ rows: { length } }: SheetTable): TableLength {
  return length <= 11 ? "short" : length <= 16 ? "usual" : "long";
}
