import { css } from "lit";
import { footSheet, raised } from "../../shared/controls/recipes.css.js";
import { BELOW_LOW_WINDOW } from "../../shared/low-window.js";

export const setupCss = css`
  pp-setup {
    position: relative;
  }

  .pp-setup-sentence {
    align-items: baseline;
    gap: 0 0.35em;
    color: var(--pp-ink-2);
    font-family: var(--pp-serif);
    font-size: 1.0667em;
  }

  .pp-setup-part {
    display: inline-flex;
    align-items: baseline;
    gap: 0.35em;
    min-width: 0;
    white-space: nowrap;
  }

  .pp-setup-part[data-part-of="compare"] {
    margin-inline-start: auto;
  }

  .pp-setup-button {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    min-width: 0;
    min-height: var(--pp-target);
    padding: 0 0.15em;
    color: var(--pp-accent);
  }

  .pp-setup-button::after {
    content: "";
    flex: none;
    width: 0.32em;
    height: 0.32em;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-25%) rotate(45deg);
  }

  .pp-setup-words {
    overflow: hidden;
    max-width: 22em;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-overflow: ellipsis;
    text-underline-offset: 0.25em;
  }

  .pp-setup-button:hover {
    background: var(--pp-hover);
  }

  .pp-setup-button[aria-expanded="true"] {
    background: var(--pp-accent-soft);
  }

  .pp-setup-button:focus-visible {
    outline-offset: 1px;
  }

  .pp-popover {
    position: absolute;
    top: var(--pp-popover-top, 100%);
    left: var(--pp-popover-left, 0);
    z-index: 5;
    width: min(22em, 100%);
    max-height: var(--pp-popover-room, 60vh);
    overflow: hidden auto;
    overscroll-behavior-y: contain;
    padding: 0.4em 1em 1em;
    ${raised}
    line-height: 1.4;
  }

  .pp-popover:focus {
    outline: none;
  }

  .pp-popover-head {
    gap: 0.2em;
    margin: 0 -0.5em 0.4em 0;
  }

  .pp-popover-head h2 {
    flex: 1;
  }

  /* In a narrow place it is a sheet at the foot of the window. */
  @container pp (max-width: 51.99em) {
    .pp-popover {
      ${footSheet}
      max-height: 70vh;
      padding-bottom: calc(1em + env(safe-area-inset-bottom, 0px));
    }

    .pp-popover-pin {
      display: none;
    }
  }

  /* In a low one it stands at the right, as high as the window: below its button there would be no room to read it. */
  @media (max-height: ${BELOW_LOW_WINDOW}px) {
    .pp-popover {
      position: fixed;
      inset: 0 0 0 auto;
      width: min(24em, 100%);
      max-height: none;
      border-radius: 0;
    }

    .pp-popover-pin {
      display: none;
    }
  }

  @media print {
    .pp-setup-part[data-part-of="compare"],
    .pp-setup-button::after {
      display: none !important;
    }

    .pp-setup-button {
      color: inherit !important;
    }

    .pp-setup-words {
      text-decoration: none !important;
    }
  }
`;
