import { css } from "lit";

/** What is drawn keeps the proportions it was drawn in, as wide as it may be. */
export const printedStageCss = css`
  @media print {
    pp-stage {
      height: auto !important;
      min-height: 0 !important;
      break-inside: avoid;
    }

    .pp-stage-surface {
      display: grid;
    }

    .pp-stage-canvas {
      position: static !important;
      grid-area: 1 / 1;
      height: auto !important;
      max-height: 5.6cm;
      object-fit: contain;
    }
  }
`;
