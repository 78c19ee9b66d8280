import { guarded } from "../data/formula-guard.js";

/** Rows of cells as RFC 4180 has them, but for its line ends: every reader takes the shorter ones. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\n`).join("");
}

function cell(given: string): string {
  const text = guarded(given);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
