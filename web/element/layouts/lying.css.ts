import { type CSSResult, css } from "lit";
import { oneSheet } from "./one-sheet.css.js";

/** What stays at the left while the right scrolls, each below the one before. */
const LEFT = css`:is([data-area="tools"], [data-area="stage"], [data-area="transport"])`;

/** The stage at the left with its tools and the transport, as high as the window; at the right all that is read, and only its tabs stay. */
export const lying: CSSResult = css`
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

  .pp-app:not([data-present], [data-embed]) .pp-transport-moment :is(span, button) {
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
