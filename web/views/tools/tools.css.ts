import { type CSSResult, css } from "lit";
import { hidden, raised } from "../../ui/controls/recipes.css.js";
import { LOW_WINDOW } from "../../ui/page/low-window.js";

/** The bar measures itself: it is one row at any width. */
export const toolsCss: CSSResult = css`
  pp-tools {
    position: relative;
    container: pp-tools / inline-size;
  }

  .pp-tools {
    display: flex;
    align-items: center;
    gap: 0.2em 0.9em;
    min-width: 0;
  }

  :host([theme="projector"]) .pp-tools {
    flex-wrap: wrap;
  }

  .pp-tools-choice > .pp-segment {
    gap: 0.35em;
    min-width: 1.9em;
    padding: 0.2em 0.45em;
    font-size: 0.8667em;
    white-space: nowrap;
  }

  .pp-tools-choice > .pp-segment > svg,
  .pp-tools-row svg,
  .pp-tools-more > svg {
    flex: none;
    width: 1.35em;
    height: 1.35em;
  }

  .pp-tools > .pp-tools-choice > .pp-segment > span {
    ${hidden}
  }

  .pp-tools-choice > .pp-segment:has(:disabled) {
    color: var(--pp-ink-3);
    opacity: 0.5;
  }

  .pp-tools-row {
    display: flex;
    gap: 0.1em;
  }

  .pp-tools-row > .pp-button[aria-disabled="true"] {
    background: transparent;
    border-color: transparent;
    color: var(--pp-ink-3);
    opacity: 0.55;
    cursor: default;
  }

  .pp-tools-menu {
    position: relative;
  }

  .pp-tools-panel {
    position: absolute;
    top: calc(100% + 0.35em);
    inset-inline-start: 0;
    z-index: 6;
    display: grid;
    gap: 0.7em;
    width: 21em;
    max-width: calc(100cqw - 1em);
    padding: 0.8em 1em;
    ${raised}
  }

  .pp-tools-panel:not([data-open]) {
    display: none;
  }

  .pp-tools-list {
    display: grid;
  }

  .pp-tools-list > .pp-button {
    justify-content: start;
    gap: 0.6em;
    padding-inline: 0.5em;
    text-align: start;
  }

  /* In sight while the pointer, or the keyboard, is at the stage or the bar. */
  .pp-tools > .pp-tools-zoom:not(:focus-within) {
    opacity: 0;
  }

  .pp-app:has(> :is([data-area="tools"], [data-area="stage"]):hover) .pp-tools > .pp-tools-zoom,
  .pp-app:has(> [data-area="stage"]:focus-within) .pp-tools > .pp-tools-zoom {
    opacity: 1;
  }

  .pp-tools-brush {
    display: grid;
    grid-template-columns: 1fr 4em;
    align-items: center;
    gap: 0 0.45em;
  }

  .pp-tools-legend {
    display: flex;
    flex: none;
    gap: 0.2em 0.8em;
    margin-inline-start: auto;
    list-style: none;
    color: var(--pp-ink-2);
    font-size: 0.9em;
  }

  .pp-tools-legend > li,
  .pp-tools-legend-entry {
    display: flex;
    white-space: nowrap;
    align-items: center;
    gap: 0.35em;
    position: relative;
  }

  .pp-tools-legend > [data-none] {
    visibility: hidden;
  }

  .pp-tools-legend svg {
    width: 1.15em;
    height: 1.15em;
  }

  /* Where the bar has room for them; else they are read as the title. */
  @container pp-tools (max-width: 62em) {
    .pp-tools-legend-name {
      display: none;
    }
  }

  .pp-icon-disc {
    fill: var(--pp-positive);
  }

  .pp-icon-class-2 {
    fill: var(--pp-class-2);
  }

  .pp-icon-class-3 {
    fill: var(--pp-class-3);
  }

  .pp-icon-class-4 {
    fill: var(--pp-class-4);
  }

  .pp-icon-class-5 {
    fill: var(--pp-class-5);
  }

  .pp-icon-on-disc,
  .pp-icon-square,
  .pp-icon-line {
    fill: none;
    stroke: var(--pp-surface);
    stroke-width: 1.8;
    stroke-linejoin: round;
  }

  .pp-icon-square {
    stroke: var(--pp-negative);
  }

  .pp-icon-line {
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
  }

  .pp-tools-more .pp-icon-line {
    stroke-width: 2.6;
  }

  /* Each tool has its name below its sign, as the buttons of the transport do: see index.ts. */
  @media (min-height: ${LOW_WINDOW}px) {
    /* The bar is as high without them: its size decides whether they are there. */
    .pp-tools[data-named] > .pp-tools-choice {
      flex: none;
      margin-block: -0.35em;
    }

    .pp-tools[data-named] > .pp-tools-choice > .pp-segment {
      flex: none;
      flex-direction: column;
      gap: 0;
      padding: 0.1em 0.4em;
      line-height: 1.15;
    }

    .pp-tools[data-named] > .pp-tools-choice > .pp-segment > span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
      font-size: 0.85em;
    }
  }

  @container pp-tools (max-width: 40em) {
    .pp-tools > .pp-tools-legend {
      display: none;
    }

    .pp-tools-zoom {
      margin-inline-start: auto;
    }
  }

  /* For fingers: as wide as there is room, and the panel at the end. */
  @media (pointer: coarse) {
    @container pp-tools (max-width: 40em) {
      .pp-tools {
        gap: 0.25em;
      }

      .pp-tools > .pp-tools-choice {
        flex: 0 1 17em;
      }

      .pp-tools-menu {
        position: static;
        order: 1;
        margin-inline-start: auto;
      }

      .pp-tools-panel {
        inset-inline: auto 0;
      }
    }
  }

  @media (forced-colors: active) {
    .pp-segment:has(:checked) .pp-icon-disc {
      fill: HighlightText;
    }

    .pp-segment:has(:checked) .pp-icon-on-disc {
      stroke: Highlight;
    }

    .pp-segment:has(:checked) :is(.pp-icon-square, .pp-icon-line) {
      stroke: HighlightText;
    }
  }
`;
