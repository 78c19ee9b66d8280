/** What stands between the whole part of a number and the rest. */
export type DecimalMark = "." | ",";

const patterns: Readonly<Record<DecimalMark, RegExp>> = {
  ".": /^[+\-−]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,
  ",": /^[+\-−]?(\d+,?\d*|,\d+)(e[+-]?\d+)?$/i,
};

/** The engine takes no larger ones. */
const largest = 1e100;

/** The number that a cell holds; null where it holds none, or one beyond 1e100. */
export function numberIn(cell: string, decimal: DecimalMark): number | null {
  if (!patterns[decimal].test(cell)) return null;
  const value = Number(cell.replace(",", ".").replace("−", "-"));
  return Math.abs(value) <= largest ? value : null;
}

const missing: ReadonlySet<string> = new Set(["", "na", "n/a", "nan", "null", "none", "?"]);

/** Whether a cell says that there is no value. */
export function isMissing(cell: string): boolean {
  return cell.length < 5 && missing.has(cell.toLowerCase());
}
