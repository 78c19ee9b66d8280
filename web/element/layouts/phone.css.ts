import { type CSSResult, css } from "lit";
import { BELOW_LOW_WINDOW, LOW_WINDOW } from "../../views/shared/low-window.js";
import { lying } from "./lying.css.js";
import { oneSheet } from "./one-sheet.css.js";

/** In a lower window than this many pixels only the tabs stay: more would leave nothing to be read. */
const HELD_FROM = 500;

/** Not a figure, and nothing while somebody types on an on-screen keyboard. */
const pins: CSSResult = css`.pp-app:not([data-embed], [data-typing])`;

/** A stage that is longer than the window, or of no use to what is asked: that is about lines of code, and needs the window. */
const passes: CSSResult = css`:has(.pp-panes, pp-reviews, [data-state="open"] .pp-code)`;

/** The stage stays at the top with the buttons below it; the rest scrolls, and what else there is of the transport goes under the stage. */
const held: CSSResult = css`
  ${pins} {
    --pp-stays: var(--pp-plot);
    --pp-held: calc(var(--pp-stays) + var(--pp-row));
  }

  ${pins}${passes} {
    --pp-stays: 0px;
  }

  ${pins} > [data-area="transport"],
  ${pins}:not(${passes}) > [data-area="stage"] {
    position: sticky;
    top: calc(0px - var(--pp-above-plot, 0px));
  }

  ${pins} > [data-area="transport"] {
    top: calc(var(--pp-held) - var(--pp-drive));
  }

  /* The keyboard finds all of it. */
  ${pins} > [data-area="transport"]:has(:focus-visible) {
    top: var(--pp-stays);
  }
`;

/** One below the other: where the window is high enough, what is read scrolls under the stage. */
const upright: CSSResult = css`
  ${oneSheet}

  .pp-app {
    --pp-plot: max(11em, min(40svh, 100svh - 30em));
    --pp-row: calc(max(2.8em, var(--pp-target)) + 0.6em);
    --pp-drive: calc(max(2.8em, var(--pp-target)) + 8em);
    /* How far down from the upper edge of the window what stays there goes. */
    --pp-held: 0px;
    /* What it leaves above the tabs. */
    --pp-read: calc(100svh - var(--pp-held) - max(2.4em, var(--pp-target)) - 1px);

    display: flex;
    flex-direction: column;
    min-height: var(--pp-height, auto);
  }

  .pp-app > .pp-notices {
    order: -1;
    align-self: stretch;
  }

  /* Nothing that scrolls is seen between it and the edge of the window. */
  .pp-app > [data-area="stage"] {
    z-index: 3;
    height: var(--pp-plot);
    min-height: 0;
    flex: none;
    box-shadow: 0 -2px var(--pp-surface);
  }

  .pp-app > [data-area="transport"] {
    z-index: 2;
    display: grid;
    align-content: end;
    height: var(--pp-drive);
    border-bottom: 1px solid var(--pp-rule);
  }

  .pp-app .pp-transport {
    grid-template-areas: "timeline timeline" "status pace" "buttons buttons";
  }

  .pp-app > :is([data-area="setup"], [data-area="story"]),
  .pp-app .pp-panel {
    flex: 1 0 auto;
    order: 1;
    border-top: 1px solid var(--pp-rule);
    scroll-margin-top: var(--pp-held);
  }

  /* So high that it can be scrolled to before all of it has come. */
  .pp-app .pp-panel {
    min-height: 60svh;
  }

  .pp-app .pp-drawer-bar {
    order: 2;
  }

  .pp-app:has(.pp-panes, pp-reviews) > [data-area="stage"] {
    height: auto;
  }

  @media (min-height: ${HELD_FROM}px) {
    ${held}
  }

  /* A notice that sticks there would hide whatever has the focus: they have rows of their own above the page. */
  @media (max-height: ${HELD_FROM - 0.01}px) {
    .pp-app > .pp-notices {
      position: static;
      z-index: auto;
      height: auto;
    }

    .pp-app pp-notices {
      margin-block: 0 0.5em;
    }
  }
`;

/** The page in a narrow place and in a low window. A window that is low has no room for a row above and one below the stage. */
export const phoneCss: CSSResult = css`
  @media screen {
    @container pp (max-width: 39.99em) {
      ${upright}
    }

    @container pp (min-width: 40em) and (max-width: 51.99em) {
      @media (min-height: ${LOW_WINDOW}px) {
        ${upright}

        /* The pace has its caption there. */
        .pp-app {
          --pp-drive: calc(max(2.8em, var(--pp-target)) + 9em);
        }

        .pp-app .pp-transport {
          grid-template: "timeline timeline" "status pace" "buttons seed" / minmax(0, 1fr) auto;
        }
      }
    }

    @container pp (min-width: 40em) {
      @media (max-height: ${BELOW_LOW_WINDOW}px) {
        ${lying}
      }
    }
  }
`;
