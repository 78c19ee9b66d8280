import { css } from "lit";
import { surfaceCss } from "../../ui/surface/surface.css.js";
import type { PartView } from "../shared/view.js";
import "./pp-stage.js";

const stageCss = css`
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
    min-height: 160px;
    overflow: hidden;
    background: var(--pp-surface);
    color: var(--pp-ink);
    font-family: var(--pp-font);
  }

  .pp-stage-surface {
    flex: 1 1 auto;
    cursor: crosshair;
  }

  .pp-stage-surface[data-tool]:not([data-tool="hand"]) {
    touch-action: none;
  }

  .pp-stage-surface:is([data-tool="hand"], [data-tool="move"]) {
    cursor: grab;
  }

  .pp-stage-surface:is([data-tool="hand"], [data-tool="move"])[data-hover] {
    cursor: pointer;
  }

  .pp-stage-surface:is([data-tool="hand"], [data-tool="move"]):active {
    cursor: grabbing;
  }

  /* One quiet settle, when an epoch without a mistake is over. */
  .pp-stage-surface[data-settles]::after {
    content: "";
    position: absolute;
    inset: 0;
    box-shadow: inset 0 0 0 3px var(--pp-accent);
    opacity: 0;
    pointer-events: none;
    animation: pp-settle 250ms ease-out;
  }

  @keyframes pp-settle {
    from {
      opacity: 1;
    }
  }

  .pp-stage-failures {
    position: absolute;
    top: 0.5em;
    left: 0.75em;
    background: var(--pp-surface);
  }

  /* Below the plot: its place follows the numbers there, which the stage sets. */
  .pp-stage-readout {
    position: absolute;
    left: 0;
    padding-inline-end: 0.5em;
    background: var(--pp-surface);
    color: var(--pp-ink);
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

/** Of <pp-stage>, which panes/ lays out. */
export const styles: PartView["styles"] = [surfaceCss, stageCss];
