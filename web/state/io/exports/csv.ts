import { guarded } from "../formula-guard.js";

/** Rows of cells as RFC 4180 has them, but for its line ends: every reader takes the shorter ones. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\n`).join("");
}

function cell(given: string): string {
  const text = guarded(given);
  // Readers, ours too, take a cell within apostrophes for what is in them, and # and % for a comment.
  return /[",\r\n]|^['#%\s]|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
