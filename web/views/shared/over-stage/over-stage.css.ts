import { css } from "lit";

export const overStageCss = css`
  /* Where the stage stays at the top of a narrow page, it is what this lies over as well. */
  :where(.pp-part:has(> .pp-over-stage)) {
    position: relative;
  }

  .pp-over-stage {
    position: absolute;
    inset: 0;
    z-index: 3;
    pointer-events: none;
  }

  .pp-over-stage svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: hidden;
  }

  .pp-next-ring {
    fill: none;
    stroke: var(--pp-ink);
    stroke-width: 2;
    stroke-dasharray: 5 3;
  }

  .pp-over-stage-text {
    fill: var(--pp-ink);
    stroke: var(--pp-surface);
    stroke-width: 4;
    paint-order: stroke;
    font: 650 12px var(--pp-font);
    text-anchor: middle;
  }

  @media print {
    .pp-over-stage {
      display: none;
    }
  }
`;
