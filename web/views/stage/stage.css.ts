import { css } from "lit";

export const stageCss = css`
  /* Okabe–Ito, darkened or lightened to 3:1 on the surface. The shapes and hatches tell classes apart without them. */
  :host {
    --pp-class-2: light-dark(#00805c, #2ec496);
    --pp-class-3: light-dark(#b0518a, #e08fbd);
    --pp-class-4: light-dark(#a87000, #f0b429);
    --pp-class-5: light-dark(#0b84a5, #63d0ec);
  }

  pp-stage {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    min-width: 0;
    min-height: 280px;
    overflow: hidden;
    background: var(--pp-surface);
    color: var(--pp-ink);
    font-family: var(--pp-font);
  }

  .pp-stage-surface {
    position: relative;
    flex: 1 1 auto;
    min-width: 0;
    outline: none;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
    cursor: crosshair;
  }

  .pp-stage-surface[data-tool="move"] {
    cursor: grab;
  }

  .pp-stage-surface[data-tool="move"][data-hover] {
    cursor: pointer;
  }

  .pp-stage-surface[data-tool="move"]:active {
    cursor: grabbing;
  }

  .pp-stage-surface:focus-visible::after {
    position: absolute;
    inset: 0;
    border: 2px solid var(--pp-focus);
    border-radius: var(--pp-radius);
    content: "";
    pointer-events: none;
  }

  .pp-stage-canvas {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }

  .pp-stage-probe {
    display: none;
  }

  .pp-stage-zoom {
    position: absolute;
    top: 2.3em;
    right: 1.3em;
    display: flex;
    flex-direction: column;
    gap: 0.3em;
  }

  .pp-stage-zoom-button {
    display: grid;
    place-items: center;
    width: var(--pp-target, 28px);
    height: var(--pp-target, 28px);
    margin: 0;
    padding: 0;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-surface);
    color: var(--pp-ink-2);
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }

  .pp-stage-zoom-text {
    /* The button does not grow with the projector's letters. */
    font-size: 11.2px;
    font-weight: 600;
    line-height: 1;
    white-space: nowrap;
  }
  .pp-stage-zoom-button:hover {
    border-color: var(--pp-control-rule, var(--pp-ink-3));
    color: var(--pp-ink);
  }

  .pp-stage-zoom-button[aria-pressed="true"] {
    border-color: var(--pp-accent);
    background: var(--pp-accent);
    color: var(--pp-accent-ink);
  }

  .pp-stage-zoom-button:focus-visible {
    outline: 2px solid var(--pp-focus);
    outline-offset: 1px;
  }

  .pp-stage-zoom-button svg {
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* Its place follows the plot's corner, which the stage sets. */
  .pp-stage-failures {
    position: absolute;
    top: 0.5em;
    left: 0.75em;
    background: var(--pp-surface);
  }

  .pp-stage-readout {
    position: absolute;
    bottom: 0;
    left: 0;
    max-width: calc(100% - 1em);
    margin: 0;
    padding: 0.15em 0.55em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-surface);
    color: var(--pp-ink);
    font-size: 0.8em;
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
    pointer-events: none;
  }

  .pp-stage-readout:empty {
    display: none;
  }

  @media (forced-colors: active) {
    /* What is drawn tells apart by its own colours, which a system cannot know; its text and buttons have their contrast. */
    pp-stage {
      forced-color-adjust: none;
    }
  }
`;
