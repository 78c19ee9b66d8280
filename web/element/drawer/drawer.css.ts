import { css } from "lit";

export const drawerCss = css`
  .pp-tabs {
    display: flex;
    align-items: center;
    gap: 0.2em;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    padding: 0 0.8em;
    scrollbar-width: none;
  }

  .pp-tab {
    flex: none;
    min-height: max(var(--pp-target), 2.4em);
    margin: 0;
    padding: 0 0.7em;
    border: 0;
    border-bottom: 2px solid transparent;
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
    font-weight: 600;
  }

  .pp-tab:focus-visible {
    outline: 2px solid var(--pp-focus);
    outline-offset: -2px;
    border-radius: var(--pp-radius);
  }

  .pp-drawer-close {
    margin-left: auto;
  }

  .pp-panel {
    padding: 0.8em 1em 1.2em;
    border-top: 1px solid var(--pp-rule);
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

    .pp-panel {
      overflow: hidden auto;
      max-height: calc(0.4 * var(--pp-whole) - 3em);
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
