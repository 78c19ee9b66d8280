import { css } from "lit";
import { footSheet, raised } from "../controls/recipes.css.js";

/** What a button of the header opens: under it, at the side of the buttons, as wide and high as its view says. */
export const headerPanelCss = css`
  .pp-header-panel {
    grid-area: header;
    position: absolute;
    top: calc(100% + 4px);
    inset-inline-end: 1em;
    z-index: 8;
    width: min(var(--pp-panel-width), 100% - 2em);
    max-height: min(var(--pp-panel-height), 100vh - 5em);
    overflow: hidden auto;
    overscroll-behavior-y: contain;
    /* What has the focus is not scrolled to under the head that stays. */
    scroll-padding-block-start: calc(var(--pp-target) + 1em);
    padding: 0.4em 1em 0.8em;
    ${raised}
    line-height: 1.4;
  }

  .pp-header-panel:focus {
    outline: none;
  }

  /* Whatever is read of a long panel, it says what it is, and can be closed. */
  .pp-header-panel-head {
    display: flex;
    align-items: center;
    position: sticky;
    top: -0.4em;
    z-index: 1;
    margin-block-start: -0.4em;
    margin-inline-end: -0.5em;
    padding-top: 0.4em;
    background: var(--pp-bg);
  }

  .pp-header-panel-head h2 {
    flex: 1;
  }

  /* In a narrow place it is a sheet at the foot of the window. */
  @container pp (max-width: 51.99em) {
    .pp-header-panel {
      ${footSheet}
      max-height: 80vh;
      padding-bottom: calc(0.8em + env(safe-area-inset-bottom, 0px));
    }
  }

  @media print {
    .pp-header-panel {
      display: none;
    }
  }
`;
