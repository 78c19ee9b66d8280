import { type CSSResult, css } from "lit";
import { BELOW_LOW_WINDOW, LOW_WINDOW } from "../../views/shared/low-window.js";
import { lying } from "./lying.css.js";
import { oneSheet } from "./one-sheet.css.js";

/** A page whose stage is longer than a window, with a guide: its text comes first. */
const beforeStage: CSSResult = css`.pp-app[data-guide]:is([data-sheet="story"]:has(pp-reviews), :has(pp-lift))`;

/** In a lower window than this many pixels what stays at its edges would leave nothing to be read: there only the tabs do. */
const HELD_FROM = 500;

/** Tools, stage and transport stay at the top, and in a high window the verdict. */
const held: CSSResult = css`
  .pp-app {
    --pp-held: calc(var(--pp-bar) + var(--pp-plot) + var(--pp-drive));
    --pp-held-most: calc(var(--pp-bar) + var(--pp-plot) + 14.5em);
  }

  .pp-app:not(:has(.pp-pane-grid, pp-lift, pp-reviews)) > :is([data-area="tools"], [data-area="stage"], [data-area="transport"]) {
    position: sticky;
    top: 0;
  }

  .pp-app:not(:has(.pp-pane-grid, pp-lift, pp-reviews)) > [data-area="stage"] {
    top: var(--pp-bar);
  }

  .pp-app:not(:has(.pp-pane-grid, pp-lift, pp-reviews)) > [data-area="transport"] {
    top: calc(var(--pp-bar) + var(--pp-plot));
  }

  @media (min-height: 700px) {
    .pp-app:not(:has(.pp-pane-grid, pp-lift, pp-reviews)) > [data-area="verdict"] {
      position: sticky;
      z-index: 3;
      top: var(--pp-held);
    }
  }
`;

/** One below the other: where the window is high enough what is read scrolls under the tools, the stage and the transport. */
const upright: CSSResult = css`
  ${oneSheet}

  .pp-app {
    --pp-bar: calc(var(--pp-target) + 0.7em + 1px);
    --pp-plot: max(11em, min(40svh, 100svh - 27em));
    --pp-drive: 10.7em;
    /* How far down from the upper edge of the window what stays there goes, without the verdict and with it. */
    --pp-held: 0px;
    --pp-held-most: 1em;

    display: flex;
    flex-direction: column;
    min-height: var(--pp-height, auto);
  }

  .pp-app > .pp-notices {
    order: -1;
    align-self: stretch;
  }

  .pp-app > [data-area="stage"] {
    height: var(--pp-plot);
    min-height: 0;
    flex: none;
  }

  .pp-app > :is([data-area="setup"], [data-area="story"]),
  .pp-app .pp-panel {
    flex: 1 0 auto;
    order: 1;
    border-top: 1px solid var(--pp-rule);
    scroll-margin-top: var(--pp-held);
  }

  /* So high that it can be scrolled to before all of it has come. */
  @media (max-height: 699.98px) {
    .pp-app .pp-panel {
      min-height: 10em;
    }
  }

  .pp-app .pp-drawer-bar {
    order: 2;
    position: sticky;
    bottom: 0;
    z-index: 3;
  }

  .pp-app > [data-area="stage"] {
    z-index: 2;
  }

  .pp-app > [data-area="transport"] {
    z-index: 3;
    height: var(--pp-drive);
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
  .pp-app[data-guide][data-sheet="drawer"]:has(> .pp-drawer > .pp-panel:not([data-part="lift"])) > [data-area="story"] {
    display: block;
  }

  .pp-app[data-guide][data-sheet="drawer"] :is(pp-lesson, pp-quiz) ~ * {
    display: none;
  }

  /* So high that it can be scrolled to before it has come. */
  .pp-app[data-guide] .pp-panel {
    min-height: 60svh;
    scroll-margin-top: var(--pp-held-most);
  }

  /* Clear of the tabs, and over the tools. */
  ${beforeStage} > .pp-part[data-area="transport"] {
    z-index: 5;
    bottom: calc(max(var(--pp-target), 2.4em) + 1px + env(safe-area-inset-bottom, 0px));
  }

  /* What comes into focus comes out from under what stays, and from under the tabs. */
  .pp-app :focus {
    scroll-margin: var(--pp-held-most) 0 4em;
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
          --pp-drive: 12em;
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
