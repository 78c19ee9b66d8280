import { css } from "lit";
import type { Styles } from "../../views/shared/loading/styles.js";

const tabsCss = css`
  .pp-drawer-bar {
    display: flex;
    align-items: center;
    padding-right: 0.8em;
  }

  .pp-tabs {
    display: flex;
    flex: 1;
    gap: 0.2em;
    min-width: 0;
    overflow: auto hidden;
    padding-left: 0.8em;
    scrollbar-width: none;
  }

  .pp-tab {
    flex: none;
    min-height: max(var(--pp-target), 2.4em);
    margin: 0;
    padding: 0 0.7em;
    border: 0;
    border-bottom: 2px solid transparent;
    border-radius: 0;
    background: none;
    color: var(--pp-ink-2);
    font: inherit;
    cursor: pointer;
  }

  .pp-tab:hover {
    background: var(--pp-hover);
    color: var(--pp-ink);
  }

  .pp-tab[aria-selected="true"] {
    border-bottom-color: var(--pp-accent);
    color: var(--pp-ink);
  }

  .pp-tab:focus-visible {
    outline-offset: -2px;
    border-radius: var(--pp-radius);
  }

  /* The groups are named where the row has room for it. */
  .pp-tab-group {
    display: none;
    flex: none;
    align-self: center;
    color: var(--pp-ink-3);
    font-size: 0.8667em;
  }

  .pp-tab + .pp-tab-group {
    margin-inline-start: 1.6em;
  }

  @container pp (min-width: 74em) {
    .pp-app:not([data-companion]) .pp-tab-group {
      display: block;
    }
  }

  /* Shown in the companion where the story has no column: see pane/. */
  .pp-tab-folded {
    display: none;
  }

  @container pp (min-width: 52em) {
    .pp-tab-sheet {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .pp-tab {
      border-bottom-color: Canvas;
    }

    .pp-tab[aria-selected="true"] {
      border-bottom-color: Highlight;
    }
  }
`;

export { companion } from "./tabs.js";

export const styles: Styles = [tabsCss];
