import { type CSSResult, css } from "lit";
import { BELOW_LOW_WINDOW, LOW_WINDOW } from "../../views/shared/low-window.js";

/** Of the story, its weights, the settings and the parts of the drawer one is there at a time: that of the chosen tab. */
const oneSheet: CSSResult = css`
  .pp-app:not([data-sheet="story"], [data-sheet="weights"]) > [data-area="story"],
  .pp-app:not([data-sheet="settings"]) > [data-area="setup"],
  .pp-app[data-sheet="story"] pp-weights,
  .pp-app[data-sheet="weights"] pp-sentence,
  .pp-app > [data-area="bench"],
  .pp-app .pp-drawer-close {
    display: none;
  }

  .pp-app .pp-tab-sheet {
    display: block;
  }

  .pp-app > .pp-drawer {
    display: contents;
  }

  .pp-app .pp-drawer-bar {
    border-top: 1px solid var(--pp-rule);
    background: var(--pp-bg);
    padding: 0 0.3em env(safe-area-inset-bottom, 0px);
  }

  .pp-app .pp-tabs {
    padding: 0;
    scroll-padding-right: 11em;
  }

  /* Which one is open is in sight, even where a link or a lesson has opened it: what is scrolled to stops beside it. */
  .pp-app .pp-tab[aria-selected="true"] {
    position: sticky;
    right: 0;
    z-index: 1;
    background: var(--pp-bg);
  }

  .pp-app > [data-area="tools"] {
    z-index: 4;
    padding: 0.35em 0.5em;
  }

  .pp-app > [data-area="transport"] {
    padding: 0.3em 0.6em;
  }

  /* A swipe to the side is no way back to another page: what scrolls that way scrolls, and nothing else does. */
  .pp-app > [data-area="story"],
  .pp-app .pp-panel {
    touch-action: pan-y pinch-zoom;
  }
`;

/** A page whose stage is longer than a window, with a guide: its text comes first. */
const beforeStage: CSSResult = css`.pp-app[data-guide][data-sheet="story"]:has(pp-lift, pp-reviews)`;

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

  .pp-app:has(.pp-pane-grid, pp-lift, pp-reviews) > [data-area="stage"] {
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

  /* What a step says of the part of the drawer that is open is read above that part. */
  .pp-app[data-guide][data-sheet="drawer"]:has(> .pp-drawer > .pp-panel) > [data-area="story"] {
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

/** The stage at the left with its tools and the transport, as high as the window; the tabs and their sheet at the right. */
const lying: CSSResult = css`
  ${oneSheet}

  .pp-app:not([data-present]) {
    --pp-bar: calc(var(--pp-target) + 0.5em + 1px);
    --pp-foot: calc(max(var(--pp-target), 2.4em) + 1px);
    /* Two lines of the verdict. */
    --pp-line: max(2.6em, var(--pp-target));

    display: grid;
    height: clamp(25em, var(--pp-height, 100vh), 100vh);
    grid-template-columns: minmax(0, 1fr) minmax(21em, 36%);
    /* Of the height of the transport all goes to the sheet that the verdict and the tabs leave. */
    grid-template-rows: minmax(var(--pp-bar), auto) minmax(0, 1fr) auto var(--pp-line) var(--pp-foot);
    grid-template-areas: "tools header" "stage sheet" "transport sheet" "transport verdict" "transport tabs";
  }

  /* What is another picture of the same run has half of the window, and its words beside it. */
  .pp-app:not([data-present]):has(> .pp-drawer > .pp-panel:is([data-part="projection"], [data-part="weight-space"])) {
    grid-template-columns: minmax(0, 1fr) minmax(21em, min(54%, 100% - 22em));
  }

  .pp-app:not([data-present]) > [data-area="tools"] {
    min-height: 0;
    padding-block: 0.25em;
  }

  .pp-app:not([data-present]) > [data-area="header"] {
    display: grid;
    align-items: center;
    padding: 0 0.6em;
    border-left: 1px solid var(--pp-rule);
  }

  .pp-app:not([data-present]) > [data-area="stage"] {
    overflow: hidden auto;
    height: auto;
    min-height: 0;
  }

  .pp-app:not([data-present]) > :is([data-area="setup"], [data-area="story"]),
  .pp-app:not([data-present]) .pp-panel {
    grid-area: sheet;
    overflow: hidden auto;
    width: auto;
    height: auto;
    max-height: none;
    min-height: 0;
    padding: 0.6em 0.8em;
    border: 0;
    border-left: 1px solid var(--pp-rule);
  }

  .pp-app:not([data-present]) > [data-area="verdict"] {
    height: auto;
    padding: 0 0.8em;
    border: 1px solid var(--pp-rule);
    border-width: 1px 0 0 1px;
  }

  .pp-app .pp-verdict-line {
    height: 100%;
  }

  .pp-app:not([data-present]) .pp-drawer-bar {
    grid-area: tabs;
    border-left: 1px solid var(--pp-rule);
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
