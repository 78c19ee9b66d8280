import { type CSSResult, css } from "lit";
import { BELOW_LOW_WINDOW } from "../shared/low-window.js";

/** What the choice of the pace is about is said by its values, and to screen readers. */
const unlabelled: CSSResult = css`
  .pp-transport-pace > label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Where the transport stands on the stage of a phone: as few rows as it can be read in. */
export const compactCss: CSSResult = css`
  @container pp-transport (max-width: 30.99em) {
    .pp-transport {
      grid-template: "buttons buttons buttons" "timeline timeline timeline" "status seed pace" / minmax(0, 1fr) auto minmax(0, 8.5em);
      gap: 0.2em 0.5em;
    }

    /* A line for each of the three, however many digits they have: nothing moves. */
    .pp-transport-status {
      font-size: 0.8em;
      line-height: 1.25;
    }

    .pp-transport-moment > span:first-child {
      display: block;
    }

    .pp-transport-dot {
      display: none;
    }

    .pp-transport-button {
      flex: 1 1 auto;
      min-width: min(2.4em, var(--pp-target));
    }

    ${unlabelled}

    /* Of a run that depends on no seed there is none to choose. */
    .pp-transport-seed[aria-disabled="true"] {
      display: none;
    }

    .pp-transport-seed {
      overflow: hidden;
      width: var(--pp-target);
      padding: 0.2em;
      font-size: 0;
    }

    .pp-transport-seed > .pp-transport-icon {
      width: 20px;
      height: 20px;
    }

    .pp-transport-timeline {
      height: 3.1em;
    }
  }

  @media (max-height: ${BELOW_LOW_WINDOW}px) {
    .pp-transport-timeline {
      height: 3.1em;
    }

    @container pp-transport (min-width: 31em) and (max-width: 59.99em) {
      .pp-transport {
        grid-template: "buttons seed pace" "timeline timeline timeline" "status status status" / auto minmax(0, 1fr) minmax(7em, 12em);
        gap: 0.15em 0.6em;
      }

      .pp-transport-button {
        min-width: min(2.4em, var(--pp-target));
      }

      ${unlabelled}

      .pp-transport-seed[aria-disabled="true"] {
        display: none;
      }
    }
  }
`;
