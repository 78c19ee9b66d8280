import { type CSSResult, css } from "lit";
import { lockableCss } from "../../ui/controls/lockable.css.js";
import type { Styles } from "../../views/shared/loading/styles.js";
import { printedStageCss } from "../../views/stage/print.css.js";
import { storyLayoutsCss } from "../../views/story/layouts.css.js";
import { transportLayoutsCss } from "../../views/transport/layouts.css.js";
import { phoneCss } from "./phone.css.js";

/** What is pressed and not read, of the page and of what all views share. */
const hidden: CSSResult = css`
  .pp-app > :is(.pp-skip, [data-area="header"], [data-area="tools"], [data-area="bench"]),
  :is(.pp-visually-hidden, pp-notices, .pp-drawer-bar, pp-remedies, .pp-offers),
  .pp-panel :is(details:not([open]), summary, .pp-check, .pp-segments) {
    display: none !important;
  }
`;

/** On paper: one light page with the stage, what happened, the weights, and the part of the drawer that is open. */
const printCss = css`
  .pp-address {
    display: none;
  }

  @media print {
    ${hidden}

    :host {
      min-height: 0 !important;
      background: none !important;
    }

    .pp-app {
      display: block !important;
      height: auto !important;
      background: none !important;
      font-size: 12px !important;
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

    .pp-app > .pp-part[data-area="stage"] {
      height: auto !important;
      min-height: 0 !important;
      break-inside: avoid;
    }

    .pp-panel {
      max-height: none !important;
      padding: 0.3em 0 !important;
      border: 0 !important;
      overflow: visible !important;
      break-inside: avoid;
      background: none !important;
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

/** Parts lay themselves out within the areas that the page gives them. */
export const styles: Styles = [transportLayoutsCss, phoneCss, storyLayoutsCss, printedStageCss, printCss, lockableCss];
