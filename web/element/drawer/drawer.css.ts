import { css } from "lit";

export const drawerCss = css`
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

  .pp-panel {
    padding: 0.8em 1em 1.2em;
    border-top: 1px solid var(--pp-rule);
  }

  .pp-panel:focus-visible {
    outline: 2px solid var(--pp-focus);
    outline-offset: -2px;
  }

  @container pp (max-width: 51.99em) {
    .pp-drawer-close {
      display: none;
    }
  }

  @container pp (min-width: 52em) {
    .pp-tab-sheet {
      display: none;
    }

    /* The same height whatever is open: from tab to tab the stage stays as it is. */
    .pp-panel {
      overflow: hidden auto;
      height: calc(0.4 * var(--pp-whole) - 3em);
    }

    /* In a low window the rest of the page leaves it less than that. */
    @media (max-height: 699.98px) {
      .pp-panel {
        max-height: max(7em, var(--pp-whole) - 31em);
      }
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
