import { css } from "lit";
import { handleCss } from "../../../ui/handles/handle.js";
import type { Styles } from "../../shared/loading/styles.js";

const handCss = css`
  /* While one of them is dragged the others are out of the way. */
  .pp-hand[data-drag] > .pp-handle:not(:active) {
    visibility: hidden;
  }

  /* Around the head of the arrow, which is seen through it. */
  .pp-hand > .pp-handle[data-name="tip"]::before {
    width: 15px;
    height: 15px;
    background: none;
  }

  .pp-hand-stem {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }

  .pp-hand-stem > line {
    stroke: var(--pp-accent);
    stroke-width: 2;
    stroke-dasharray: 3 4;
  }

  .pp-hand-stem > text {
    fill: var(--pp-accent);
    stroke: var(--pp-surface);
    stroke-width: 4;
    paint-order: stroke;
    font: 600 1.1em var(--pp-serif);
  }

  /* Where there are no weights yet nothing lies over the examples until a hand comes to the plot. */
  @media (hover: hover) {
    .pp-stage-surface:not(:hover, :focus-within, :focus) > .pp-hand:has(> .pp-hand-stem) > * {
      opacity: 0;
    }
  }

  .pp-handle-still {
    cursor: inherit;
  }

  .pp-handle-still::before {
    display: none;
  }

  .pp-hand-hint {
    position: absolute;
    inset-inline: 0;
    top: 0.5em;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em 0.8em;
    place-content: center;
    place-items: center;
    width: fit-content;
    max-width: calc(100% - 2em);
    margin-inline: auto;
    padding: 0.35em 0.7em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
    background: var(--pp-surface);
    color: var(--pp-ink);
    cursor: default;
  }

  .pp-hand-hint:not(:has(*)) {
    display: none;
  }
`;

/** w and the boundary, to be dragged: loaded at the first sign of a hand on the page. */
export { StageHandles } from "./stage-handles.js";

export const styles: Styles = [handleCss, handCss];
