/** Of each document, the copies of the sheets of this script's: a style sheet can be worn only where it was made. */
const copies = new WeakMap<Document, Map<CSSStyleSheet, CSSStyleSheet>>();

/** Copies of sheets for the roots of another document; none where that is shown nowhere. */
export function copiesIn(place: Document, sheets: readonly CSSStyleSheet[]): CSSStyleSheet[] {
  const window = place.defaultView;
  if (!window) return [];
  const there = copies.get(place) ?? new Map<CSSStyleSheet, CSSStyleSheet>();
  copies.set(place, there);
  return sheets.map((sheet) => {
    const copy = there.get(sheet) ?? new window.CSSStyleSheet();
    if (!there.has(sheet)) copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join("\n"));
    there.set(sheet, copy);
    return copy;
  });
}
