import { css } from "lit";

/** The 3-D view, and the room it takes beside the stage. */
export const liftCss = css`
  .pp-part[data-part="stage"]:has(pp-lift) {
    container: pp-stages / inline-size;
    height: auto;
  }

  pp-panes:has(> pp-lift) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }

  pp-panes:has(> pp-lift) > pp-stage {
    height: min(92cqw, 70vh);
    min-height: 288px;
  }

  pp-lift {
    position: relative;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    min-height: 0;
    height: max(416px, min(125cqw, 86vh));
    border-top: 1px solid var(--pp-rule);
    background: var(--pp-surface);
    color: var(--pp-ink);
  }

  .pp-lift-bar {
    gap: 0.3em 0.6em;
    padding: 0.4em 0.6em;
    border-bottom: 1px solid var(--pp-rule);
    background: var(--pp-bg);
  }

  .pp-lift-choice {
    flex: 1 1 9em;
    min-width: 0;
    font-size: 0.9333em;
  }

  .pp-lift-choice > .pp-select {
    flex: 0 1 auto;
    min-width: 0;
  }

  .pp-lift-buttons {
    display: flex;
    gap: 0.15em;
  }

  .pp-lift-buttons svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .pp-lift-surface {
    min-height: 0;
    cursor: grab;
  }

  .pp-lift-surface[data-hover] {
    cursor: pointer;
  }

  .pp-lift-surface:active {
    cursor: grabbing;
  }

  /* Beside the heading of the reviews, which have no stage. */
  .pp-reviews > .pp-lift-toggle {
    float: inline-end;
    margin-top: -2.1em;
  }

  .pp-lift-words {
    padding: 0.35em 0.75em 0.55em;
    line-height: 1.4;
  }

  @container pp (min-width: 52em) {
    .pp-part[data-part="stage"]:has(pp-lift) {
      overflow: hidden auto;
    }

    pp-panes:has(> pp-lift) {
      grid-template-rows: minmax(224px, 2fr) minmax(304px, 3fr);
    }

    pp-panes:has(> .pp-pane-grid):has(> pp-lift) {
      grid-template-rows: minmax(320px, 1fr) minmax(304px, 1fr);
    }

    pp-panes:has(> pp-lift) > pp-stage,
    pp-panes > pp-lift {
      height: auto;
      min-height: 0;
    }
  }

  @container pp-stages (min-width: 43.75em) {
    pp-panes:has(> pp-lift):not(:has(> .pp-pane-grid)) {
      grid-template-rows: minmax(320px, 1fr);
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    pp-panes:not(:has(> .pp-pane-grid)) > pp-lift {
      height: auto;
      border-top: 0;
      border-inline-start: 1px solid var(--pp-rule);
    }
  }

  /* Several stages are narrow enough without it. */
  @container pp-stages (min-width: 70em) {
    pp-panes:has(> .pp-pane-grid):has(> pp-lift) {
      grid-template-rows: minmax(320px, 1fr);
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }

    pp-panes > pp-lift {
      height: auto;
      border-top: 0;
      border-inline-start: 1px solid var(--pp-rule);
    }
  }

  @media print {
    pp-panes:has(> pp-lift) {
      grid-template: auto / 1fr 1fr !important;
      align-items: end;
    }

    pp-lift {
      height: auto !important;
      min-height: 0 !important;
      border: 0 !important;
      break-inside: avoid;
    }

    .pp-lift-surface {
      display: grid;
    }

    .pp-lift-canvas {
      position: static !important;
      grid-area: 1 / 1;
      height: auto !important;
      max-height: 7.2cm;
      object-fit: contain;
    }

    /* Its place in the picture stays. */
    .pp-lift-bar {
      visibility: hidden;
    }
  }
`;
