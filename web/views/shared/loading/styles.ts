import type { CSSResult } from "lit";

export type Styles = readonly CSSResult[];

/** What may bring its styles with it. */
export interface Styled {
  readonly styles?: Styles;
}

/** Adds styles to a shadow root, each once. Elsewhere a page has its own. */
export function adopt(root: Node, styles: Styles): void {
  if (!(root instanceof ShadowRoot)) return;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  const missing = sheets.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
