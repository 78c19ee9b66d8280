import { css } from "lit";

/** The learners over many splits. */
export const splitsCss = css`
  pp-splits {
    display: block;
    min-width: 0;
  }

  .pp-splits-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 0.8em;
    font-size: 0.9333em;
    font-variant-numeric: tabular-nums;
  }

  .pp-splits-text {
    max-width: 46em;
    margin: 0.5em 0 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
    font-variant-numeric: tabular-nums;
    line-height: 1.45;
    text-wrap: pretty;
  }

  .pp-splits-text:empty {
    margin: 0;
  }

  .pp-splits-table {
    margin-top: 0.4em;
  }

  .pp-splits-table :is(th, td) {
    vertical-align: middle;
  }

  .pp-splits-scale {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    min-width: 9em;
    max-width: 18em;
  }

  .pp-splits-strip {
    display: block;
    width: 100%;
    min-width: 9em;
    max-width: 18em;
    fill: currentColor;
    fill-opacity: 0.75;
  }

  .pp-splits-axis {
    stroke: var(--pp-rule);
  }

  .pp-splits-half {
    stroke: currentColor;
    stroke-width: 3;
  }

  .pp-splits-median {
    stroke: currentColor;
    stroke-width: 2;
  }
`;
