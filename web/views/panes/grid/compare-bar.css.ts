import { css } from "lit";

/** Above the stages: how learners are shown, and which two are held against each other. */
export const barCss = css`
  .pp-panes-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 1.2em;
    padding: 0.4em 0.75em;
    border-bottom: 1px solid var(--pp-rule);
    background: var(--pp-bg);
  }

  .pp-panes-mode {
    flex: none;
  }

  .pp-panes-mode > .pp-segment {
    flex: auto;
    padding-inline: 0.7em;
    white-space: nowrap;
  }

  .pp-panes-pair {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3em 0.5em;
    min-width: 0;
  }

  .pp-panes-pair > .pp-select {
    flex: 1 1 7em;
    min-width: 0;
    max-width: 12em;
  }

  .pp-panes-difference {
    color: var(--pp-ink);
    font-size: 0.9333em;
  }

  @media print {
    .pp-panes-bar {
      display: none;
    }
  }
`;
