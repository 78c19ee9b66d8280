import { css } from "lit";

/** The learners over many splits. */
export const splitsCss = css`
  .pp-splits-bar {
    gap: 0.4em 0.8em;
    font-size: 0.9333em;
  }

  .pp-splits-text {
    max-width: 46em;
    margin: 0.5em 0 0;
    line-height: 1.45;
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
    min-width: 9em;
    max-width: 18em;
    fill: currentColor;
    fill-opacity: 0.75;
  }

  @media print {
    :is(.pp-splits-bar, .pp-splits:not(:has(table))) {
      display: none !important;
    }
  }
`;
