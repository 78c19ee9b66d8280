import { css } from "lit";

/** A page: black on white, whatever the theme is, as wide as it is printed. */
const sheet = css`
  .pp-sheet {
    max-width: 50em;
    margin: 0 auto 1em;
    padding: 1.8em 2em;
    border: 1px solid #bbb;
    background: #fff;
    color: #000;
    color-scheme: light;
  }

  .pp-sheet h3 {
    margin: 0;
    font: 500 1.4em / 1.2 var(--pp-serif);
  }

  /* Who writes has a line for it. */
  .pp-sheet-writer {
    display: flex;
    gap: 1.5em;
    margin: 0 0 1em;
    color: #444;
  }

  .pp-sheet-writer > span {
    flex: 1;
    padding-bottom: 0.3em;
    border-bottom: 1px solid #888;
  }

  .pp-sheet-writer > :first-child {
    flex: 2;
  }

  .pp-sheet-origin {
    margin: 0.2em 0 0.6em;
    color: #444;
  }

  .pp-sheet :is(.pp-sheet-rules, .pp-sheet-tasks) {
    margin: 0 0 0.7em;
    padding-inline-start: 1.4em;
  }

  .pp-sheet-answer {
    display: block;
  }

  .pp-sheet-scroll {
    overflow-x: auto;
  }

  .pp-sheet-table {
    width: 100%;
    font-size: 0.9em;
    white-space: nowrap;
  }

  .pp-sheet-table :is(th, td) {
    height: 2em;
    padding: 0.1em 0.4em;
    border: 1px solid #888;
    text-align: center;
    font-weight: normal;
  }

  .pp-sheet-table thead th {
    border-bottom: 2px solid #000;
    color: inherit;
    font-weight: 650;
  }

  /* Room to write. */
  .pp-sheet-table th[data-blank] {
    min-width: 3.6em;
  }

  .pp-sheet-table th[data-blank][data-wide] {
    min-width: 7.5em;
  }

  .pp-sheet-table [data-ends-epoch] > * {
    border-bottom: 2px solid #000;
  }

  /* Of several classes: less of everything. */
  .pp-sheet-table[data-many] {
    font-size: 0.8em;
  }

  .pp-sheet-table[data-many] :is(th, td) {
    padding-inline: 0.25em;
  }

  .pp-sheet-table[data-many] th[data-blank] {
    min-width: 2.6em;
  }

  .pp-sheet-table[data-many] th[data-blank][data-wide] {
    min-width: 6.6em;
  }

  .pp-sheet[data-solved] [data-blank] {
    font-weight: 650;
  }
`;

const plot = css`
  .pp-sheet-plot {
    display: block;
    width: min(26em, 100%);
    margin: 1em auto 0;
    font-size: 13px;
    fill: #000;
  }
`;

/** While a sheet is open, it is what is printed: sheet and solution, each from the top of a page. */
const printed = css`
  @media print {
    .pp-box:has(pp-worksheet) {
      container: none;
    }

    .pp-box .pp-app:has(> pp-worksheet) > :not(pp-worksheet) {
      display: none !important;
    }

    .pp-worksheet,
    .pp-worksheet[open] {
      position: static;
      display: block;
      width: auto;
      height: auto;
      margin: 0;
      border: 0;
      border-radius: 0;
      overflow: visible;
      box-shadow: none;
      background: none;
    }

    .pp-worksheet :is(.pp-dialog-head, .pp-worksheet-bar, .pp-worksheet-said, .pp-worksheet-exports) {
      display: none;
    }

    .pp-worksheet::backdrop {
      display: none;
    }

    .pp-worksheet-desk {
      padding: 0;
      overflow: visible;
      background: none;
    }

    .pp-sheet {
      max-width: none;
      margin: 0;
      padding: 0;
      border: 0;
      font-size: 10.5pt;
    }

    .pp-sheet + .pp-sheet {
      break-before: page;
    }

    /* Half of the outermost rules is beyond the table. */
    .pp-sheet-scroll {
      overflow: visible;
      padding-inline: 1px;
    }

    .pp-sheet-table :is(th, td) {
      height: 0.62cm;
    }

    .pp-sheet[data-length="short"]:not([data-solved]) :is(th, td) {
      height: 0.66cm;
    }

    .pp-sheet[data-length="long"]:has(.pp-sheet-plot) :is(th, td) {
      height: 0.52cm;
      padding-block: 0;
      line-height: 1.2;
    }

    /* Nobody writes there. */
    .pp-sheet[data-length="long"][data-solved]:has(.pp-sheet-plot) :is(th, td) {
      height: 0.4cm;
    }

    .pp-sheet-writer {
      margin-bottom: 0.3cm;
    }

    .pp-sheet-table tr,
    .pp-sheet-plot {
      break-inside: avoid;
    }

    .pp-sheet-plot {
      width: auto;
      max-width: 100%;
      height: 8.5cm;
      margin-top: 0.4cm;
    }

    .pp-sheet[data-length="short"] .pp-sheet-plot {
      height: 10cm;
    }

    .pp-sheet[data-length="long"] .pp-sheet-plot {
      height: 6cm;
    }
  }
`;

export const paperCss = css`
  ${sheet}
  ${plot}
  ${printed}
`;
