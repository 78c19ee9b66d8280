import { css } from "lit";

/** It fills the room that transport.css.ts leaves for it. */
export const timelineCss = css`
  pp-timeline {
    display: contents;
  }

  .pp-timeline {
    position: relative;
    height: 100%;
    border-radius: var(--pp-radius);
    cursor: pointer;
    /* A sideways drag scrubs; the page still scrolls up and down. */
    touch-action: pan-y;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }

  .pp-timeline[aria-disabled="true"] {
    cursor: default;
  }

  /* The colours below are not seen on a canvas: palette.ts reads them from here, resolved. */
  .pp-timeline-canvas {
    display: block;
    width: 100%;
    height: 100%;
    font-size: 0.8em;
    color: var(--pp-ink-2);
    caret-color: var(--pp-accent);
    column-rule-color: var(--pp-ink-2);
    text-decoration-color: color-mix(in srgb, var(--pp-control-rule) 75%, transparent);
    outline-color: var(--pp-rule);
    border: 0 solid var(--pp-bg);
    border-left-color: color-mix(in srgb, var(--pp-accent) 60%, transparent);
    border-right-color: color-mix(in srgb, var(--pp-ink-3) 50%, transparent);
  }

  .pp-timeline-hover {
    position: absolute;
    bottom: 100%;
    left: 0;
    z-index: 2;
    padding: 0.1em 0.5em;
    border-radius: var(--pp-radius);
    background: var(--pp-ink);
    color: var(--pp-bg);
    font-size: 0.8em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    pointer-events: none;
  }

`;
