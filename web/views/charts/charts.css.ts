import { css } from "lit";

export const chartsCss = css`
  pp-charts {
    display: block;
    min-width: 0;
  }

  .pp-chart[hidden] {
    display: none;
  }

  .pp-chart {
    position: relative;
    cursor: col-resize;
    touch-action: pan-y;
    border-radius: var(--pp-radius);
  }

  .pp-chart-mistakes {
    height: 11em;
  }

  .pp-chart-caption,
  .pp-chart-key {
    margin: 0.2em 0 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
    font-variant-numeric: tabular-nums;
  }

  .pp-chart-table {
    margin-top: 0.3em;
  }

  .pp-chart-table summary {
    width: max-content;
    min-height: var(--pp-target);
    line-height: var(--pp-target);
    color: var(--pp-ink-2);
    cursor: pointer;
  }

  .pp-chart-table caption {
    color: var(--pp-ink-3);
    font-size: 0.8667em;
    text-align: left;
    white-space: nowrap;
  }

  .pp-chart-table :is(th, td) {
    padding: 0.15em 0;
    border-bottom: 1px solid var(--pp-rule);
    font-weight: normal;
    text-align: right;
  }

  .pp-chart-table :is(th, td) + :is(th, td) {
    padding-left: 2em;
  }

  .pp-chart-table thead th {
    color: var(--pp-ink-2);
  }
`;
