import { css } from "lit";
import { chosen } from "../../../ui/controls/recipes.css.js";

/** Several stages side by side, each under its learner's name. */
export const panesCss = css`
  .pp-pane-grid {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
  }

  /* As tall as what it holds: a bar, and one stage or several. */
  .pp-part[data-part="stage"]:has(.pp-pane-grid) {
    height: auto;
  }

  .pp-part[data-part="stage"]:has(.pp-pane-grid > pp-stage) {
    --pp-above-plot: var(--pp-bar-high, 0px);
  }

  .pp-pane-grid > pp-stage {
    height: var(--pp-plot, clamp(320px, 90cqw, 448px));
    min-height: 0;
  }

  .pp-panes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5em;
    overflow: hidden;
  }

  /* Panes beside each other share the height of the longest name, so that their plots align. */
  .pp-pane {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    min-width: 0;
    min-height: 0;
  }

  .pp-pane > pp-stage {
    height: clamp(240px, 66cqw, 352px);
    min-height: 0;
  }

  .pp-pane-caption {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    column-gap: 0.3em;
    padding: 0.25em 0.3em 0.25em 0.75em;
    border-top: 3px solid transparent;
    font-size: 0.9333em;
    line-height: 1.3;
    container: pp-caption / inline-size;
  }

  .pp-pane[data-lead] > .pp-pane-caption {
    border-top-color: var(--pp-accent);
  }

  .pp-pane-name {
    overflow-wrap: anywhere;
    font-weight: 600;
  }

  .pp-pane-settings {
    color: var(--pp-ink-2);
    font-weight: 400;
  }

  /* As many lines in every pane as the longest usually takes, so that the plots stay of one size while numbers grow. */
  .pp-pane-status {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    grid-column: 1 / -1;
    gap: 0 0.9em;
    min-height: 1.5em;
    contain: content;
    color: var(--pp-ink-2);
    font-size: 0.9286em;
    line-height: 1.5;
  }

  .pp-pane-status > * {
    white-space: nowrap;
  }

  @container pp-caption (max-width: 22em) {
    .pp-pane-status {
      min-height: 3em;
    }
  }

  @container pp-caption (max-width: 30em) {
    .pp-pane-status[data-split] {
      min-height: 3em;
    }
  }

  @container pp-caption (max-width: 15em) {
    .pp-pane-status[data-split] {
      min-height: 4.5em;
    }
  }

  .pp-pane-lead[aria-pressed="true"] {
    ${chosen}
  }

  .pp-outcome > svg {
    width: 0.8em;
    height: 0.8em;
    margin-inline-end: 0.3em;
  }

  .pp-outcome[data-tone="success"] {
    color: var(--pp-accent);
  }

  .pp-outcome[data-tone="warning"] {
    color: var(--pp-warning);
  }

  /* Named, because the room of the panes is a container too. Two panes beside each other as soon as each is as wide as a phone is. */
  @container pp (min-width: 40em) {
    .pp-panes {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .pp-pane > pp-stage {
      height: clamp(240px, 42cqw, 416px);
    }
  }

  /* As the parts stand side by side: the panes share the height of the stage. */
  @container pp (min-width: 52em) {
    .pp-panes-room {
      container: pp-panes / size;
      min-height: 0;
      overflow-y: auto;
    }

    /*
     * Near-square cells, and each of them in sight: an upright room has its rows where a wide one has its columns. In the
     * room of a phone that lies they would be too small to see anything: there it scrolls.
     */
    .pp-panes {
      min-height: 100%;
      grid-auto-rows: auto minmax(6.5em, 1fr);
    }

    .pp-pane > pp-stage,
    .pp-pane-grid > pp-stage {
      height: auto;
    }

    @container pp-panes (max-aspect-ratio: 1 / 1) {
      .pp-panes:is([data-count="2"], [data-count="3"]) {
        grid-template-columns: minmax(0, 1fr);
      }
    }

    @container pp-panes (min-aspect-ratio: 1 / 1) {
      .pp-panes:is([data-count="5"], [data-count="6"]) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }

    @container pp-panes (min-aspect-ratio: 2 / 1) and (min-width: 33em) {
      .pp-panes[data-count="3"] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }

    @container pp-panes (min-aspect-ratio: 13 / 5) and (min-width: 44em) {
      .pp-panes[data-count="4"] {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }

    @container pp-panes (min-aspect-ratio: 4 / 1) and (min-width: 55em) {
      .pp-panes[data-count="5"] {
        grid-template-columns: repeat(5, minmax(0, 1fr));
      }

      .pp-panes[data-count="6"] {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
    }
  }

  @media print {
    .pp-pane .pp-stage-canvas {
      max-height: 5cm;
    }

    .pp-panes {
      grid-template-columns: repeat(2, minmax(0, 1fr)) !important;
      grid-auto-rows: auto !important;
    }

    .pp-panes:is([data-count="5"], [data-count="6"]) {
      grid-template-columns: repeat(3, minmax(0, 1fr)) !important;
    }

    .pp-panes-room {
      container: none !important;
      overflow: visible !important;
    }
  }
`;
