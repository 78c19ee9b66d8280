import { css } from "lit";

/** Several learners in numbers. */
export const tableCss = css`
  .pp-comparison-table {
    width: 100%;
    font-size: 0.9333em;
  }

  .pp-comparison-table :is(th, td) {
    padding-block: 0.25em;
    padding-inline: 0.9em 0;
    vertical-align: baseline;
  }

  /* The name stays in sight of the numbers that are scrolled to. */
  .pp-comparison-table :is(th, td):first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    padding-inline-start: 0.5em;
    background: var(--pp-bg);
    text-align: start;
  }

  .pp-comparison-table thead th {
    color: var(--pp-ink-2);
    line-height: 1.25;
    vertical-align: bottom;
    white-space: normal;
  }

  .pp-comparison-unit,
  .pp-comparison-note {
    color: var(--pp-ink-3);
    font-size: 0.8571em;
  }

  .pp-comparison-unit,
  td:last-child > .pp-comparison-note {
    display: block;
  }

  .pp-comparison-table [data-best] {
    font-weight: 700;
  }

  .pp-comparison-best {
    margin-inline-end: 0.25em;
    color: var(--pp-accent);
    font-size: 0.9em;
    font-weight: 600;
    font-variant-caps: all-small-caps;
    letter-spacing: 0.04em;
  }

  .pp-comparison-name {
    justify-content: start;
    margin-inline-start: -0.5em;
    padding-inline: 0.5em;
    font-size: inherit;
    white-space: nowrap;
  }

  .pp-comparison-name[aria-pressed="true"] {
    font-weight: 600;
  }

  .pp-comparison-notes {
    margin-top: 0.4em;
  }

  .pp-comparison-notes > summary {
    width: max-content;
    line-height: var(--pp-target);
  }

  .pp-comparison-notes > ul {
    padding-inline-start: 1.2em;
  }

  /* In a pane beside the stage. */
  @container pp-panel (max-width: 800px) {
    .pp-comparison-table {
      font-size: 0.8267em;
    }

    .pp-comparison-table :is(th, td) {
      padding-inline-start: 0.4em;
      hyphens: auto;
    }

    .pp-comparison-table .pp-comparison-note {
      display: block;
    }
  }

  @media print {
    .pp-comparison-table {
      font-size: 0.85em !important;
    }

    .pp-comparison-name {
      min-height: 0 !important;
      border: 0 !important;
      background: none !important;
      box-shadow: none !important;
    }
  }
`;
