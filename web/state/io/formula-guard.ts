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
