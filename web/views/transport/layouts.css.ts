import { type CSSResult, css } from "lit";
import { hidden } from "../../ui/controls/recipes.css.js";
import { BELOW_LOW_WINDOW } from "../../ui/page/low-window.js";

/** What the choice of the speed is about is said by its values, and to screen readers; the tick is before it. */
const unlabelled: CSSResult = css`
  .pp-transport-pace {
    grid-template: "pauses select" auto / auto minmax(0, 1fr);
    min-height: var(--pp-target);
  }

  .pp-transport-pace > label[for] {
    ${hidden}
  }
`;

/** The transport in other layouts than that of the page: on a phone in as few rows as it can be read in. */
export const transportLayoutsCss: CSSResult = css`
  @container pp-transport (max-width: 30.99em) {
    .pp-transport {
      grid-template: "timeline timeline" "status pace" "buttons buttons" / minmax(0, 1fr) auto;
      gap: 0.2em 0.5em;
    }

    /* A line for each of the four, however many digits they have: nothing is cut, and nothing moves. */
    .pp-transport-status {
      position: relative;
      min-height: 4.6em;
      font-size: 0.8em;
      line-height: 1.15;
    }

    .pp-transport-pace > select {
      padding-inline: 0.4em 1.1em;
      font-size: 0.8em;
    }

    /* It has no line of its own: there the line it stands in is short. */
    .pp-transport-zero {
      position: absolute;
      inset: 0 0 auto auto;
    }

    /* Of the captions of neighbours none runs into another. */
    @container pp-transport (max-width: 23em) {
      :is(.pp-transport-caption, .pp-transport-moment) {
        letter-spacing: -0.04em;
      }

      /* The stage marks them. */
      .pp-transport-wrong {
        display: none;
      }
    }

    .pp-transport-moment {
      flex-direction: column;
    }

    :is(.pp-transport-moment > span:not(.pp-transport-dot), .pp-transport-wrong, .pp-transport-state:not([data-tone="quiet"])) {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .pp-transport-state > .pp-transport-icon {
      margin-block: -0.2em;
      margin-inline-end: 0.35em;
      vertical-align: -0.2em;
    }

    /* All as wide, whether one says play or pause. */
    .pp-transport-button {
      flex: 1 1 0;
      min-width: min(2.4em, var(--pp-target));
    }

    /* The longest caption. */
    .pp-transport-button:first-child {
      flex-grow: 1.4;
    }

    ${unlabelled}

    .pp-transport-timeline {
      height: 3.1em;
    }
  }

  @media (max-height: ${BELOW_LOW_WINDOW}px) {
    .pp-transport-timeline {
      height: 3.1em;
    }

    @container pp-transport (min-width: 31em) and (max-width: 59.99em) {
      .pp-transport-button {
        min-width: min(2.4em, var(--pp-target));
      }

      ${unlabelled}
    }
  }

  @media print {
    :is(.pp-transport-buttons, .pp-transport-pace, .pp-transport-seed) {
      display: none !important;
    }

    .pp-timeline-canvas {
      object-fit: contain;
      object-position: left;
    }
  }
`;
