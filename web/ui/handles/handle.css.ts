import { css } from "lit";

export const handleCss = css`
  /* As large as anything to press; what is seen of it is small. */
  .pp-handle {
    position: absolute;
    top: calc(var(--pp-target) / -2);
    left: calc(var(--pp-target) / -2);
    z-index: 1;
    display: grid;
    place-items: center;
    width: var(--pp-target);
    height: var(--pp-target);
    border-radius: 50%;
    outline: none;
    cursor: grab;
    touch-action: none;
  }

  .pp-handle::before {
    width: 9px;
    height: 9px;
    border: 2px solid var(--pp-accent);
    border-radius: 50%;
    background: var(--pp-surface);
    content: "";
  }

  .pp-handle:hover::before,
  .pp-handle:active::before {
    background: var(--pp-accent);
  }

  .pp-handle:active {
    cursor: grabbing;
  }

  .pp-handle:focus-visible {
    outline: 2px solid var(--pp-focus);
    outline-offset: -4px;
  }

  @media print {
    .pp-handle {
      display: none;
    }
  }
`;
