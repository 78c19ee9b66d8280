import { type CSSResult, css } from "lit";
import { hidden } from "../../ui/controls/recipes.css.js";

/**
 * For the lecture hall, in two layouts that no content changes. Stage left: the stage has 0.6 of the width and all of the
 * height between bar and transport, and the column next to it (below it in a window that is upright) the sentence with the
 * equation, or a view. Stage alone: the column is closed. Type and targets are parts of the window's height, in any theme.
 */
export const layoutCss: CSSResult = css`
  @media screen {
    .pp-app[data-present] {
      --pp-whole: max(20em, var(--pp-height, 47em));
      /* Type of what is pressed, and, in its em, of what is read. */
      --pp-hall: max(12px, min(2.45svh, 1.46cqw));
      --pp-type: 1.3667em;
      --pp-target: max(28px, 4svh);
      --pp-column: 40cqw;
      /* What a visit says at most: six lines. */
      --pp-said: 10.8em;
      /* What is said below the stage in a step. */
      --pp-strip: 7.7em;

      display: grid;
      height: var(--pp-whole);
      padding: 0;
      overflow: clip;
      font-size: var(--pp-hall);
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      grid-template-rows: auto auto auto minmax(0, var(--pp-said)) minmax(0, 1fr) auto;
      grid-template-areas:
        "verdict setup lecture header"
        "needed needed needed needed"
        "tools tools tools tools"
        "said said said said"
        "view view view view"
        "transport transport transport transport";
    }

    :host(:fullscreen) .pp-app[data-present] {
      --pp-whole: 100svh;
    }

    .pp-app[data-present] > .pp-part {
      position: relative;
      top: auto;
      order: 0;
      margin: 0;
    }

    .pp-app[data-present] > :is(.pp-part[data-area="stage"], .pp-over-stage) {
      grid-area: said-start / said-start / view-end / view-end;
      height: auto;
      min-height: 0;
      margin-inline-end: var(--pp-column);
    }

    .pp-app[data-present] > .pp-part[data-area="story"] {
      display: block;
      grid-area: said-start / said-start / view-end / view-end;
      justify-self: end;
      width: var(--pp-column);
      min-height: 0;
      overflow: hidden;
      scrollbar-gutter: auto;
      padding: 0.5em 1em;
      border: 0;
      border-inline-start: 1px solid var(--pp-rule);
    }

    .pp-app[data-present] > .pp-drawer {
      display: none;
      grid-area: view;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      justify-self: end;
      width: var(--pp-column);
      min-height: 0;
      border: 0;
      border-inline-start: 1px solid var(--pp-rule);
    }

    .pp-app[data-present] > .pp-drawer:has(> .pp-panel) {
      display: grid;
    }

    .pp-app[data-present] > .pp-drawer > .pp-panel {
      grid-area: 1 / 1;
      height: auto;
      min-height: 0;
      max-height: none;
      margin: 0;
      padding: 0.4em 0.8em;
      overflow: hidden auto;
      border: 0;
    }

    .pp-app[data-present] .pp-panel > pp-lift {
      grid-template-rows: auto minmax(0, 1fr);
      height: 100%;
      min-height: 0;
    }

    /* A view has the place of the equation, below the sentence. */
    .pp-app[data-present]:not([data-guide]):has(> .pp-drawer > .pp-panel) > .pp-part[data-area="story"] {
      grid-area: said;
    }

    .pp-app[data-present]:not([data-guide]):has(> .pp-drawer > .pp-panel) :is(pp-equation, pp-remedies) {
      display: none;
    }

    .pp-app[data-present][data-alone] {
      --pp-column: 0px;
    }

    .pp-app[data-present][data-alone] > :is(.pp-part[data-area="story"], .pp-drawer) {
      display: none;
    }

    .pp-app[data-present] > :is([data-area="bench"], [data-area="tools"]),
    .pp-app[data-present] :is(.pp-popover-pin, .pp-drawer-bar, .pp-transport-seed, .pp-lift-words) {
      display: none;
    }

    .pp-app[data-present][data-draws] > [data-area="tools"] {
      display: block;
    }

    .pp-app[data-present] > :is([data-area="header"], [data-area="setup"], [data-area="lecture"], [data-area="verdict"]) {
      align-self: center;
      width: auto;
      height: auto;
      min-height: 0;
      padding: 0.1em 0.6em;
      border: 0;
      background: none;
    }

    .pp-app[data-present] :is(.pp-verdict-line, .pp-setup-sentence, .pp-transport-status, .pp-transport-caption, .pp-timeline-canvas) {
      font-size: 1em;
    }

    .pp-app[data-present] > [data-area="verdict"] {
      max-width: 20em;
    }

    .pp-app[data-present] .pp-verdict-line {
      justify-content: start;
      height: auto;
      min-height: var(--pp-target);
      line-height: 1.1;
    }

    .pp-app[data-present] .pp-verdict-text {
      white-space: normal;
    }

    /* What a lecturer changes while the room looks on. The rest is in a lesson that asks for it, and outside. */
    .pp-app[data-present] .pp-setup-sentence {
      flex-wrap: nowrap;
    }

    /* The words between them take the room of a name. */
    .pp-app[data-present] .pp-setup-part {
      font-size: 0;
    }

    .pp-app[data-present] .pp-setup-button {
      font-size: var(--pp-hall);
    }

    /* The names of the data and the learner need the room. */
    .pp-app[data-present] [data-part-of="compare"] {
      flex: none;
    }

    .pp-app[data-present] [data-part-of="compare"] .pp-setup-words {
      max-width: none;
      font-size: 0;
    }

    .pp-app[data-present] [data-part-of="compare"] .pp-setup-words::before {
      content: "+";
      font-size: calc(1.1 * var(--pp-hall));
      font-weight: 700;
      line-height: 1;
    }

    .pp-app[data-present] .pp-setup-part:is([data-part-of="features"], [data-part-of="order"]) {
      display: none;
    }

    .pp-app[data-present] .pp-popover {
      width: max(100%, 24em);
    }

    .pp-app[data-present] :is(.pp-header > h1, .pp-transport-pace > label[for]) {
      ${hidden}
    }

    .pp-app[data-present] :is(.pp-header > :not(h1, [data-opens="lessons"], [aria-pressed], .pp-header-menu), .pp-header-list > [data-opens="open"]) {
      display: none;
    }

    /* The place of the header is narrower there than what it opens. */
    .pp-app[data-present] .pp-header-panel {
      width: min(var(--pp-panel-width), 100cqw - 2em);
    }

    .pp-app[data-present] .pp-header-frame {
      container-type: normal;
    }

    .pp-app[data-present] .pp-header {
      flex-wrap: nowrap;
      gap: 0.3em;
    }

    /* Of several stages each has the room, and a reason for no boundary would lie over its examples. */
    .pp-app[data-present] .pp-pane-caption,
    .pp-app[data-present] .pp-pane .pp-stage-readout {
      font-size: 0.85em !important;
    }

    .pp-app[data-present] .pp-panes-bar {
      padding-block: 0.1em;
    }

    .pp-app[data-present] > .pp-part[data-area="transport"] {
      grid-area: transport;
      padding-block: 0.2em;
    }

    .pp-app[data-present] .pp-transport-status {
      line-height: 1.25;
    }

    .pp-app[data-present] .pp-transport-button {
      padding-inline: 0.25em;
    }

    .pp-app[data-present] .pp-transport-pace {
      align-content: center;
    }

    .pp-app[data-present] .pp-transport-pace select {
      font-size: 1em;
    }

    @container pp (min-width: 52em) {
      .pp-app[data-present] .pp-transport {
        /* However many digits there are to say, the timeline is as wide. */
        grid-template: "buttons timeline status pace" / auto minmax(6em, 1fr) 16.5em auto;
        gap: 0 1em;
      }
    }

    /* The column is below the stage; of the bar there is what fits into it. */
    @container pp (max-width: 51.99em) {
      .pp-app[data-present] {
        --pp-hall: max(14px, min(1.7svh, 2.3cqw));
        --pp-column: 0px;

        grid-template-columns: minmax(0, 1fr) auto;
        grid-template-rows: auto auto auto minmax(0, 1fr) minmax(0, var(--pp-said)) minmax(0, 0.6fr) auto;
        grid-template-areas:
          "verdict header"
          "needed needed"
          "tools tools"
          "stage stage"
          "said said"
          "view view"
          "transport transport";
      }

      .pp-app[data-present] > :is(.pp-part[data-area="stage"], .pp-over-stage) {
        grid-area: stage;
      }

      .pp-app[data-present] > :is(.pp-part[data-area="story"], .pp-drawer) {
        width: 100%;
        border-block-start: 1px solid var(--pp-rule);
        border-inline-start: 0;
      }

      .pp-app[data-present][data-alone] {
        grid-template-rows: auto auto auto minmax(0, 1fr) 0 0 auto;
      }

      .pp-app[data-present] > [data-area="setup"] {
        display: none;
      }
    }

    @container pp (max-width: 30em) {
      .pp-app[data-present] {
        --pp-type: 1.15em;

        grid-template-rows: auto auto auto minmax(0, 1fr) minmax(0, 8em) minmax(0, 1fr) auto;
        grid-template-areas:
          "header header"
          "verdict verdict"
          "tools tools"
          "stage stage"
          "said said"
          "view view"
          "transport transport";
      }
    }
  }
`;
