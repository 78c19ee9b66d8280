import { css } from "lit";

/** Tables of values with a bar each. */
export const valueTableCss = css`
  .pp-equation:focus-visible,
  .pp-weights-scroll:focus-visible {
    border-radius: var(--pp-radius);
  }

  /* Positioned, so that what is hidden from sight scrolls with it and does not make the page longer. */
  .pp-weights-scroll {
    position: relative;
    overflow: auto;
  }

  .pp-weights-scroll[data-all] {
    max-height: 24em;
  }

  .pp-weights-table {
    width: 100%;
  }

  .pp-weights-table th,
  .pp-weights-table td {
    padding: 0.22em 0;
    text-align: start;
  }

  .pp-weights-table var {
    font-family: var(--pp-serif);
  }

  .pp-weights-table .pp-weights-value {
    padding-inline-start: 1em;
    text-align: end;
  }

  .pp-weights-table .pp-weights-bar {
    width: 45%;
    padding-inline-start: 1em;
  }

  .pp-weights-full .pp-weights-bar {
    width: 20%;
  }

  .pp-weights-table .pp-weights-between {
    color: var(--pp-ink-3);
    text-align: center;
  }

  .pp-weights-table svg {
    display: block;
    width: 100%;
    min-width: 3em;
    max-width: 14em;
    overflow: visible;
  }

  .pp-bar-positive,
  .pp-bar-negative {
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }

  .pp-bar-positive {
    fill: var(--pp-positive);
    stroke: var(--pp-positive);
  }

  .pp-bar-negative {
    fill: none;
    stroke: var(--pp-negative);
  }
`;
