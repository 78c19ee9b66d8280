import { css } from "lit";
import { BELOW_LOW_WINDOW } from "../../views/shared/low-window.js";

/** For the lecture hall: the stage as large as can be, what happened as a strip below it, the transport in one row. */
export const presentCss = css`
  @container pp (min-width: 52em) {
    /* As high as the window, in letters that are large only where it holds enough of them. */
    .pp-app[data-present] {
      --pp-whole: max(22em, var(--pp-height, 47em));

      font-size: min(var(--pp-size), max(0.9375em, min(2.25svh, 1.46cqw)));
      grid-template-columns: minmax(0, 1fr) 28em;
      grid-template-rows: auto minmax(60%, 1fr) auto auto;
      grid-template-areas: "verdict header" "stage stage" "story story" "transport transport";
    }

    .pp-app[data-present] > :is([data-area="setup"], [data-area="bench"], [data-area="tools"], .pp-drawer) {
      display: none;
    }

    .pp-app[data-present] > [data-area="header"] {
      padding-block: 0.1em;
      border: 0;
    }

    .pp-app[data-present] > [data-area="verdict"] {
      align-self: center;
    }

    /* As high with little to say as with much: nothing moves while it plays. */
    .pp-app[data-present] > [data-area="story"] {
      width: auto;
      height: min(0.25 * var(--pp-whole), 0.4 * var(--pp-whole) - 6.8em);
      overflow: hidden;
      scrollbar-gutter: auto;
      padding-block: 0.3em;
      border: 0;
      border-top: 1px solid var(--pp-rule);
    }

    .pp-app[data-present] > [data-area="transport"] {
      padding-block: 0.2em;
    }
  }
  /* On a laptop whose screen is scaled for the hall: all that is there is in the window, and the stage has most of it. */
  @media (max-height: ${BELOW_LOW_WINDOW}px) {
    @container pp (min-width: 52em) {
      .pp-app[data-present] {
        grid-template-rows: auto minmax(50%, 1fr) auto auto;
      }

      .pp-app[data-present] > [data-area="story"] {
        height: calc(0.2 * var(--pp-whole));
      }
    }
  }
`;
