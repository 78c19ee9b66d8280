/** The page in a lecture hall: how it is laid out there, and what only a lecturer needs. */

import { type CSSResult, css, unsafeCSS } from "lit";
import * as lecture from "../../views/lecture/index.js";
import type { Styles } from "../../views/shared/loading/styles.js";
import { highlightAttribute } from "../../views/shared/needs/highlight.css.js";
import { type Aside, type PageTarget, pageTargets } from "../../views/shared/needs/page-targets.js";
import { guideCss } from "./guide.css.js";
import { layoutCss } from "./layout.css.js";

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
const needsCss: CSSResult = css`
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

    /* The step asks for one of the tabs: they need the room above the stage. */
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

/** The strip: what is said and what there is to do about the examples, and below it the equation, line after line. */
const storyCss: CSSResult = css`
  .pp-math-across {
    display: contents;
  }

  @container pp (min-width: 52em) {
    .pp-app[data-present] :is(.pp-heading, pp-weights, .pp-update-room, pp-ending, .pp-about, pp-equation > .pp-button) {
      display: none;
    }

    .pp-app[data-present] .pp-story {
      display: grid;
      grid-template: "sentence cures" auto "equation equation" auto / minmax(0, 1fr) fit-content(min(26em, 38%));
      gap: 0.35em 1.4em;
    }

    .pp-app[data-present] pp-sentence {
      grid-area: sentence;
    }

    .pp-app[data-present] :is(.pp-story-room, pp-equation, .pp-update-room) {
      min-height: 0;
    }

    .pp-app[data-present] .pp-story-sentence {
      margin: 0;
      font-size: 1.3667em;
      line-height: 1.3;
    }

    /* Next to what there is to do about the examples it has three lines, which are kept free for it. */
    .pp-app[data-present]:not([data-guide], [data-beside]) .pp-story:has(.pp-story-cures) pp-sentence {
      min-height: 5.4em;
    }

    /* A run that never ends comes to numbers that need another line. */
    .pp-app[data-present]:not([data-guide], [data-beside]) .pp-story:has(.pp-story-cures) pp-equation {
      min-height: 7.45em;
    }

    .pp-app[data-present] pp-equation {
      grid-area: equation;
    }

    .pp-app[data-present] pp-remedies {
      grid-area: cures;
    }

    .pp-app[data-present] :is(.pp-story-cures, .pp-story-predictor) {
      margin: 0 0 0.3em;
    }

    .pp-app[data-present] .pp-story-predictor {
      font-size: 1.1em;
    }

    .pp-app[data-present] .pp-equation,
    .pp-app[data-present] .pp-equation-noted {
      display: flex;
      flex-flow: row wrap;
      align-items: baseline;
      gap: 0.3em 0.5em;
    }

    .pp-app[data-present] .pp-equation {
      overflow: hidden;
      margin: 0;
      padding: 0;
      line-height: 1.15;
    }

    .pp-app[data-present] .pp-equation .pp-math {
      margin: 0;
      font-size: var(--pp-equation, 1.6667em);
    }

    .pp-app[data-present] .pp-equation .pp-math-across > :last-child {
      margin-inline-end: 1em;
    }

    .pp-app[data-present] .pp-equation-note {
      margin: 0;
      font-size: 1.3667em;
    }

    /* WebKit breaks no line of a flex box by how wide formulas are: there they follow one another as words do. */
    @supports (-webkit-hyphens: none) {
      .pp-app[data-present] .pp-equation {
        display: block;
      }

      .pp-app[data-present] .pp-equation-noted {
        display: contents;
      }

      .pp-app[data-present] .pp-equation .pp-math {
        display: inline;
        margin: 0.08em 0.3em 0.08em 0;
      }

      .pp-app[data-present] .pp-equation-note {
        display: inline-block;
        margin: 0.08em 0.4em 0.08em 0;
      }
    }

    .pp-app[data-present] .pp-math-column > mtr > mtd {
      padding-block: 0.05em;
      line-height: 1;
    }

    /* Firefox gives formulas, and each row of a column, the height of a line, where others give them that of what is written. */
    @supports (-moz-appearance: none) {
      .pp-app[data-present] .pp-equation .pp-math:not(:has(.pp-math-column)) {
        margin-block: -0.08em;
      }

      .pp-app[data-present] .pp-math-column > mtr:has(> mtd:only-child) {
        display: block;
        height: 0.92em;
      }

      .pp-app[data-present] .pp-math-column > mtr > mtd:only-child {
        display: block;
        padding-block: 0;
        line-height: 0.92;
      }
    }

    /* Half of the window for the equation: a double click, or the key +. */
    .pp-app[data-present][data-enlarged] > [data-area="story"],
    .pp-app[data-present][data-enlarged][data-guide] pp-story {
      min-height: 50svh;
    }

    .pp-app[data-present][data-enlarged] pp-remedies {
      display: none;
    }

    /* What is drawn beyond its lines is seen, and counts where the strip asks whether it has room for all: see strip.ts. */
    .pp-app[data-present][data-enlarged] .pp-equation {
      --pp-equation: var(--pp-enlarged, 2.6em);
      overflow: visible;
      gap: 0.5em 0.6em;
    }
  }
`;

/** What is said and written next to the stage, where it is so long that the stage would be low above it: see strip.ts. */
const besideCss: CSSResult = css`
  @container pp (min-width: 52em) {
    .pp-app[data-beside]:not([data-enlarged]) > [data-area="stage"] {
      width: calc(100cqw - var(--pp-beside));
    }

    .pp-app[data-beside]:not([data-enlarged]) > .pp-over-stage {
      inset-inline-end: var(--pp-beside);
    }

    .pp-app[data-present][data-beside]:not([data-enlarged]) > [data-area="story"],
    .pp-app[data-beside]:not([data-enlarged]) .pp-lecture-question {
      grid-area: stage;
      justify-self: end;
      width: var(--pp-beside);
      min-height: 0;
      max-height: none;
    }

    .pp-app[data-present][data-beside]:not([data-enlarged]) > [data-area="story"] {
      height: 100%;
      border-top: 0;
      border-inline-start: 1px solid var(--pp-rule);
    }

    .pp-app[data-present][data-beside]:not([data-enlarged]) .pp-story {
      grid-template: "sentence" auto "equation" auto "cures" auto / minmax(0, 1fr);
    }
  }
`;

export const styles: Styles = [layoutCss, storyCss, besideCss, guideCss, needsCss, ...lecture.styles];

export const { render } = lecture;
