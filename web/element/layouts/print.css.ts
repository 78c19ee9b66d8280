import { css } from "lit";

/** On paper: one light page with the stage, what happened, the weights, and the part of the drawer that is open. */
export const printCss = css`
  .pp-address {
    display: none;
  }

  @media print {
    :host {
      min-height: 0 !important;
    }

    .pp-app {
      display: block !important;
      height: auto !important;
    }

    .pp-app > :is(.pp-skip, [data-area="header"], [data-area="tools"], [data-area="bench"]),
    :is(.pp-drawer-bar, .pp-transport-buttons, .pp-transport-pace, .pp-transport-seed, .pp-weights-tools) {
      display: none !important;
    }

    .pp-app > :is([data-area="setup"], [data-area="story"]) {
      display: block !important;
      width: auto !important;
      overflow: visible !important;
      border: 0 !important;
    }

    .pp-part[data-area="stage"] {
      height: 10cm !important;
      break-inside: avoid;
    }

    /* They keep the size they were drawn in. */
    .pp-stage-canvas {
      object-fit: contain;
    }

    .pp-panel {
      max-height: none !important;
      overflow: visible !important;
      break-inside: avoid;
    }

    .pp-address {
      display: block;
      margin: 1em;
      color: var(--pp-ink-2);
      font-size: 0.8em;
      overflow-wrap: anywhere;
    }
  }
`;
