import type { PlaygroundState } from "../../document/state.js";

/** Most visits of a run that are written into one table. */
export const mostTraced = 200_000;

/** Most pictures of an animation: what a slide or a page still loads. */
export const mostPictures = 300;

/** A text that is exported. */
export interface TextFile {
  /** Says what it is: "perceptron-xor-data.csv". */
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** "perceptron-xor-data.csv": the data, what the file holds, and its format. */
export function fileName({ data }: Pick<PlaygroundState, "data">, what: string, ending: string): string {
  const source = data.kind === "preset" ? data.name : data.kind;
  return `perceptron-${source}-${what}.${ending}`;
}

/** A title as the name of a file, "week-3": letters, digits and hyphens. @param otherwise where none are in it */
export function fileStem(title: string, otherwise: string): string {
  const words =
    title
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // So many fit into the name of a file, also of three bytes each.
  return words.join("-").slice(0, 60).replace(/-$/, "") || otherwise;
}

/** Rows of cells as RFC 4180 has them, but for its line ends: every reader takes the shorter ones. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\n`).join("");
}

function cell(given: string): string {
  const text = guarded(given);
  // Readers, ours too, take a cell within apostrophes for what is in them, and # and % for a comment.
  return /[",\r\n]|^['#%\s]|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A finite number as the shortest text that every language reads back as the same bits; also −0. */
export function exact(value: number): string {
  return Object.is(value, -0) ? "-0.0" : String(value);
}

/**
 * What programs of tables would work out as a formula: it begins with = + − @ or a space that they skip. Apostrophes before
 * that count too, so that what was guarded is told from what is called so. A number is none.
 */
function isFormula(text: string): boolean {
  return /^'*[\s=+\-−@＝＋－＠]/.test(text) && !/^[+\-−]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d+)?$/i.test(text);
}

/** A text for a cell of a table that no program takes for a formula: an apostrophe before it says so, as OWASP has it. */
export function guarded(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** The text that was guarded; any other as it is. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}
