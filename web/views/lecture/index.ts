import { css, html, nothing, type TemplateResult } from "lit";
import { lectureOf } from "../../state/course/lecture/lecture.js";
import { define } from "../../ui/controls/define.js";
import { raised } from "../../ui/controls/recipes.css.js";
import { Followed } from "../shared/guide/guide.js";
import { numberedExamples } from "../shared/over-stage/labels.js";
import { OverStage, overStageCss } from "../shared/over-stage/over-stage.js";
import { type PartView, View } from "../shared/view.js";
import "./pp-lecture.js";

const lectureCss = css`
  pp-lecture {
    display: contents;
  }

  .pp-lecture-bar {
    position: relative;
    grid-area: lecture;
    justify-self: end;
    gap: 0.3em;
    flex-wrap: nowrap;
    white-space: nowrap;
  }

  .pp-lecture-bar > .pp-select {
    width: 8.2em;
  }

  .pp-lecture-bar > .pp-button > svg {
    display: block;
    width: 1.2em;
    height: 1.2em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linejoin: round;
  }

  .pp-lecture-bar > [aria-expanded] {
    display: flex;
    gap: 0.3em;
    align-items: center;
  }

  .pp-lecture-menu {
    position: absolute;
    top: calc(100% + 0.3em);
    inset-inline-end: 0;
    z-index: 12;
    width: 24em;
    max-height: 80svh;
    overflow: hidden auto;
    padding: 0.8em 1em 1em;
    ${raised}
    white-space: normal;
  }

  .pp-lecture-menu > .pp-flow {
    gap: 0.3em;
    margin-block: 0.6em;
  }

  .pp-lecture-menu > h3 {
    margin: 1em 0 0.4em;
    font-size: 1em;
  }

  .pp-lecture-moments {
    margin: 0 0 0.5em;
    padding: 0;
    list-style: none;
  }

  .pp-lecture-moments > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: 0.3em;
    margin-bottom: 0.3em;
  }

  .pp-lecture-moments [aria-current] {
    border-color: var(--pp-accent);
    background: var(--pp-accent-soft);
  }

  /* In the place of what would answer it: the sentence, or with the stage alone the verdict. */
  .pp-lecture-question {
    z-index: 1;
    grid-area: said;
    justify-self: end;
    width: var(--pp-column);
    margin: 0;
    padding: 0.37em 0.73em;
    font-family: var(--pp-serif);
    font-size: var(--pp-type);
    line-height: 1.25;
    pointer-events: none;
  }

  .pp-app[data-guide] .pp-lecture-question {
    grid-area: view;
    justify-self: start;
    width: calc(100cqw - var(--pp-column));
  }

  .pp-app[data-alone] .pp-lecture-question {
    grid-area: verdict / verdict / setup / setup;
    justify-self: stretch;
    width: auto;
    padding-block: 0;
    background: var(--pp-bg);
  }

  .pp-lecture-question:empty {
    display: none;
  }

  .pp-app[data-asks] :is(pp-sentence, pp-equation, pp-remedies, pp-weights, .pp-update-room) {
    visibility: hidden;
  }

  pp-pointer {
    position: absolute;
    inset: 0;
    z-index: 25;
    overflow: hidden;
    color: var(--pp-error);
    background-color: transparent;
    pointer-events: none;
  }

  pp-pointer > canvas {
    width: 100%;
    height: 100%;
  }

  .pp-lecture-blank {
    position: absolute;
    inset: 0;
    z-index: 40;
    background: #000;
    cursor: none;
  }

  @container pp (max-width: 51.99em) {
    .pp-lecture-bar {
      display: none;
    }

    .pp-app .pp-lecture-question {
      justify-self: stretch;
      width: auto;
    }
  }

  @media print {
    .pp-lecture-bar,
    .pp-lecture-question,
    .pp-lecture-blank,
    pp-pointer {
      display: none !important;
    }
  }
`;

/** Over the stage, while the room is asked: which example comes next. What is asked is said in the strip. */
class PpAsked extends View {
  readonly #stage = new OverStage(this);
  readonly #lecture = new Followed(this, lectureOf);

  protected override updated(): void {
    if (this.frame) this.#lecture.session.follow(this.frame.playback);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    const { asks, next } = this.#lecture.session.look;
    if (!frame || !asks || next === null) return nothing;
    const { projection, magnification } = this.#stage;
    const room = this.#stage.room(frame.examples);
    if (!projection || !room) return nothing;
    const numbered = numberedExamples(frame.examples.xy, next, { projection, room }, this.words);
    return html`<svg aria-hidden="true"><g transform="scale(${magnification})">${numbered}</g></svg>`;
  }
}

define("pp-asked", PpAsked);

export const styles: PartView["styles"] = [overStageCss, lectureCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`
    <pp-lecture .frame=${frame} .dispatch=${dispatch}></pp-lecture>
    <pp-asked .frame=${frame} .dispatch=${dispatch}></pp-asked>
  `;
