import { type CSSResult, css } from "lit";
import { pictures } from "./printed-pictures.css.js";

/** What is pressed and not read, and what is said of pressing it. */
const hidden: CSSResult = css`
  .pp-app > :is(.pp-skip, [data-area="header"], [data-area="tools"], [data-area="bench"]),
  :is(.pp-visually-hidden, pp-notices, .pp-drawer-bar, .pp-panes-bar, .pp-setup-part[data-part-of="compare"]),
  :is(.pp-transport-buttons, .pp-transport-pace, .pp-transport-seed, .pp-verdict-why),
  :is(pp-remedies, .pp-update-room, .pp-notation, .pp-story-buttons, .pp-offers, .pp-story-help, .pp-about:not([open]), .pp-weights-tools, .pp-reading-part),
  .pp-setup-button::after {
    display: none !important;
  }

  /* Its place in the picture stays. */
  .pp-lift-bar {
    visibility: hidden;
  }

  /* The same in what is open of the drawer, and among reviews: what is chosen, asked for and unfolded. */
  .pp-panel :is(details:not([open]), summary, .pp-check, .pp-orders-choose, .pp-orders-form, .pp-orders-starts, .pp-segments),
  .pp-panel :is(.pp-cures-buttons, .pp-splits-bar, .pp-splits:not(:has(table)), .pp-curves-stop .pp-button),
  .pp-orders-experiment:not(:has(.pp-chart-orders)),
  .pp-reviews :is(.pp-reviews-buttons, .pp-lift-toggle, .pp-word-add, .pp-word-remove, .pp-review-new, .pp-review-remove) {
    display: none !important;
  }

  :is(.pp-comparison-name, .pp-review-number, .pp-review-label) {
    min-height: 0 !important;
    border: 0 !important;
    background: none !important;
    box-shadow: none !important;
  }

  .pp-setup-button {
    color: inherit !important;
  }

  .pp-setup-words {
    text-decoration: none !important;
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

  .pp-story {
    margin: 0;
    padding: 0;
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
    ${pictures}

    :host {
      min-height: 0 !important;
      background: none !important;
    }

    .pp-app {
      display: block !important;
      height: auto !important;
      background: none !important;
      font-size: 12.5px !important;
      --pp-target: 22px;
    }

    .pp-app > :is([data-area="setup"], [data-area="story"], [data-area="transport"], [data-area="verdict"]) {
      position: static !important;
      display: block !important;
      width: auto !important;
      height: auto !important;
      padding: 0.15em 0 !important;
      overflow: visible !important;
      border: 0 !important;
      background: none !important;
    }

    .pp-panel {
      max-height: none !important;
      padding: 0.3em 0 !important;
      border: 0 !important;
      overflow: visible !important;
      break-inside: avoid;
      background: none !important;
    }

    .pp-comparison {
      row-gap: 0.4em;
    }

    pp-curves {
      position: static !important;
    }

    .pp-comparison-table {
      font-size: 0.85em !important;
    }

    @media (orientation: landscape) {
      .pp-app {
        display: grid !important;
        grid-template: "setup setup" "stage sheet" "transport sheet" "verdict sheet" "drawer drawer" "address address" / 3fr 2fr !important;
        align-items: start;
        column-gap: 2em;
      }

      .pp-app > [data-area="setup"] {
        grid-area: setup !important;
      }

      .pp-story {
        grid-template: "sentence" "weights" "equation" "ending" "about" / 1fr;
      }

      .pp-app > [data-area="story"] {
        grid-area: sheet !important;
      }

      .pp-address {
        grid-area: address;
      }
    }

    .pp-address {
      display: block;
      margin: 0;
      color: var(--pp-ink-2);
      font-size: 0.8em;
      overflow-wrap: anywhere;
    }
  }
`;
