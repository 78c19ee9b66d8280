import { css } from "lit";

export const boardCss = css`
  .pp-board {
    position: absolute;
    inset: 0;
    cursor: pointer;
    pointer-events: auto;
    /* A finger scrolls the page where nothing is dragged. */
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
  }

  .pp-board:not([data-answers]) {
    pointer-events: none;
  }

  /* What is answered with on the stage has a boundary of its own, whatever the page says of its weights. */
  .pp-part:has(.pp-board[data-answers]) .pp-stage-readout {
    visibility: hidden;
  }

  .pp-board[data-dragged] {
    cursor: crosshair;
    touch-action: none;
  }

  .pp-board-line {
    stroke: var(--pp-ink-2);
    stroke-width: 2;
  }

  .pp-board marker > path {
    fill: var(--pp-ink-2);
  }

  @supports (fill: context-stroke) {
    .pp-board marker > path {
      fill: context-stroke;
    }
  }

  .pp-board-badge {
    fill: var(--pp-surface);
    stroke: var(--pp-ink-2);
    stroke-width: 1.5;
  }

  .pp-board-letter {
    fill: var(--pp-ink);
    font: 650 13px var(--pp-font);
    text-anchor: middle;
  }

  .pp-board-candidate[data-chosen] > .pp-board-line {
    stroke: var(--pp-accent);
    stroke-width: 3.5;
  }

  .pp-board-candidate[data-chosen] > .pp-board-badge {
    fill: var(--pp-accent);
    stroke: var(--pp-accent);
  }

  .pp-board-candidate[data-chosen] > .pp-board-letter {
    fill: var(--pp-accent-ink);
  }

  .pp-board-point > :is(circle, rect) {
    fill: var(--pp-surface);
    stroke: var(--pp-ink);
    stroke-width: 2.5;
    stroke-dasharray: 4 3;
  }
`;
