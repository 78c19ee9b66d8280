import { css } from "lit";

/** The tables share their look with the table of weights. */
export const curesCss = css`
  pp-cures {
    container-type: inline-size;
    scroll-margin: 16px;
  }

  .pp-cures {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.6em 2.6em;
    line-height: 1.5;
  }

  @container (min-width: 46em) {
    .pp-cures {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  .pp-cures-text,
  .pp-cures-note {
    max-width: 42em;
    margin: 0 0 0.6em;
  }

  .pp-cures .pp-math {
    max-width: 100%;
    margin: 0 0 0.8em;
    overflow-x: auto;
  }

  .pp-cures-buttons {
    margin: 0 0 0.9em;
  }

  .pp-cures-scroll {
    max-width: 42em;
    max-height: 24em;
    margin: 0 0 0.9em;
    overflow: auto;
  }

  .pp-cures-implied thead > tr > * {
    color: var(--pp-ink-2);
  }

  .pp-weights-table.pp-cures-implied .pp-weights-bar {
    width: 30%;
  }

  /* On a phone the numbers need the room. */
  @container (max-width: 30em) {
    .pp-cures-implied .pp-weights-bar {
      display: none;
    }
  }

  .pp-cures-pictures,
  .pp-cures-units {
    display: flex;
    flex-wrap: wrap;
    gap: 0.8em 2em;
    align-items: center;
    max-width: 42em;
    margin: 0 0 0.9em;
  }

  .pp-cures-pictures {
    align-items: start;
  }

  .pp-cures-pictures > figure {
    flex: 1 1 13em;
    min-width: 0;
    max-width: 17em;
  }

  .pp-cures-pictures figcaption {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
    line-height: 1.4;
    text-wrap: balance;
  }

  .pp-cures-picture {
    overflow: visible;
    font-family: var(--pp-serif);
    font-size: 13px;
  }

  .pp-cures-units > .pp-math {
    margin: 0;
  }

  .pp-cures-truth var {
    font-family: var(--pp-serif);
  }

  .pp-cures-truth :is(th, td) {
    padding: 0.15em 0.7em;
    text-align: center;
  }

  .pp-cures-truth :is(th, td):nth-child(3),
  .pp-cures-truth :is(th, td):nth-child(5) {
    border-inline-start: 1px solid var(--pp-rule);
  }

  .pp-cures-out-positive {
    color: var(--pp-positive-text);
  }

  .pp-cures-out-negative {
    color: var(--pp-negative-text);
  }

  @media print {
    .pp-cures-buttons {
      display: none !important;
    }
  }
`;
