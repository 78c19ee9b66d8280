import { css } from "lit";

/** Several stages, the table and the curves. They come with the late parts. */
export const compareCss = css`
  .pp-several {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
  }

  .pp-several > pp-stage {
    min-height: 0;
  }

  .pp-panes-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 1.2em;
    padding: 0.4em 0.75em;
    border-bottom: 1px solid var(--pp-rule);
    background: var(--pp-bg);
  }

  .pp-panes-mode {
    flex: none;
  }

  .pp-panes-mode > .pp-segment {
    padding-inline: 0.7em;
    white-space: nowrap;
  }

  .pp-panes-pair {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3em 0.5em;
    min-width: 0;
  }

  .pp-panes-pair > .pp-select {
    flex: 1 1 7em;
    min-width: 0;
    max-width: 12em;
  }

  .pp-panes-difference {
    margin: 0;
    color: var(--pp-ink);
    font-size: 0.9333em;
    font-variant-numeric: tabular-nums;
  }

  .pp-panes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1px;
    overflow: hidden;
  }

  .pp-pane {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
    margin: 0;
    /* The hairlines between panes, in the gaps of the grid. */
    box-shadow: 1px 1px 0 0 var(--pp-rule);
  }

  .pp-pane > pp-stage {
    height: clamp(15rem, 66cqw, 22rem);
    min-height: 0;
  }

  .pp-pane-caption {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    column-gap: 0.3em;
    padding: 0.25em 0.3em 0.25em 0.75em;
    border-top: 3px solid transparent;
    font-size: 0.9333em;
    line-height: 1.3;
    container: pp-caption / inline-size;
  }

  .pp-pane[data-lead] > .pp-pane-caption {
    border-top-color: var(--pp-accent);
  }

  .pp-pane-name {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .pp-pane-settings {
    color: var(--pp-ink-2);
    font-weight: 400;
  }

  /* As many lines in every pane as the longest usually takes, so that the plots stay of one size while numbers grow. */
  .pp-pane-status {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    grid-column: 1 / -1;
    gap: 0 0.9em;
    min-height: 1.5em;
    contain: content;
    color: var(--pp-ink-2);
    font-size: 0.9286em;
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
  }

  .pp-pane-status > * {
    white-space: nowrap;
  }

  @container pp-caption (max-width: 22em) {
    .pp-pane-status {
      min-height: 3em;
    }
  }

  @container pp-caption (max-width: 30em) {
    .pp-pane-status[data-split] {
      min-height: 3em;
    }
  }

  @container pp-caption (max-width: 15em) {
    .pp-pane-status[data-split] {
      min-height: 4.5em;
    }
  }

  /* Beside the name of the axis, above a plot that is too small to have them in it. */
  .pp-pane .pp-stage-zoom {
    top: 0;
    right: 0.6em;
    flex-direction: row;
  }

  .pp-pane .pp-stage-zoom-button {
    width: max(24px, var(--pp-target) - 0.25rem);
    height: max(24px, var(--pp-target) - 0.25rem);
  }

  .pp-pane-lead[aria-pressed="true"] {
    border-color: var(--pp-accent);
    background: var(--pp-accent-soft);
    box-shadow: inset 0 -0.17em 0 var(--pp-accent);
  }

  .pp-outcome > svg {
    width: 0.8em;
    height: 0.8em;
    margin-right: 0.3em;
  }

  .pp-outcome[data-tone="success"] {
    color: var(--pp-accent);
  }

  .pp-outcome[data-tone="warning"] {
    color: var(--pp-warning);
  }

  .pp-comparison {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5em 2em;
  }

  .pp-comparison-numbers {
    min-width: 0;
  }

  .pp-comparison-scroll {
    overflow-x: auto;
  }

  .pp-comparison-scroll:focus-visible,
  .pp-comparison-notes > summary:focus-visible {
    outline: 2px solid var(--pp-focus);
    outline-offset: 2px;
  }

  .pp-comparison-table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9333em;
    font-variant-numeric: tabular-nums;
  }

  .pp-comparison-table > caption,
  .pp-curves .pp-heading {
    margin: 0 0 0.4em;
    color: var(--pp-ink-2);
    font-size: 1.1em;
    font-weight: 600;
    font-variant-caps: all-small-caps;
    letter-spacing: 0.06em;
    line-height: 1.3;
    text-align: left;
  }

  .pp-comparison-table :is(th, td) {
    padding: 0.25em 0 0.25em 0.9em;
    border-bottom: 1px solid var(--pp-rule);
    font-weight: normal;
    text-align: right;
    vertical-align: baseline;
  }

  /* The name stays in sight of the numbers that are scrolled to. */
  .pp-comparison-table :is(th, td):first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    padding-left: 0.5em;
    background: var(--pp-bg);
    text-align: left;
  }

  .pp-comparison-table thead th {
    color: var(--pp-ink-2);
    line-height: 1.25;
    vertical-align: bottom;
  }

  .pp-comparison-table td {
    white-space: nowrap;
  }

  .pp-comparison-unit,
  .pp-comparison-note {
    color: var(--pp-ink-3);
    font-size: 0.8571em;
  }

  .pp-comparison-unit,
  td:last-child > .pp-comparison-note {
    display: block;
  }

  .pp-comparison-table [data-best] {
    font-weight: 700;
  }

  .pp-comparison-best {
    margin-right: 0.25em;
    color: var(--pp-accent);
    font-size: 0.9em;
    font-weight: 600;
    font-variant-caps: all-small-caps;
    letter-spacing: 0.04em;
  }

  .pp-comparison-name {
    justify-content: start;
    margin-left: -0.5em;
    padding-inline: 0.5em;
    font-size: inherit;
    white-space: nowrap;
  }

  .pp-comparison-name[aria-pressed="true"] {
    font-weight: 600;
  }

  .pp-comparison-notes {
    margin-top: 0.4em;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }

  .pp-comparison-notes > summary {
    width: max-content;
    min-height: var(--pp-target);
    line-height: var(--pp-target);
    cursor: pointer;
  }

  .pp-comparison-notes > ul {
    margin: 0;
    padding-left: 1.2em;
  }

  pp-curves {
    display: block;
    min-width: 0;
  }

  .pp-curves {
    position: relative;
    margin: 0;
  }

  .pp-curves-key {
    margin: 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }

  .pp-curves-sample {
    width: 1.7em;
    height: 0.55em;
    vertical-align: 0.1em;
  }

  /* The room is kept before the chart is there, so that nothing jumps. */
  .pp-curves-canvas {
    height: 17em;
    overflow: hidden;
  }

  .pp-curves-stop {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.4em 1em;
    margin: 0.3em 0 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
    text-wrap: pretty;
  }

  .pp-curves-stop > span {
    flex: 1 1 18em;
  }

  @container pp (max-width: 40rem) {
    .pp-panes-pair > .pp-label:first-child {
      flex-basis: 100%;
    }
  }

  /* Named, because the room of the panes is a container too. Two panes beside each other as soon as each is as wide as a phone is. */
  @container pp (min-width: 40rem) {
    .pp-panes {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .pp-pane > pp-stage {
      height: clamp(15rem, 42cqw, 26rem);
    }
  }

  /* As the parts stand side by side: the panes share the height of the stage. */
  @container pp (min-width: 52rem) {
    .pp-panes-room {
      container: pp-panes / size;
      min-height: 0;
    }

    .pp-panes {
      height: 100%;
      grid-auto-rows: minmax(0, 1fr);
    }

    .pp-pane > pp-stage {
      height: auto;
    }

    @container pp-panes (min-aspect-ratio: 1 / 1) {
      .pp-panes:is([data-count="5"], [data-count="6"]) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
  }

  @container pp (min-width: 80rem) {
    .pp-comparison:has(.pp-comparison-numbers) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
  }
`;
