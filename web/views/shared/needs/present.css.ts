import { type CSSResult, css, unsafeCSS } from "lit";
import { highlightAttribute } from "./highlight.js";
import { type Aside, type PageTarget, pageTargets } from "./page-targets.js";

/** The page in the lecture hall, in a step that needs something of this. */
function needing(aside: Aside): CSSResult {
  const names = Object.entries<PageTarget>(pageTargets).flatMap(([name, place]) =>
    place.aside === aside ? [name] : [],
  );
  const needs = names.map((name) => `[${highlightAttribute}~="${name}"]`).join(", ");
  return unsafeCSS(`.pp-app[data-present]:is(${needs})`);
}

/** What a step needs is in sight in the lecture hall too, where it is put aside otherwise: what it says can be done. */
export const presentCss = css`
  @container pp (min-width: 52em) {
    ${needing("setup")} > [data-area="setup"],
    ${needing("tools")} > [data-area="tools"] {
      display: block;
    }

    ${needing("drawer")} > .pp-drawer {
      display: grid;
      grid-area: drawer;
      min-height: 0;
    }

    ${needing("drawer")} > .pp-drawer > .pp-drawer-bar {
      display: flex;
    }

    /* The weights as a column of the strip, between what is said and the equation. */
    ${needing("weights")} .pp-story {
      grid-template: "sentence weights equation cures" 100% / minmax(0, 1fr) minmax(11em, 0.9fr) minmax(0, 1.8fr) fit-content(
          12em
        );
      gap: 1em;
    }

    ${needing("weights")} pp-weights {
      display: block;
      grid-area: weights;
      overflow: hidden auto;
    }

    ${needing("weights")} pp-weights .pp-heading {
      display: block;
      margin: 0 0 0.2em;
    }

    ${needing("weights")} pp-weights .pp-reading-part {
      display: none;
    }

    /* What more is said of the weights beside them, in the place of the equation: a longer list in a higher strip. */
    ${needing("reading")} pp-story {
      height: calc(0.4 * var(--pp-whole));
    }

    ${needing("reading")} .pp-story {
      grid-template: "sentence weights reading" 100% / minmax(0, 0.8fr) minmax(11em, 1fr) minmax(15em, 1.2fr);
    }

    ${needing("reading")} pp-equation,
    ${needing("reading")} pp-remedies {
      display: none;
    }

    ${needing("reading")} .pp-reading {
      display: block;
      grid-area: reading;
      overflow: hidden auto;
      margin: 0;
      border: 0;
    }

    /* The picture of an update as large as the strip allows, which is higher for it before the first visit too. */
    ${needing("vectors")} pp-story {
      height: calc(0.4 * var(--pp-whole));
    }

    ${needing("vectors")} .pp-story {
      grid-template: "sentence vectors" auto "equation vectors" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.1fr);
      gap: 0.3em 1.4em;
    }

    ${needing("vectors")} .pp-update-room {
      display: grid;
      grid-area: vectors;
      min-height: 0;
    }

    ${needing("vectors")} pp-update {
      display: flex;
      flex-direction: column;
      min-height: 0;
    }

    ${needing("vectors")} .pp-update-figures {
      flex: 1;
      height: auto;
      min-height: 0;
    }

    ${needing("vectors")} :is(.pp-update-words, .pp-update-way, .pp-about),
    ${needing("vectors")} pp-remedies {
      display: none;
    }

    /* What is pressed to show it stands in a column, which is not here. */
    .pp-app[data-present] .pp-popover-pin {
      display: none;
    }

    ${needing("notation")} pp-story {
      height: calc(0.34 * var(--pp-whole));
    }

    ${needing("notation")} .pp-story {
      grid-template: "sentence equation notation" 100% / minmax(0, 1fr) minmax(0, 1.3fr) 16em;
    }

    ${needing("notation")} .pp-notation {
      display: block;
      grid-area: notation;
      overflow: hidden auto;
      margin: 0;
      border: 0;
    }
  }
`;
