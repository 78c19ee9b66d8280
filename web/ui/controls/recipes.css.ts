/** Declarations that rules of several views have in common. */
import { css } from "lit";

/** What is chosen of several. */
export const chosen = css`
  border-color: var(--pp-accent);
  background: var(--pp-accent-soft);
  box-shadow: inset 0 -0.17em 0 var(--pp-accent);
`;

/** The same in the colours of a system. */
export const chosenInSystemColours = css`
  background: Highlight;
  color: HighlightText;
  forced-color-adjust: none;
`;

/** What lies over the page. */
export const raised = css`
  border: 1px solid var(--pp-rule);
  border-radius: calc(2 * var(--pp-radius));
  background: var(--pp-bg);
  box-shadow: var(--pp-shadow);
`;

/** In a narrow place what lies over the page is a sheet at the foot of the window. */
export const footSheet = css`
  position: fixed;
  inset: auto 0 0;
  width: auto;
  border-radius: calc(3 * var(--pp-radius)) calc(3 * var(--pp-radius)) 0 0;
`;

/** A small arrow behind what unfolds something, pointing down. */
export const unfolds = css`
  content: "";
  flex: none;
  width: 0.4em;
  height: 0.4em;
  border: solid var(--pp-ink-3);
  border-width: 0 1.5px 1.5px 0;
  transform: translateY(-25%) rotate(45deg);
`;

/** For those who listen, and not in sight. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
