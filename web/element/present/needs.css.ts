import { type CSSResult, css, unsafeCSS } from "lit";
import { highlightAttribute } from "../../views/shared/needs/highlight.js";
import { type Aside, type PageTarget, pageTargets } from "../../views/shared/needs/page-targets.js";

/** The page in the lecture hall, in a step that needs something of this. */
function needing(aside: Aside): CSSResult {
  const names = Object.entries<PageTarget>(pageTargets).flatMap(([name, place]) =>
    place.aside === aside ? [name] : [],
  );
  const needs = names.map((name) => `[${highlightAttribute}~="${name}"]`).join(", ");
  return unsafeCSS(`.pp-app[data-present]:is(${needs})`);
}

/** The page there in a step that needs the button of the 3-D picture. */
const lifting = unsafeCSS(`.pp-app[data-present][${highlightAttribute}~="lift"]`);

/** Where a step does not speak of the equation, what it speaks of has its place. */
const apart = unsafeCSS(`:not([${highlightAttribute}~="equation"])`);

/** What a step needs is in sight in the lecture hall too, where it is put aside otherwise: what it says can be done. */
export const needsCss: CSSResult = css`
  @container pp (min-width: 52em) {
    ${needing("tools")} > [data-area="tools"] {
      display: block;
    }

    /* Of what a narrow bar puts behind a button this one. */
    ${lifting} .pp-tools-panel:not([data-open]) {
      position: static;
      display: block;
      width: auto;
      padding: 0;
      border: 0;
      box-shadow: none;
    }

    ${lifting} .pp-tools-panel:not([data-open]) > :not(:has([data-wants="lift"])),
    ${lifting} .pp-tools-panel:not([data-open]) .pp-button:not([data-wants="lift"]) {
      display: none;
    }

    /* All of the sentence, in a row of its own. */
    ${needing("setup")} > [data-area="setup"] {
      grid-area: needed;
    }

    ${needing("setup")} .pp-setup-sentence {
      flex-wrap: wrap;
    }

    ${needing("setup")} .pp-setup-part[data-part-of] {
      display: inline-flex;
      font-size: 1em;
    }

    ${needing("setup")} [data-part-of="compare"] .pp-setup-words {
      font-size: inherit;
    }

    ${needing("setup")} [data-part-of="compare"] .pp-setup-words::before {
      content: none;
    }

    ${needing("drawer")} > .pp-drawer {
      display: grid;
      grid-area: drawer;
      min-height: 0;
    }

    ${needing("drawer")} > .pp-drawer > .pp-drawer-bar {
      display: flex;
    }

    ${needing("drawer")}:not(:has(> .pp-drawer > .pp-panel)) > .pp-drawer {
      grid-area: needed;
    }

    /* The tabs, one of which it asks for, need the room above the stage. */
    ${needing("drawer")}${apart}:not(:has(> .pp-drawer > .pp-panel)) :is(pp-equation, pp-remedies),
    ${needing("weights")}${apart} pp-equation,
    ${needing("vectors")}${apart} pp-equation,
    ${needing("notation")}${apart} pp-equation,
    ${needing("reading")} pp-equation,
    :is(${needing("weights")}, ${needing("vectors")}, ${needing("notation")}, ${needing("reading")}) pp-remedies {
      display: none;
    }

    /* The weights next to what is said and to the equation. */
    ${needing("weights")} .pp-story {
      grid-template: "sentence weights" auto "equation weights" 1fr / minmax(0, 1fr) minmax(11em, 34%);
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

    /* What more is said of the weights, in the place of the sentence and the equation. */
    ${needing("reading")} .pp-story {
      grid-template: "weights reading" minmax(0, 1fr) / minmax(11em, 1fr) minmax(15em, 1.2fr);
    }

    ${needing("reading")} pp-sentence {
      display: none;
    }

    ${needing("reading")} .pp-reading {
      display: block;
      grid-area: reading;
      overflow: hidden auto;
      margin: 0;
      border: 0;
    }

    /* The picture of an update as large as the strip allows, which is as high before the first visit. */
    :is(${needing("vectors")}, ${needing("reading")}) pp-story {
      height: 40svh;
    }

    :is(${needing("vectors")}, ${needing("reading")}) .pp-story {
      height: 100%;
    }

    ${needing("vectors")} .pp-story {
      grid-template: "sentence vectors" auto "equation vectors" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.1fr);
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

    ${needing("vectors")} :is(.pp-update-words, .pp-update-way, .pp-about) {
      display: none;
    }

    ${needing("notation")} .pp-story {
      grid-template: "sentence notation" auto "equation notation" 1fr / minmax(0, 1fr) 16em;
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
