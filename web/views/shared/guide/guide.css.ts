import { type CSSResult, css } from "lit";
import { BELOW_LOW_WINDOW, LOW_WINDOW } from "../../../ui/page/low-window.js";

/** What a lesson and a question have in common: what they belong to, the way out, what they are about, and their lines. */
export const guideCss = css`
  .pp-guide {
    line-height: 1.5;
    text-wrap: pretty;
  }

  .pp-guide p {
    margin: 0.6em 0 0;
  }

  .pp-guide p.pp-guide-over {
    margin: 0;
    line-height: 1.3;
  }

  .pp-guide-leave {
    flex: none;
    margin-inline-end: -0.6em;
  }

  .pp-guide-heading {
    margin: 0.2em 0 0;
    font: 500 1.2667em / 1.25 var(--pp-serif);
  }

  /* On a phone what comes next begins with lines of its text in sight, not with its heading alone. */
  .pp-app > [data-area="story"] .pp-guide-heading {
    scroll-margin-block: calc(var(--pp-held) + 0.7em) calc(100svh - var(--pp-held) - 6em);
  }

  .pp-unit-card {
    margin-top: 1em;
    padding: 0.6em 0.8em 0.8em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
  }

  .pp-unit-card .pp-flow {
    margin-top: 0.6em;
  }

  .pp-round-again {
    display: grid;
    gap: 0.4em;
    justify-items: start;
    margin: 0.4em 0 0;
    padding: 0;
    list-style: none;
  }
`;

/** A page whose stage is longer than the window: the text comes first, or nobody would come to read what that is there for. */
const beforeStage: CSSResult = css`.pp-app[data-guide][data-sheet="story"]:has(pp-reviews)`;

/** On a phone that stands. */
const upright: CSSResult = css`
  /* The stage alone stays at the top, and is smaller. */
  .pp-app[data-guide] {
    --pp-plot: max(11em, 28svh);
    --pp-row: 0px;
  }

  /* So high that what was chosen can be scrolled to before all of it has come. */
  .pp-app[data-guide] > [data-area="story"] {
    min-height: 60svh;
  }

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
`;

/** Where a lesson or a question stands: before the story, in its place. */
export const standingCss = css`
  .pp-app[data-guide] :is(pp-lesson, pp-quiz) + * {
    margin-top: 1.4em;
    padding-top: 1em;
    border-top: 1px solid var(--pp-rule);
  }

  @container pp (max-width: 51.99em) {
    .pp-app[data-sheet="weights"] :is(pp-lesson, pp-quiz) {
      display: none;
    }

    .pp-app[data-sheet="weights"] :is(pp-lesson, pp-quiz) + * {
      margin: 0;
      padding: 0;
      border: 0;
    }
  }

  @container pp (min-width: 52em) {
    .pp-app[data-guide]:not([data-present]) > [data-area="story"] {
      width: clamp(20em, 29cqw, 32em);
    }
  }

  @media screen {
    @container pp (max-width: 39.99em) {
      ${upright}
    }

    @container pp (min-width: 40em) and (max-width: 51.99em) {
      @media (min-height: ${LOW_WINDOW}px) {
        ${upright}
      }
    }
  }

  @container pp (min-width: 40em) {
    @media screen and (max-height: ${BELOW_LOW_WINDOW}px) {
      /* As on a phone that stands: the weights are what that tab is for. */
      .pp-app:not([data-present])[data-sheet="weights"] :is(pp-lesson, pp-quiz) {
        display: none;
      }

      .pp-app:not([data-present])[data-sheet="weights"] :is(pp-lesson, pp-quiz) + * {
        margin: 0;
        padding: 0;
        border: 0;
      }

      /* The view that a step is about is between the stage and what the step says of it. */
      .pp-app:not([data-present])[data-guide]:has(> .pp-drawer > .pp-panel) {
        --pp-read: calc(var(--pp-high) - var(--pp-bar) - var(--pp-drive));

        grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(19em, 33%);
        grid-template-areas: "stage part header" "stage part verdict" "stage part sheet" "stage part tabs";
      }

      .pp-app:not([data-present])[data-guide]:has(> .pp-drawer > .pp-panel) > :is([data-area="tools"], [data-area="transport"]) {
        grid-column: stage / part;
      }

      .pp-app:not([data-present])[data-guide] .pp-panel {
        position: sticky;
        top: var(--pp-bar);
        grid-area: part;
        height: calc(var(--pp-high) - var(--pp-bar) - var(--pp-drive));
        margin-top: var(--pp-bar);
        border-inline-end: 1px solid var(--pp-rule);
      }

      .pp-app[data-guide][data-sheet="drawer"]:has(> .pp-drawer > .pp-panel) > [data-area="story"] {
        display: block;
        width: auto;
      }

      .pp-app[data-guide]:has(> .pp-drawer > .pp-panel) :is(pp-lesson, pp-quiz) ~ * {
        display: none;
      }
    }
  }

  /* In a figure it is what there is to read: it scrolls, and the figure has room for it. */
  .pp-app[data-embed][data-guide] {
    height: max(36em, var(--pp-height, 36em));
    grid-template-rows: minmax(9em, 1fr) auto minmax(0, 46%);
  }

  .pp-app[data-embed][data-guide] > [data-area="story"] {
    overflow: hidden auto;
  }

  @container pp (min-width: 52em) {
    .pp-app[data-embed][data-guide] {
      grid-template-columns: minmax(0, 1fr) clamp(20em, 32cqw, 30em);
      grid-template-rows: minmax(9em, 1fr) auto auto;
      grid-template-areas: "stage story" "transport story" "transport open";
    }

    .pp-app[data-embed][data-guide] > [data-area="story"] {
      border: 0;
      border-inline-start: 1px solid var(--pp-rule);
    }
  }
`;
