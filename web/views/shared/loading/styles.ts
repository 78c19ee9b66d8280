import type { CSSResult } from "lit";
import { lazy } from "../../../engine/lazy.js";

export type Styles = readonly CSSResult[];

/** What may bring its styles with it. */
export interface Styled {
  readonly styles?: Styles;
}

const elsewhere = lazy(() => import("./elsewhere/index.js"));

/** What each shadow root wears. */
const worn = new WeakMap<ShadowRoot, readonly CSSStyleSheet[]>();

/** Adds styles to a shadow root, each once. Elsewhere a page has its own. */
export function adopt(root: Node, styles: Styles): void {
  if (!(root instanceof ShadowRoot)) return;
  const sheets = new Set(worn.get(root));
  const before = sheets.size;
  for (const { styleSheet } of styles) if (styleSheet) sheets.add(styleSheet);
  if (sheets.size === before) return;
  worn.set(root, [...sheets]);
  wear(root);
}

/** Dresses a root anew: in another document it is bare, not shown, and has to have copies. */
export function wear(root: ShadowRoot): void {
  const { ownerDocument, firstElementChild } = root;
  const sheets = worn.get(root) ?? [];
  if (ownerDocument === document) root.adoptedStyleSheets = [...sheets];
  else {
    firstElementChild?.setAttribute("hidden", "");
    elsewhere.load().then(
      ({ copiesIn }) => {
        root.adoptedStyleSheets = copiesIn(ownerDocument, sheets);
        firstElementChild?.removeAttribute("hidden");
      },
      () => {},
    );
  }
}
