import { lazy } from "../../../engine/lazy.js";

/** Texts of style sheets: files that are imported with `?inline`. */
export type Styles = readonly string[];

/** What may bring its styles with it. */
export interface Styled {
  readonly styles?: Styles;
}

const sheetCopies = lazy(() => import("./sheet-copies/index.js"));

/** Each text is one sheet, which all shadow roots share. */
const sheets = new Map<string, CSSStyleSheet>();

/** Which sheets each shadow root has adopted. */
const adopted = new WeakMap<ShadowRoot, readonly CSSStyleSheet[]>();

function sheetOf(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheet;
}

/**
 * Adds styles to a shadow root, each once. Elsewhere a page has its own.
 * @param after What they come right behind in the cascade, instead of behind everything.
 */
export function adopt(root: Node, styles: Styles, after?: string): void {
  if (!(root instanceof ShadowRoot)) return;
  const before = adopted.get(root) ?? [];
  const added = new Set(styles.map(sheetOf));
  for (const sheet of before) added.delete(sheet);
  if (added.size === 0) return;
  const place = after ? before.indexOf(sheetOf(after)) + 1 : before.length;
  adopted.set(root, before.toSpliced(place, 0, ...added));
  readopt(root);
}

/** Has a root adopt its sheets anew: in another document it has none, is not shown, and has to have copies. */
export function readopt(root: ShadowRoot): void {
  const { ownerDocument, firstElementChild } = root;
  const sheets = adopted.get(root) ?? [];
  if (ownerDocument === document) root.adoptedStyleSheets = [...sheets];
  else {
    firstElementChild?.setAttribute("hidden", "");
    sheetCopies.load().then(
      ({ copiesIn }) => {
        root.adoptedStyleSheets = copiesIn(ownerDocument, sheets);
        firstElementChild?.removeAttribute("hidden");
      },
      () => {},
    );
  }
}
