import { css } from "lit";
import { firstCss } from "./first.css.js";
import { highlightCss } from "./highlight.css.js";

const rowCss = css`
  :is(.pp-lesson, .pp-quiz) p.pp-needs {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }

  .pp-needs span {
    white-space: nowrap;
  }

  .pp-needs span::before {
    content: "◆ " / "";
    color: var(--pp-accent);
    font-size: 0.8em;
  }
`;

/** Of a guide that needs something of the page. */
export const needsStyles = [highlightCss, firstCss, rowCss];
