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

/** The page there in a step that speaks of the equation. */
const equation = unsafeCSS(`.pp-app[data-present][${highlightAttribute}~="equation"]`);

/** What a step needs is in sight in the lecture hall too, where it is put aside otherwise: what it says can be done. */
const needsCss: CSSResult = css`
  @media screen {
    ${needing("tools")} > [data-area="tools"] {
      display: block;
    }

    /* All of the sentence, in a row of its own. */
    ${needing("setup")} > [data-area="setup"] {
      display: block;
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

    /* The step asks for one of the tabs. */
    ${needing("drawer")} > .pp-drawer {
      display: grid;
    }

    ${needing("drawer")} > .pp-drawer > .pp-drawer-bar {
      display: flex;
    }

    ${needing("drawer")} > .pp-drawer:has(> .pp-panel) {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    }

    ${needing("drawer")} > .pp-drawer > .pp-panel {
      grid-area: 2 / 1;
    }

    ${needing("drawer")}:not(:has(> .pp-drawer > .pp-panel)) > .pp-drawer {
      grid-area: needed;
      margin: 0;
    }

    /* What of the story a step speaks of is below the stage, next to what is said. */
    :is(${needing("weights")}, ${needing("vectors")}, ${needing("notation")}, ${needing("reading")}, ${equation}) {
      --pp-strip: 40svh;
    }

    /* What is lifted needs the height: of the weights there are their rows. */
    .pp-app[data-present]:has(> .pp-drawer > .pp-panel[data-part="lift"]) {
      --pp-strip: max(7.7em, 24svh) !important;
    }

    ${needing("weights")}:has(> .pp-drawer > .pp-panel[data-part="lift"]) :is(pp-sentence, pp-equation) {
      display: none;
    }

    .pp-app[data-present][data-guide] .pp-story {
      column-gap: 1em;
    }

    ${equation} pp-equation {
      display: block;
    }

    ${equation} .pp-story {
      grid-template: "sentence equation" minmax(0, 1fr) / minmax(0, 2fr) minmax(0, 3fr);
    }

    ${needing("weights")} .pp-story {
      grid-template: "sentence weights" minmax(0, 1fr) / minmax(0, 1fr) minmax(11em, 34%);
    }

    ${needing("weights")}${equation} .pp-story {
      grid-template: "sentence equation weights" minmax(0, 1fr) / minmax(0, 3fr) minmax(0, 4fr) minmax(11em, 26%);
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

    /* What more is said of the weights, in the place of the sentence. */
    ${needing("reading")} .pp-story {
      grid-template: "weights reading" minmax(0, 1fr) / minmax(11em, 1fr) minmax(15em, 1.2fr);
    }

    ${needing("reading")} :is(pp-sentence, pp-equation) {
      display: none;
    }

    ${needing("reading")} .pp-reading {
      display: block;
      grid-area: reading;
      overflow: hidden auto;
      margin: 0;
      border: 0;
    }

    ${needing("vectors")} .pp-story {
      grid-template: "sentence vectors" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.1fr);
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
      grid-template: "sentence notation" minmax(0, 1fr) / minmax(0, 1fr) 16em;
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

/** The column: what is said in a room of six lines, the equation in the rest, and what there is to do about the examples. */
const storyCss: CSSResult = css`
  @media screen {
    .pp-app[data-present] :is(.pp-heading, pp-weights, .pp-update-room, pp-ending, .pp-about, pp-equation > .pp-button),
    .pp-app[data-present] .pp-story-outcome ~ .pp-story-sentence,
    .pp-app[data-present] pp-remedies :is(.pp-story-help, .pp-story-buttons > [data-wants="lift"]),
    .pp-app[data-present][data-guide] pp-equation {
      display: none;
    }

    .pp-app[data-present] pp-story {
      display: block;
      height: 100%;
      container-type: normal;
    }

    .pp-app[data-present] .pp-story {
      display: grid;
      grid-template: "sentence" minmax(calc(var(--pp-said) - 0.9em), auto) "equation" minmax(0, 1fr) "cures" auto / minmax(0, 1fr);
      height: 100%;
    }

    .pp-app[data-present] pp-sentence {
      display: block;
      grid-area: sentence;
    }

    .pp-app[data-present] .pp-story-room {
      min-height: 0;
    }

    .pp-app[data-present] :is(.pp-story-sentence, .pp-story-outcome) {
      margin: 0;
      font-size: var(--pp-type);
      line-height: 1.25;
    }

    /* In the largest type in which the longest form for this learner has room: how wide and high it is, in its em, says pp-lecture. */
    .pp-app[data-present] pp-equation {
      display: block;
      grid-area: equation;
      container-type: size;
      min-height: 0;
    }

    .pp-app[data-present] pp-equation > :is(.pp-equation, .pp-story-predictor) {
      margin: 0;
      padding: 0;
      overflow: visible;
      font-size: min(100cqw / var(--pp-wide, 20), 100cqh / var(--pp-tall, 17));
      line-height: 1.2;
    }

    .pp-app[data-present] .pp-equation .pp-math {
      font-size: 1em;
    }

    .pp-app[data-present] .pp-equation :is(.pp-math, .pp-equation-noted) + .pp-math {
      margin-top: 0.3em;
    }

    .pp-app[data-present] .pp-equation .pp-math-lines > mtr > mtd {
      padding-block: 0.12em;
    }

    .pp-app[data-present] .pp-equation .pp-math-column > mtr > mtd {
      padding-block: 0.06em;
      line-height: 1;
    }

    .pp-app[data-present] .pp-equation-note {
      margin: 0.3em 0 0.1em;
      font-size: 0.85em;
    }

    .pp-app[data-present] pp-remedies {
      display: block;
      grid-area: cures;
    }

    .pp-app[data-present] .pp-story-cures {
      margin: 0.3em 0 0.2em;
    }

    .pp-app[data-present] pp-remedies .pp-flow {
      gap: 0.3em;
    }

    @container pp (max-width: 51.99em) {
      .pp-app[data-present] .pp-story {
        grid-template: "sentence equation" minmax(0, 1fr) "cures cures" auto / minmax(0, 1fr) minmax(0, 1fr);
        gap: 0 1em;
      }
    }

    @container pp (max-width: 30em) {
      .pp-app[data-present] .pp-story {
        grid-template: "sentence" auto "equation" minmax(0, 1fr) / minmax(0, 1fr);
      }

      .pp-app[data-present] pp-remedies {
        display: none;
      }
    }
  }
`;

export const styles: Styles = [layoutCss, storyCss, guideCss, needsCss, ...lecture.styles];

export const { render } = lecture;
