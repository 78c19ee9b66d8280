import { type CSSResult, css } from "lit";
import { hidden } from "../shared/controls/recipes.css.js";
import { BELOW_LOW_WINDOW } from "../shared/low-window.js";

/** What the choice of the pace is about is said by its values, and to screen readers. */
const unlabelled: CSSResult = css`
  .pp-transport-pace {
    min-height: var(--pp-target);
  }

  .pp-transport-pace > label {
    ${hidden}
  }
`;

/** A new seed is an icon, where there is a seed to choose. */
const seedAtTheEnd: CSSResult = css`
  /* Of a run that depends on no seed there is none to choose. */
  .pp-transport-seed[aria-disabled="true"] {
    display: none;
  }

  /* At the end of the timeline, which leaves it room: beside the pace there is none. */
  .pp-transport-seed {
    grid-area: timeline;
    justify-self: end;
    overflow: hidden;
    width: var(--pp-target);
    padding: 0.2em;
    font-size: 0;
  }

  .pp-transport-timeline:has(~ .pp-transport-seed:not([aria-disabled="true"])) {
    margin-inline-end: calc(var(--pp-target) + 8px);
  }

  .pp-transport-seed > .pp-transport-icon {
    width: 20px;
    height: 20px;
  }
`;

/** The transport in other layouts than that of the page: on a phone in as few rows as it can be read in. */
export const transportLayoutsCss: CSSResult = css`
  @container pp-transport (max-width: 30.99em) {
    .pp-transport {
      grid-template: "timeline timeline" "status pace" "buttons buttons" / minmax(9em, 1fr) minmax(0, auto);
      gap: 0.2em 0.5em;
    }

    /* A line for each of the three, however many digits they have: nothing moves. */
    .pp-transport-status {
      font-size: 0.8em;
      line-height: 1.25;
    }

    /* Of the captions of neighbours none runs into another. */
    @container pp-transport (max-width: 23em) {
      :is(.pp-transport-caption, .pp-transport-moment) {
        letter-spacing: -0.04em;
      }
    }

    :is(.pp-transport-moment > span, .pp-transport-state) {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .pp-transport-state > .pp-transport-icon {
      margin-inline-end: 0.35em;
      vertical-align: -0.2em;
    }

    .pp-transport-moment > .pp-transport-dot {
      display: none;
    }

    /* All as wide, whether one says play or pause. */
    .pp-transport-button {
      flex: 1 1 0;
      min-width: min(2.4em, var(--pp-target));
    }

    ${unlabelled}

    ${seedAtTheEnd}

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

      ${seedAtTheEnd}
    }
  }

  @container pp (min-width: 52em) {
    /* However many digits there are to say, the timeline is as wide. */
    .pp-app[data-present] .pp-transport {
      grid-template: "buttons timeline status pace" / auto minmax(7em, 1fr) 19em auto;
      gap: 0 1em;
    }

    .pp-app[data-present] .pp-transport-seed {
      display: none;
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
