import { css } from "lit";

/** What canvases lie on, one over another, which has the focus and takes the pointer for them. */
export const surfaceCss = css`
  .pp-surface {
    position: relative;
    min-width: 0;
    overflow: hidden;
    outline: none;
    /* A finger scrolls the page up and down, and does to the sides what the picture is for. */
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
  }

  .pp-surface:focus-visible::after {
    position: absolute;
    inset: 0;
    border: 2px solid var(--pp-focus);
    border-radius: var(--pp-radius);
    content: "";
    pointer-events: none;
  }

  .pp-canvas {
    position: absolute;
    inset: 0;
    display: block;
    /* A plane is not mirrored, and the sign of a number stands before it. */
    direction: ltr;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }

  @media (forced-colors: active) {
    /* What is drawn tells apart by its own colours, which a system cannot know. */
    :is(.pp-surface, .pp-probe) {
      forced-color-adjust: none;
      background: var(--pp-surface);
    }
  }
`;
