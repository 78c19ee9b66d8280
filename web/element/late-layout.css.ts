import { css } from "lit";

/** Where the parts stand when a comparison is below them. */
export const lateLayoutCss = css`
  .pp-part[data-part="orders"] {
    grid-area: orders;
  }

  .pp-part[data-part="compare"] {
    grid-area: compare;
  }

  .pp-part[data-part="cures"] {
    grid-area: cures;
  }

  /* In a single column, where they stand comes with what loads first but for this part. */
  @container not (min-width: 52rem) {
    .pp-app {
      grid-template-areas: "header" "stage" "transport" "story" "bench" "compare" "orders" "cures" "charts";
    }
  }

  .pp-part:is([data-part="compare"], [data-part="orders"], [data-part="cures"]) {
    padding: 1rem;
    border-top: 1px solid var(--pp-rule);
  }

  /* One column of several stages is longer than the window: where it is high enough, the transport stays at hand. */
  @media (min-height: 40rem) {
    .pp-app[data-panes] > .pp-part[data-part="transport"] {
      position: sticky;
      bottom: 0;
      z-index: 2;
    }
  }

  .pp-app[data-panes] > .pp-part[data-part="stage"] {
    height: auto;
  }

  @container (min-width: 52rem) {
    .pp-app[data-below] {
      height: auto;
      grid-template-rows: auto minmax(18rem, 1fr) auto auto auto auto auto;
      grid-template-areas:
        "header header header"
        "bench stage story"
        "bench stage charts"
        "bench transport charts"
        "bench compare compare"
        "bench orders orders"
        "bench cures cures";
    }

    /* Two rows of stages stay legible in a projector's letters too, and then the page is longer than the window. */
    :host([theme="projector"]) .pp-app[data-below][data-panes] {
      grid-template-rows: auto minmax(34em, 1fr) auto auto auto auto auto;
    }

    /* A strut as tall as the page is without the comparison: the row of the stage takes what the others leave of it. */
    .pp-app[data-below]::before {
      content: "";
      grid-row: 1 / span 4;
      grid-column: 1;
      height: max(34rem, var(--pp-height, 44rem));
    }

    .pp-app[data-below] > :is([data-part="bench"], [data-part="stage"], [data-part="story"]) {
      contain: strict;
    }

    .pp-app[data-panes] > .pp-part[data-part="transport"] {
      position: static;
    }
  }
`;
