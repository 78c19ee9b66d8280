import { type CSSResult, css } from "lit";
import { BELOW_LOW_WINDOW, LOW_WINDOW } from "../../ui/page/low-window.js";
import { storyTabs } from "../../views/story/layouts.css.js";

/** Of the story, its weights, the settings and the parts of the drawer one is there at a time: that of the chosen tab. */
const oneSheet: CSSResult = css`
  .pp-app:not([data-sheet="story"], [data-sheet="weights"]) > [data-area="story"],
  .pp-app:not([data-sheet="settings"]) > [data-area="setup"],
  .pp-app > [data-area="bench"] {
    display: none;
  }

  ${storyTabs}

  /* For what is a table on a wider page. */
  .pp-app {
    --pp-cards: 1;
  }

  /* Before the first visit there is nothing to keep room for. */
  .pp-app :is(pp-equation, .pp-update-room):not(:has(*)) {
    min-height: 0;
  }

  .pp-app .pp-tab-sheet {
    display: block;
  }

  .pp-app > .pp-drawer {
    display: contents;
  }

  .pp-app .pp-drawer-bar {
    position: sticky;
    bottom: 0;
    z-index: 3;
    box-shadow: 0 2px var(--pp-bg);
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

  .pp-app:not([data-present]) > [data-area="verdict"] {
    padding-block: 0;
  }

  /* Two lines, for a pointer that is as fine as it likes. */
  .pp-app .pp-verdict-line {
    height: max(2.5em, var(--pp-target));
  }

  /* What comes into focus comes out from under what stays, and from under the tabs. */
  .pp-app :focus {
    scroll-margin: calc(var(--pp-held, 0px) + 1em) 0 4em;
  }

  /* A swipe to the side is no way back to another page: what scrolls that way scrolls, and nothing else does. */
  .pp-app > [data-area="story"],
  .pp-app .pp-panel {
    touch-action: pan-y pinch-zoom;
  }
`;

/** What stays at the left while the right scrolls, each below the one before. */
const LEFT = css`:is([data-area="tools"], [data-area="stage"], [data-area="transport"])`;

/** The stage at the left with its tools and the transport, as high as the window; at the right all that is read, and only its tabs stay. */
const landscape: CSSResult = css`
  ${oneSheet}

  .pp-app:not([data-present], [data-embed]) {
    --pp-high: clamp(20em, var(--pp-height, 100vh), 100vh);
    --pp-bar: calc(var(--pp-target) + 0.5em + 1px);
    --pp-drive: calc(max(2.8em, var(--pp-target)) + 5.6em);
    --pp-foot: calc(max(2.4em, var(--pp-target)) + 1px);
    --pp-read: calc(var(--pp-high) - var(--pp-foot));

    display: grid;
    overflow: hidden auto;
    height: var(--pp-high);
    grid-template-columns: minmax(0, 1fr) minmax(21em, 36%);
    grid-template-rows: max-content max-content minmax(max-content, 1fr) max-content;
    grid-template-areas: "stage header" "stage verdict" "stage sheet" "stage tabs";
  }

  .pp-app:not([data-present], [data-embed]) > ${LEFT} {
    position: sticky;
    top: var(--pp-down, 0px);
    grid-area: stage;
    align-self: start;
    margin-top: var(--pp-down, 0px);
    border-inline-end: 1px solid var(--pp-rule);
  }

  .pp-app:not([data-present], [data-embed]) > .pp-notices {
    grid-area: stage;
    top: var(--pp-bar);
    margin-top: var(--pp-bar);
  }

  /* Above a panel, which leaves room there, and not over it. */
  .pp-app:not([data-present], [data-embed]):has(.pp-header-panel) > .pp-notices {
    z-index: 7;
    top: 0;
    margin-top: 0;
  }

  .pp-app:not([data-present], [data-embed]):has(.pp-header-panel) pp-notices {
    margin-top: 0;
  }

  .pp-app:not([data-present], [data-embed]) > [data-area="tools"] {
    height: var(--pp-bar);
    min-height: 0;
    padding-block: 0.25em;
  }

  /* Also with several stages in it, or reviews. */
  .pp-app:not([data-present], [data-embed]) > .pp-part[data-area="stage"] {
    --pp-down: var(--pp-bar);

    overflow: hidden auto;
    height: calc(var(--pp-high) - var(--pp-bar) - var(--pp-drive));
    min-height: 0;
  }

  .pp-app:not([data-present], [data-embed]) > [data-area="transport"] {
    --pp-down: calc(var(--pp-high) - var(--pp-drive));

    height: var(--pp-drive);
  }

  .pp-app:not([data-present], [data-embed]) .pp-transport {
    grid-template: "buttons buttons" "timeline pace" "status status" / minmax(0, 1fr) auto;
    gap: 0.15em 0.3em;
  }

  .pp-app:not([data-present], [data-embed]) .pp-transport-buttons {
    justify-content: space-between;
  }

  /* One line, in which what the run is doing is always there. */
  .pp-app:not([data-present], [data-embed]) .pp-transport-status {
    flex-flow: row;
    gap: 1em;
    min-height: 0;
    white-space: nowrap;
  }

  .pp-app:not([data-present], [data-embed]) .pp-transport-moment {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .pp-app:not([data-present], [data-embed]) .pp-transport-state {
    flex: none;
  }

  /* Where that has no room for all of it, two: what is wrong now is at its end. */
  @container pp (max-width: 47.99em) {
    .pp-app:not([data-present], [data-embed]) {
      --pp-drive: calc(max(2.8em, var(--pp-target)) + 6.9em);
    }

    .pp-app:not([data-present], [data-embed]) .pp-transport-status {
      flex-wrap: wrap;
      gap: 0 1em;
      white-space: normal;
    }
  }

  .pp-app:not([data-present], [data-embed]) .pp-transport-moment :is(span:not(.pp-transport-dot), button) {
    position: static;
    display: inline;
    overflow: visible;
  }

  .pp-app:not([data-present], [data-embed]) > :is([data-area="setup"], [data-area="story"]),
  .pp-app:not([data-present], [data-embed]) .pp-panel {
    grid-area: sheet;
    overflow: visible;
    width: auto;
    padding: 0.6em 0.8em;
    border: 0;
  }

  /* All of a view is seen at once, or scrolls in its place. */
  .pp-app:not([data-present], [data-embed]) .pp-panel {
    overflow: hidden auto;
    height: calc(var(--pp-high) - var(--pp-foot));
    min-height: 0;
    scroll-margin-bottom: var(--pp-foot);
  }

  .pp-app:not([data-present], [data-embed]) > [data-area="verdict"] {
    height: auto;
    border-bottom: 1px solid var(--pp-rule);
  }

  .pp-app:not([data-present], [data-embed]) .pp-drawer-bar {
    grid-area: tabs;
  }
`;

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
        ${landscape}
      }
    }
  }
`;
