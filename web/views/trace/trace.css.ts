import { css } from "lit";

export const traceCss = css`
  pp-trace {
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 15em;
    container-type: inline-size;
    font-size: 0.9333em;
  }

  .pp-trace-bar {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 0.4em 1em;
    padding-top: 0.4em;
  }

  .pp-trace-bar > p {
    margin: 0;
  }

  .pp-trace-bar > button {
    flex: none;
  }

  .pp-trace-scroll {
    flex: 1;
    overflow: auto;
    overscroll-behavior-y: contain;
    /* What is held at its edges comes over nothing that is held at those of the page. */
    isolation: isolate;
    min-height: 0;
    border-bottom: 1px solid var(--pp-rule);
  }

  /* As wide as its table, which stands in it where the rows in sight are. */
  .pp-trace-list {
    position: relative;
    width: max-content;
    min-width: 100%;
  }

  .pp-trace-table {
    position: relative;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
    cursor: pointer;
    outline: none;
  }

  .pp-trace-table .pp-trace-visit {
    width: 4.8em;
  }

  .pp-trace-table :is(.pp-trace-count, .pp-trace-example, .pp-trace-label, .pp-trace-correct) {
    width: 5em;
  }

  .pp-trace-table .pp-trace-number {
    width: 5.6em;
  }

  .pp-trace-table .pp-trace-update {
    width: 13em;
  }

  .pp-trace-table tr {
    height: max(var(--pp-target), 1.9em);
  }

  /* Clipped, and no place of its own to scroll: a finger that pans over a cell scrolls the table. */
  .pp-trace-table :is(th, td) {
    overflow: clip;
    box-sizing: border-box;
    padding: 0 0.45em;
    border-bottom: 1px solid transparent;
    text-overflow: ellipsis;
  }

  .pp-trace-table [data-kind="update"] {
    text-align: start;
  }

  .pp-trace-table thead th {
    position: sticky;
    z-index: 2;
    top: 0;
    border-bottom-color: var(--pp-rule);
    background: var(--pp-bg);
    color: var(--pp-ink-3);
  }

  .pp-trace-table :where(th:first-child) {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    background: var(--pp-bg);
  }

  .pp-trace-table thead th:first-child {
    z-index: 3;
  }

  .pp-trace-table [data-epoch-end] > * {
    border-bottom-color: var(--pp-control-rule);
  }

  .pp-trace-table [data-mistake] > [data-kind="correct"],
  .pp-trace-table [aria-current] > th {
    font-weight: 650;
  }

  /* A bar beside a mistake, which is told by its word too. */
  .pp-trace-table [data-mistake] > th {
    box-shadow: inset 3px 0 var(--pp-error);
  }

  .pp-trace-table :where(tbody tr:hover) > *,
  .pp-trace-table [data-pointed] > * {
    background: var(--pp-hover);
  }

  .pp-trace-table [data-pointed] > [data-kind="example"] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .pp-trace-table [data-pointed-visit] > * {
    box-shadow: inset 0 2px var(--pp-ink-2), inset 0 -2px var(--pp-ink-2);
  }

  .pp-trace-table [aria-current],
  .pp-trace-table [aria-current] > * {
    background: var(--pp-accent-soft);
  }

  .pp-trace-table:focus-visible [aria-selected="true"] {
    outline: 2px solid var(--pp-focus);
    outline-offset: -2px;
  }

  .pp-trace-pending {
    color: var(--pp-ink-3);
  }

  .pp-trace-list:has(> [data-cards]) {
    width: auto;
    font-size: 0.93em;
  }

  .pp-trace-scroll:has([data-cards]) {
    touch-action: pan-y pinch-zoom;
  }

  .pp-trace-table[data-cards],
  .pp-trace-table[data-cards] > tbody {
    display: block;
  }

  /* As high for every visit: no cell takes more than a line. */
  .pp-trace-table[data-cards] tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.4em, 1fr));
    height: auto;
    border-bottom: 1px solid var(--pp-rule);
  }

  .pp-trace-table[data-cards] tr > * {
    border: 0;
    padding: 0.1em 0.3em 0.1em 0.6em;
    text-align: start;
    white-space: nowrap;
  }

  .pp-trace-table[data-cards] tr > [data-kind="update"] {
    grid-column: 1 / -1;
  }

  .pp-trace-title {
    color: var(--pp-ink-3);
    font-weight: 400;
  }

  @container pp (max-width: 51.99em) {
    pp-trace {
      /* Less the padding of its place. */
      height: calc(var(--pp-read, 28.2em) - 2.2em);
    }
  }

  @media (forced-colors: active) {
    .pp-trace-table [aria-current] > * {
      border-block: 1px solid Highlight;
    }

    .pp-trace-table [data-pointed] > * {
      font-weight: 650;
    }
  }
`;
