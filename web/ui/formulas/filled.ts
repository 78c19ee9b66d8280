/**
 * A sentence with its formulas, which stand in braces in it: "The bound divides by {gamma}." A name that has no formula
 * is left out.
 */
export function filled(sentence: string, formulas: Readonly<Record<string, unknown>>): unknown[] {
  return sentence.split(/\{(\w+)\}/).map((piece, place) => (place % 2 === 0 ? piece : formulas[piece]));
}
