import { css } from "lit";

/** The score axis that all reviews share, and the marks on it. */
export const axisCss = css`
  .pp-reviews-strip,
  .pp-reviews-scale {
    display: block;
    width: 100%;
    height: 2.4em;
  }

  .pp-reviews-scale {
    height: 1.4em;
    grid-area: scale;
    fill: var(--pp-ink-2);
    font-variant-numeric: tabular-nums;
  }

  .pp-reviews-ends {
    grid-area: ends;
    display: flex;
    justify-content: space-between;
  }

  .pp-reviews-side[data-side="positive"] {
    fill: color-mix(in srgb, var(--pp-positive) 9%, transparent);
  }

  .pp-reviews-side[data-side="negative"] {
    fill: color-mix(in srgb, var(--pp-negative) 9%, transparent);
  }

  .pp-reviews-base {
    stroke: var(--pp-rule);
  }

  .pp-reviews-zero {
    stroke: var(--pp-ink);
    stroke-width: 1.5px;
  }

  .pp-mark-positive {
    fill: var(--pp-positive);
  }

  .pp-mark-negative {
    fill: var(--pp-surface);
    stroke: var(--pp-negative);
    stroke-width: 2.2px;
  }

  .pp-mark-plus,
  .pp-mark-minus {
    fill: none;
    stroke-width: 2px;
  }

  .pp-mark-plus {
    stroke: var(--pp-surface);
  }

  .pp-mark-minus {
    stroke: var(--pp-negative);
  }

  .pp-mark-ring {
    fill: none;
    stroke: var(--pp-ink);
    stroke-width: 2px;
  }
`;
