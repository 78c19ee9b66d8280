import { type CSSResult, css } from "lit";
import { oneSheet } from "./one-sheet.css.js";

/** The stage at the left with its tools and the transport, as high as the window; the tabs and their sheet at the right. */
export const lying: CSSResult = css`
  ${oneSheet}

  .pp-app:not([data-present]) {
    --pp-bar: calc(var(--pp-target) + 0.5em + 1px);
    --pp-foot: calc(max(var(--pp-target), 2.4em) + 1px);
    /* Two lines of the verdict. */
    --pp-line: max(2.6em, var(--pp-target));

    display: grid;
    height: clamp(25em, var(--pp-height, 100vh), 100vh);
    grid-template-columns: minmax(0, 1fr) minmax(21em, 36%);
    /* Of the height of the transport all goes to the sheet that the verdict and the tabs leave. */
    grid-template-rows: minmax(var(--pp-bar), auto) minmax(0, 1fr) auto var(--pp-line) var(--pp-foot);
    grid-template-areas: "tools header" "stage sheet" "transport sheet" "transport verdict" "transport tabs";
  }

  .pp-app:not([data-present]) > [data-area="tools"] {
    min-height: 0;
    padding-block: 0.25em;
  }

  .pp-app:not([data-present]) > [data-area="header"] {
    display: grid;
    align-items: center;
    padding: 0 0.6em;
    border-left: 1px solid var(--pp-rule);
  }

  .pp-app:not([data-present]) > [data-area="stage"] {
    overflow: hidden auto;
    height: auto;
    min-height: 0;
  }

  .pp-app:not([data-present]) > :is([data-area="setup"], [data-area="story"]),
  .pp-app:not([data-present]) .pp-panel {
    grid-area: sheet;
    overflow: hidden auto;
    width: auto;
    height: auto;
    max-height: none;
    min-height: 0;
    padding: 0.6em 0.8em;
    border: 0;
    border-left: 1px solid var(--pp-rule);
  }

  .pp-app:not([data-present]) > [data-area="verdict"] {
    height: auto;
    padding: 0 0.8em;
    border: 1px solid var(--pp-rule);
    border-width: 1px 0 0 1px;
  }

  .pp-app .pp-verdict-line {
    height: 100%;
  }

  .pp-app:not([data-present]) .pp-drawer-bar {
    grid-area: tabs;
    border-left: 1px solid var(--pp-rule);
  }
`;
