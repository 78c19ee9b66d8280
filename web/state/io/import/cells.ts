/** What a cell says by itself, and what cells say of the line they are in. */

/** What stands between the whole part of a number and the rest. */
export type DecimalMark = "." | ",";

/** Numbers as programs write them, and with their thousands grouped. A group has three digits, and the first no 0 before it. */
export const plain: Readonly<Record<DecimalMark, RegExp>> = {
  ".": /^[+\-−]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,
  ",": /^[+\-−]?(\d+(,\d+)?|,\d+)(e[+-]?\d+)?$/i,
};
const grouped: Readonly<Record<DecimalMark, RegExp>> = {
  ".": /^[+\-−]?[1-9]\d{0,2}([,'’ \u00a0\u2009\u202f])\d{3}(\1\d{3})*(\.\d*)?$/,
  ",": /^[+\-−]?[1-9]\d{0,2}([.'’ \u00a0\u2009\u202f])\d{3}(\1\d{3})*(,\d+)?$/,
};

/** The engine takes no larger ones. */
const largest = 1e100;

/** The number that a cell holds; null where it holds none, or one beyond 1e100. */
export function numberIn(cell: string, decimal: DecimalMark): number | null {
  const digits = plain[decimal].test(cell) ? cell : grouped[decimal].test(cell) ? ungrouped(cell, decimal) : null;
  if (digits === null) return null;
  const value = Number(digits.replace(",", ".").replace("−", "-"));
  return Math.abs(value) <= largest ? value : null;
}

const ungrouped = (cell: string, decimal: DecimalMark): string =>
  cell.replace(decimal === "." ? /[,'’ \u00a0\u2009\u202f]/g : /[.'’ \u00a0\u2009\u202f]/g, "");

/** Whether a cell holds a number, however it is written. */
export function isNumber(cell: string): boolean {
  return numberIn(cell, ".") !== null || numberIn(cell, ",") !== null;
}

const missing: ReadonlySet<string> = new Set(
  [
    "",
    "na",
    "n/a",
    "n.a.",
    "nan",
    "null",
    "none",
    "nil",
    "missing",
    "?",
    ".",
    "..",
    "*",
    "-",
    "--",
    "−",
    "–",
    "—",
  ].concat([
    "<na>",
    "#n/a",
    "#na",
    "#null!",
    "#div/0!",
    "#value!",
    "#num!",
    "#ref!",
    "inf",
    "+inf",
    "-inf",
    "infinity",
    "-infinity",
  ]),
);

/** Whether a cell says that there is no value. */
export function isMissing(cell: string): boolean {
  return cell.length < 10 && missing.has(cell.toLowerCase());
}

export const minus = /^[-−–]$/;

/** Whether the first record names the columns, and whether that can be told from it. */
export interface HeaderGuess {
  readonly header: boolean;
  readonly sure: boolean;
}

/** Names that columns of labels go by, and no others. */
export const labelNames =
  /^(labels?|class|classes|klasse|target|targets|outcome|diagnosis|species|variety|survived|y_true|ground[ _]truth)$/i;

/** A first record is a header where the columns of numbers have names at their heads, or the numbers of the columns. */
export function guessHeader(records: readonly { readonly cells: readonly string[] }[]): HeaderGuess {
  const [first, ...rest] = records.slice(0, 101);
  if (!first || rest.length === 0) return { header: false, sure: true };
  const columns = first.cells.map((head, k) => {
    const below = rest.map(({ cells }) => cells[k] ?? "").filter((cell) => !isMissing(cell));
    return { head, below, ofNumbers: below.filter(isNumber).length > below.length / 2 };
  });
  const heads = columns.filter(({ head, ofNumbers }) => ofNumbers && !isMissing(head)).map(({ head }) => head);
  const names = heads.filter((head) => !isNumber(head)).length;
  const counting = countsColumns(first.cells);
  if (names > 0) return { header: names >= heads.length - names, sure: names === heads.length };
  const named = columns.some(({ head, below }) => labelNames.test(head) && !below.includes(head));
  if (named || !counting) return { header: named, sure: true };
  // 0, 1, 2 may be an example as well: unless another has such a label, it is none.
  const { head = "", below = [] } = columns.at(-1) ?? {};
  const sure = heads.length > 3 || first.cells[0] === "";
  return { header: sure || !below.includes(head), sure };
}

/** Whether cells are 0, 1, 2, …, or a longer 1, 2, 3, …, but for an index without a name. */
function countsColumns(cells: readonly string[]): boolean {
  const numbers = cells[0] === "" ? cells.slice(1) : cells;
  const from = Number(numbers[0] ?? "");
  return (
    (from === 0 ? numbers.length > 1 : from === 1 && numbers.length > 4) &&
    numbers.every((cell, k) => cell === String(from + k))
  );
}
