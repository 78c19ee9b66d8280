import { css } from "lit";
import { hidden } from "../../views/shared/controls/recipes.css.js";
import { BELOW_LOW_WINDOW } from "../../views/shared/low-window.js";

/** For the lecture hall: the stage as large as can be, what happened as a strip below it, the transport in one row. */
export const presentCss = css`
  .pp-app[data-present] .pp-header > h1 {
    ${hidden}
  }

  .pp-app[data-present] .pp-header {
    justify-content: end;
  }

  @container pp (min-width: 52em) {
    /* As high as the window, in letters that are large only where it holds enough of them. */
    .pp-app[data-present] {
      --pp-whole: max(22em, var(--pp-height, 47em));

      font-size: min(var(--pp-size), max(0.9375em, min(2.25svh, 1.46cqw)));
      grid-template-columns: minmax(0, 1fr) 24em;
      grid-template-rows: auto minmax(60%, 1fr) auto auto;
      grid-template-areas: "verdict header" "stage stage" "story story" "transport transport";
    }

    .pp-app[data-present] > :is([data-area="setup"], [data-area="bench"], [data-area="tools"], .pp-drawer),
    .pp-app[data-present] :is(.pp-heading, pp-weights, .pp-update-room, pp-ending, .pp-about, .pp-transport-seed) {
      display: none;
    }

    /* What is another picture of the same run stands beside the stage. */
    .pp-app[data-present]:has(> .pp-drawer > .pp-panel:is([data-part="projection"], [data-part="weight-space"])) {
      grid-template-columns: minmax(0, 5fr) minmax(24em, 4fr);
      grid-template-areas: "verdict header" "stage drawer" "story story" "transport transport";
    }

    .pp-app[data-present] > .pp-drawer:has(> .pp-panel:is([data-part="projection"], [data-part="weight-space"])) {
      display: grid;
      grid-area: drawer;
      min-height: 0;
      border-left: 1px solid var(--pp-rule);
    }

    .pp-app[data-present] > .pp-drawer > .pp-drawer-bar {
      display: none;
    }

    .pp-app[data-present] > .pp-drawer > .pp-panel {
      height: auto;
      min-height: 0;
      max-height: none;
      padding: 0.4em 0.8em;
      border: 0;
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

    .pp-app[data-present] :is(pp-story, .pp-story) {
      height: 100%;
    }

    .pp-app[data-present] .pp-story {
      display: grid;
      grid-template: "sentence equation cures" 100% / minmax(0, 1fr) minmax(0, 2.6fr) fit-content(14em);
      gap: 1.4em;
    }

    .pp-app[data-present] .pp-story-sentence {
      font-size: 1.0667em;
      line-height: 1.4;
    }

    .pp-app[data-present] :is(pp-sentence, pp-remedies) {
      overflow: hidden auto;
    }

    .pp-app[data-present] pp-equation {
      display: flex;
      flex-direction: column;
      grid-area: equation;
      min-height: 0;
    }

    .pp-app[data-present] pp-remedies {
      grid-area: cures;
    }

    .pp-app[data-present] .pp-story-room {
      min-height: 0;
    }

    .pp-app[data-present] pp-equation > * {
      margin: 0;
    }

    /* What stands below each other in the story stands in columns as high as the strip. */
    .pp-app[data-present] pp-equation > .pp-equation {
      display: flex;
      flex: 1;
      flex-flow: column wrap;
      place-content: start;
      gap: 0.1em 1.2em;
      min-height: 0;
      padding: 0;
      line-height: 1.15;
    }

    /* A longer derivation in smaller letters. */
    .pp-app[data-present] .pp-equation[data-length="long"] {
      font-size: 0.8em;
    }

    .pp-app[data-present] .pp-equation[data-length="longest"] {
      font-size: 0.75em;
    }

    .pp-app[data-present] .pp-equation :is(.pp-math, .pp-equation-note) {
      margin: 0;
    }

    .pp-app[data-present] :is(.pp-math-lines, .pp-math-column) > mtr > mtd {
      padding-block: 0.03em;
    }

    .pp-app[data-present] > [data-area="transport"] {
      padding-block: 0.2em;
    }

    /* However many digits there are to say, the timeline is as wide. */
    .pp-app[data-present] .pp-transport {
      grid-template: "buttons timeline status pace" / auto minmax(7em, 1fr) 19em auto;
      gap: 0 1em;
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
