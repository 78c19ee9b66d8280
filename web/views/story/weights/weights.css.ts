import { css } from "lit";

/** What stands at and below the table of weights. The table itself is of the story. */
export const weightsCss = css`
  /* On one line at every visit. */
  .pp-story .pp-weights-heading {
    margin-top: 0.9em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .pp-about {
    margin-top: 1.2em;
    border-top: 1px solid var(--pp-rule);
  }

  .pp-about > summary {
    padding: 0.45em 0;
  }

  .pp-weights-table th:has(> .pp-weights-name) {
    padding: 0;
  }

  .pp-weights-name {
    min-height: var(--pp-target);
    padding: 0 0.3em;
    text-align: start;
    cursor: default;
  }

  .pp-weights-name:focus-visible {
    outline-offset: -2px;
  }

  .pp-weights-table tr[data-pointed] > * {
    background: var(--pp-accent-soft);
  }

  .pp-weights-table tr[data-pointed] .pp-weights-name {
    box-shadow: inset 0.2em 0 0 var(--pp-accent);
    border-radius: 0;
  }

  /* Two lines, so that nothing below moves while the pointer goes from row to row. */
  .pp-reading-part {
    min-height: 3em;
    margin: 0.7em 0 0;
    color: var(--pp-ink-2);
  }

  .pp-reading-part .pp-math-inline {
    color: var(--pp-ink);
  }

  .pp-equation.pp-reading-sum {
    margin-top: 0.2em;
  }

  .pp-math-pointed {
    background: var(--pp-accent-soft);
    outline: 2px solid var(--pp-accent);
    outline-offset: 2px;
  }

  .pp-reading-note {
    margin: 0.5em 0 0;
    color: var(--pp-ink-2);
  }

  .pp-equation > .pp-reading-note:first-child {
    margin-top: 0;
  }

  .pp-reading-note + .pp-math {
    margin-top: 0.4em;
  }

  .pp-scale {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }

  .pp-scale > .pp-segments {
    flex: 1 1 13em;
  }

  .pp-scale-steps {
    display: flex;
    gap: 0.3em;
  }

  .pp-scale-steps > .pp-button {
    min-width: 3.2em;
  }

  .pp-scale-table,
  .pp-about > .pp-field {
    margin-top: 0.7em;
  }

  .pp-weights-table.pp-scale-table th {
    white-space: normal;
  }

  .pp-scale-table th > span {
    white-space: nowrap;
  }

  .pp-scale-table thead :is(th, td) {
    color: var(--pp-ink-2);
  }

  /* What stays stands out by its weight, not by a colour. */
  .pp-scale-table tr[data-stays] > td {
    font-weight: 650;
  }

  @media (forced-colors: active) {
    .pp-weights-table tr[data-pointed] > * {
      outline: 1px solid Highlight;
    }
  }
`;
