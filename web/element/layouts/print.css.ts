import { type CSSResult, css } from "lit";

/** What is pressed and not read, and what is said of pressing it. */
const hidden: CSSResult = css`
  .pp-app > :is(.pp-skip, [data-area="header"], [data-area="tools"], [data-area="bench"]),
  :is(pp-notices, .pp-drawer-bar, .pp-panes-bar, .pp-setup-part[data-part-of="compare"]),
  :is(.pp-transport-buttons, .pp-transport-pace, .pp-transport-seed, .pp-verdict-why),
  :is(pp-remedies, .pp-story-buttons, .pp-story-help, .pp-about:not([open]), .pp-weights-tools, .pp-reading-part) {
    display: none !important;
  }

  /* Its place in the picture stays. */
  .pp-lift-bar {
    visibility: hidden;
  }

  .pp-setup-button {
    color: inherit !important;
  }

  .pp-setup-words {
    text-decoration: none !important;
  }

  .pp-setup-button::after {
    display: none !important;
  }
`;

/** Sentence, weights and equation, also where there is one at a time on the screen, and no higher than they are. */
const story: CSSResult = css`
  .pp-story {
    display: grid !important;
    grid-template: "sentence sentence" "weights equation" "ending equation" 1fr "about about" / 1fr 1fr;
    gap: 0 2em;
  }

  pp-sentence {
    display: block !important;
    grid-area: sentence;
  }

  pp-weights {
    display: block !important;
    grid-area: weights;
  }

  pp-equation {
    grid-area: equation;
    min-height: 0;
  }

  .pp-equation {
    overflow: visible !important;
    background: none !important;
  }

  pp-ending {
    grid-area: ending;
    margin-top: 0.8em;
  }

  .pp-about {
    grid-area: about;
  }

  .pp-story-room {
    min-height: 0 !important;
  }
`;

/** On paper: one light page with the stage, what happened, the weights, and the part of the drawer that is open. */
export const printCss = css`
  .pp-address {
    display: none;
  }

  @media print {
    ${hidden}
    ${story}

    :host {
      min-height: 0 !important;
      background: none !important;
    }

    .pp-app {
      display: block !important;
      height: auto !important;
      background: none !important;
    }

    .pp-app > :is([data-area="setup"], [data-area="story"], [data-area="transport"], [data-area="verdict"]) {
      position: static !important;
      display: block !important;
      width: auto !important;
      height: auto !important;
      padding: 0.4em 1em !important;
      overflow: visible !important;
      border: 0 !important;
      background: none !important;
    }

    .pp-part[data-area="stage"] {
      height: 8.5cm !important;
      break-inside: avoid;
    }

    .pp-app:has(.pp-pane-grid, pp-lift, pp-reviews) > .pp-part[data-area="stage"] {
      height: auto !important;
    }

    /* They keep the size they were drawn in. */
    :is(.pp-stage-canvas, .pp-lift-canvas) {
      object-fit: contain;
    }

    .pp-panel {
      max-height: none !important;
      overflow: visible !important;
      break-inside: avoid;
      background: none !important;
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
