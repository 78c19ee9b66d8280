import { css } from "lit";
import { BELOW_LOW_WINDOW } from "../../../views/shared/low-window.js";

/** What is another picture of the same run, in a low window, in a figure and on paper. */
export const elsewhereCss = css`
  @container pp (min-width: 40em) {
    @media screen and (max-height: ${BELOW_LOW_WINDOW}px) {
      /* What is another picture of the same run has half of the window, and its words beside it: with a step there are three columns. */
      .pp-app:not([data-present], [data-guide]):has(> .pp-drawer > .pp-panel:is([data-part="projection"], [data-part="weight-space"], [data-part="lift"])) {
        grid-template-columns: minmax(0, 1fr) minmax(21em, min(54%, 100% - 22em));
      }
    }
  }

  @media screen {
    .pp-app[data-embed] .pp-drawer-bar {
      display: none;
    }

    /* The 3-D picture below the stage, or beside it where it has room there. */
    .pp-app[data-embed] > .pp-drawer:has(> .pp-panel) {
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      min-height: 0;
      border: 0;
    }

    .pp-app[data-embed] .pp-panel > pp-lift {
      height: 100%;
      min-height: 0;
    }

    .pp-app[data-embed]:has(> .pp-drawer > .pp-panel) {
      grid-template-rows: minmax(7em, 1fr) minmax(12em, 1fr) auto auto;
      grid-template-areas: "stage stage" "drawer drawer" "transport transport" "story open";
    }

    @container pp (max-width: 31.99em) {
      .pp-app[data-embed]:has(> .pp-drawer > .pp-panel) {
        grid-template-rows: minmax(7em, 1fr) minmax(12em, 1fr) auto auto auto;
        grid-template-areas: "stage" "drawer" "transport" "story" "open";
      }
    }

    @container pp (min-width: 43.75em) {
      .pp-app[data-embed]:not([data-guide]):has(> .pp-drawer > .pp-panel) {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        grid-template-rows: minmax(7em, 1fr) auto auto;
        grid-template-areas: "stage drawer" "transport transport" "story open";
      }
    }
  }

  /* One page holds both pictures. */
  @media print {
    .pp-app:has(> .pp-drawer > .pp-panel) .pp-stage-canvas {
      max-height: 5.4cm !important;
    }
  }
`;
