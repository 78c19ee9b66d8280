import { css } from "lit";

/** For the lecture hall: the stage as large as can be, what happened as a strip below it, the transport in one row. */
export const presentCss = css`
  @container pp (min-width: 52em) {
    .pp-app[data-present] {
      grid-template-columns: minmax(0, 1fr) 24em;
      grid-template-rows: auto minmax(60%, 1fr) auto auto;
      grid-template-areas: "verdict header" "stage stage" "story story" "transport transport";
    }

    .pp-app[data-present] > :is([data-area="setup"], [data-area="bench"], [data-area="tools"], .pp-drawer),
    .pp-app[data-present] :is(.pp-heading, pp-weights, pp-ending, .pp-about, .pp-transport-seed) {
      display: none;
    }

    .pp-app[data-present] > [data-area="header"] {
      padding-block: 0.1em;
      border: 0;
    }

    .pp-app[data-present] .pp-header > h1 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    .pp-app[data-present] .pp-header {
      display: flex;
      justify-content: end;
    }

    .pp-app[data-present] > [data-area="verdict"] {
      align-self: center;
    }

    /* As high with little to say as with much: nothing moves while it plays. */
    .pp-app[data-present] > [data-area="story"] {
      width: auto;
      height: calc(0.25 * var(--pp-whole));
      padding-block: 0.4em;
      border: 0;
      border-top: 1px solid var(--pp-rule);
    }

    .pp-app[data-present] .pp-story {
      display: grid;
      grid-template: "sentence equation" auto "cures equation" 1fr / minmax(0, 1fr) minmax(0, 3fr);
      gap: 0.3em 1.6em;
    }

    .pp-app[data-present] pp-equation {
      grid-area: equation;
      min-height: 0;
    }

    .pp-app[data-present] .pp-story-room {
      min-height: 0;
    }

    /* What stands below each other in the story stands side by side. */
    .pp-app[data-present] pp-equation > .pp-equation {
      display: flex;
      flex-wrap: wrap;
      align-items: start;
      gap: 0.2em 1.6em;
      margin: 0;
      padding: 0;
      font-size: 0.9em;
    }

    .pp-app[data-present] pp-equation > .pp-equation > * {
      margin: 0;
    }

    .pp-app[data-present] > [data-area="transport"] {
      padding-block: 0.2em;
    }

    .pp-app[data-present] .pp-transport {
      grid-template: "buttons timeline status pace" / auto minmax(7em, 1fr) minmax(0, auto) minmax(6em, 9em);
      gap: 0 1em;
    }
  }
`;
