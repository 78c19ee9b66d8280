import { css } from "lit";
import { tableCss } from "./comparison-table.css.js";
import { splitsCss } from "./splits/splits.css.js";

/** The table, the curves and the splits. Beside each other where they have the width of the page. */
export const compareCss = css`
  ${tableCss}
  ${splitsCss}

  .pp-comparison {
    gap: 1.5em 2em;
  }

  @container pp-panel (min-width: 1000px) {
    .pp-comparison {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      grid-template-rows: auto 1fr;
    }

    .pp-comparison > pp-curves {
      grid-area: 1 / 2 / span 2;
      /* In sight of what is scrolled to beside them. */
      position: sticky;
      top: 0;
      align-self: start;
    }

    .pp-comparison > :is(pp-numbers, pp-splits) {
      grid-column: 1;
    }

    .pp-chart-curves {
      height: 14em;
    }
  }

  @media print {
    .pp-comparison {
      row-gap: 0.4em;
    }

    .pp-comparison > pp-curves {
      position: static;
    }
  }
`;
