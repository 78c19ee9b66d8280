import { type CSSResult, css } from "lit";
import { BELOW_LOW_WINDOW, LOW_WINDOW } from "../../views/shared/low-window.js";
import { lying } from "./lying.css.js";
import { oneSheet } from "./one-sheet.css.js";

/** A page whose stage is longer than the window, with a guide: its text comes first. */
const beforeStage: CSSResult = css`.pp-app[data-guide][data-sheet="story"]:has(pp-reviews)`;

/** In a lower window than this many pixels only the tabs stay: more would leave nothing to be read. */
const HELD_FROM = 500;

/** Not a figure, or a stage that is longer than the window, and nothing while somebody types on an on-screen keyboard. */
const pins: CSSResult = css`.pp-app:not([data-embed], [data-typing], :has(.pp-pane-grid, pp-reviews))`;

/** The stage stays at the top with the buttons below it, or alone during a lesson; the rest scrolls. */
const held: CSSResult = css`
  ${pins} {
    --pp-held: calc(var(--pp-plot) + var(--pp-row));
  }

  ${pins}[data-guide] {
    --pp-held: var(--pp-plot);
  }

  ${pins} > [data-area="stage"] {
    position: sticky;
    top: 0;
  }

  /* All but its buttons goes under the stage. */
  ${pins}:not([data-guide]) > [data-area="transport"] {
    position: sticky;
    top: calc(var(--pp-held) - var(--pp-drive));
  }
`;

/** One below the other: where the window is high enough, what is read scrolls under the stage. */
const upright: CSSResult = css`
  ${oneSheet}

  .pp-app {
    --pp-plot: max(11em, min(40svh, 100svh - 27em));
    --pp-row: calc(max(2.8em, var(--pp-target)) + 0.6em);
    --pp-drive: calc(var(--pp-row) + 7.1em);
    /* How far down from the upper edge of the window what stays there goes. */
    --pp-held: 0px;
    /* What it leaves above the tabs. */
    --pp-read: calc(100svh - var(--pp-held) - max(2.4em, var(--pp-target)) - 1px);

    display: flex;
    flex-direction: column;
    min-height: var(--pp-height, auto);
  }

  .pp-app[data-guide] {
    --pp-plot: max(11em, 28svh);
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
    position: sticky;
    bottom: 0;
    z-index: 3;
    box-shadow: 0 2px var(--pp-bg);
  }

  /* Two lines, for a pointer that is as fine as it likes. */
  .pp-app .pp-verdict-line {
    height: max(2.5em, var(--pp-target));
  }

  .pp-app > [data-area="verdict"] {
    padding-block: 0;
  }

  .pp-app:has(.pp-pane-grid, pp-reviews) > [data-area="stage"] {
    height: auto;
  }

  /* Above a stage that is longer than the window: nobody would come to read what that is there for. */
  ${beforeStage} > [data-area="story"] {
    display: contents;
  }

  ${beforeStage} > [data-area="header"],
  ${beforeStage} pp-lesson {
    order: -1;
  }

  ${beforeStage} pp-lesson {
    padding: 0.6em 1em 1em;
  }

  ${beforeStage} pp-story {
    order: 1;
    margin: 0;
    padding: 1em;
  }

  /* What a step says of the view that is open is read above that view. */
  .pp-app[data-guide][data-sheet="drawer"]:has(> .pp-drawer > .pp-panel) > [data-area="story"] {
    display: block;
  }

  .pp-app[data-guide][data-sheet="drawer"] :is(pp-lesson, pp-quiz) ~ * {
    display: none;
  }

  /* What comes into focus comes out from under what stays, and from under the tabs. */
  .pp-app :focus {
    scroll-margin: calc(var(--pp-held) + 1em) 0 4em;
  }

  @media (min-height: ${HELD_FROM}px) {
    ${held}
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
          --pp-drive: calc(var(--pp-row) + 8.4em);
        }

        .pp-app .pp-transport {
          grid-template-areas: "timeline timeline" "status pace" "buttons seed";
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
