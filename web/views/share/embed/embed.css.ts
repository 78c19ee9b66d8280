import { css } from "lit";

export const embedCss = css`
  pp-share-embed {
    display: grid;
    gap: 0.7em;
  }

  pp-share-embed .pp-embed-choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9em, 1fr));
    gap: 0 0.8em;
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }

  pp-share-embed .pp-embed-choices > legend {
    padding: 0;
    font-weight: 650;
  }

  .pp-embed-preview {
    max-height: 14em;
  }

  .pp-embed-preview rect {
    fill: var(--pp-surface);
    stroke: var(--pp-control-rule);
    stroke-width: 2;
  }

  .pp-embed-preview [data-name="stage"] rect {
    fill: var(--pp-accent-soft);
  }

  .pp-embed-preview text {
    fill: var(--pp-ink-2);
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
