import { type CSSResult, css } from "lit";
import { hidden } from "../../ui/controls/recipes.css.js";

/**
 * For the lecture hall: the stage as large as can be, what happened as a strip below it, the transport in one row. The
 * letters are so large a part of the window's height that the last row reads them, in whatever theme.
 */
export const layoutCss: CSSResult = css`
  @container pp (min-width: 52em) {
    .pp-app[data-present] {
      --pp-whole: max(22em, var(--pp-height, 47em));
      /* Of the guide of a step: see guide.css.ts. */
      --pp-guide-width: clamp(20em, var(--pp-guide-part, 31cqw), 34em);
      --pp-hall: max(12px, min(2.45svh, 1.46cqw));

      font-size: var(--pp-hall);
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      /* What is said scrolls before the stage is lower than it can be drawn. */
      grid-template-rows: auto auto auto minmax(160px, 1fr) minmax(0, max-content) auto;
      grid-template-areas:
        "verdict setup lecture header"
        "needed needed needed needed"
        "tools tools tools tools"
        "stage stage stage stage"
        "story story story story"
        "transport transport transport transport";
    }

    :host(:fullscreen) .pp-app[data-present] {
      --pp-whole: 100svh;
    }

    .pp-app[data-present] > :is([data-area="bench"], [data-area="tools"], .pp-drawer),
    .pp-app[data-present] .pp-popover-pin {
      display: none;
    }

    .pp-app[data-present][data-draws] > [data-area="tools"] {
      display: block;
    }

    .pp-app[data-present] > :is([data-area="header"], [data-area="setup"], [data-area="lecture"], [data-area="verdict"]) {
      align-self: center;
      height: auto;
      min-height: 0;
      padding: 0.1em 0.6em;
      border: 0;
    }

    .pp-app[data-present] :is(.pp-verdict-line, .pp-setup-sentence, .pp-transport-status, .pp-transport-caption, .pp-timeline-canvas) {
      font-size: 1em;
    }

    .pp-app[data-present] > [data-area="verdict"] {
      max-width: 20em;
    }

    .pp-app[data-present] .pp-verdict-line {
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

    .pp-app[data-present] :is(.pp-header > h1, .pp-transport-pace > label) {
      ${hidden}
    }

    .pp-app[data-present] .pp-header > :not(h1, [data-opens="lessons"], [aria-pressed], .pp-header-preferences, .pp-help-button) {
      display: none;
    }

    .pp-app[data-present] .pp-header-preferences svg {
      display: block;
    }

    .pp-app[data-present] .pp-header-preferences > span {
      ${hidden}
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

    /* Of several stages each has the room. */
    .pp-app[data-present] .pp-pane-caption {
      font-size: 0.85em;
    }

    /* Next to a lesson it would lie over the name of the axis, and in two lines over its numbers. */
    .pp-app[data-present][data-guide] .pp-stage-readout {
      font-size: 1.1em !important;
    }

    /* In a small stage a reason for no boundary would lie over its examples. */
    .pp-app[data-present] .pp-pane .pp-stage-readout {
      font-size: 0.85em !important;
    }

    .pp-app[data-present] .pp-panes-bar {
      padding-block: 0.1em;
    }

    /* As high as it had to be: see strip.ts. Nothing moves while it plays. */
    .pp-app[data-present] > [data-area="story"] {
      width: auto;
      min-height: max(24svh, var(--pp-strip, 0px));
      max-height: 62svh;
      overflow: hidden;
      scrollbar-gutter: auto;
      padding: 0.3em 1em;
      border: 0;
      border-top: 1px solid var(--pp-rule);
    }

    .pp-app[data-present] > [data-area="transport"] {
      padding-block: 0.2em;
    }

    .pp-app[data-present] .pp-transport {
      /* However many digits there are to say, the timeline is as wide. */
      grid-template: "buttons timeline status pace" / auto minmax(6em, 1fr) 16.5em auto;
      gap: 0 1em;
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

    .pp-app[data-present] .pp-transport-seed {
      display: none;
    }
  }
`;
