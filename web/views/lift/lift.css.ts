import { css } from "lit";
import { hidden } from "../../ui/controls/recipes.css.js";
import { LOW_WINDOW } from "../../ui/page/low-window.js";

/** The 3-D view, which has all the room of its pane. */
export const liftCss = css`
  pp-lift {
    position: relative;
    display: grid;
    /* The picture whole, and the first of its words. */
    grid-template-rows: auto max(9em, min(100cqw, var(--pp-read, 70vh) - var(--pp-target) - 3.2em)) auto;
    min-height: 0;
    container: pp-lift / inline-size;
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
    flex: 1 1 7em;
    min-width: 0;
    font-size: 0.9333em;
  }

  .pp-lift-choice > .pp-select {
    flex: 0 1 auto;
    min-width: 0;
  }

  /* Rather than what is chosen the word before it: a screen reader still says it. */
  @container pp-lift (max-width: 25em) {
    .pp-lift-choice > label {
      ${hidden}
    }
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

  .pp-lift-words {
    padding: 0.35em 0.75em 0.55em;
    line-height: 1.4;
  }

  .pp-app .pp-drawer > .pp-panel[data-part="lift"] {
    padding: 0;
  }

  @container pp (min-width: 52em) {
    @media (min-height: ${LOW_WINDOW}px) {
      .pp-panel > pp-lift {
        grid-template-rows: auto minmax(0, 1fr) auto;
        height: 100%;
        min-height: 15em;
      }
    }
  }

  @media print {
    pp-lift {
      grid-template-rows: auto !important;
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

    .pp-lift-bar {
      display: none !important;
    }
  }
`;
