import { type CSSResult, css, html, type TemplateResult, unsafeCSS } from "lit";
import { holdsPart } from "../../../state/document/lock.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { BELOW_LOW_WINDOW } from "../../../ui/page/low-window.js";
import { lockable } from "../../../views/shared/controls/lockable.js";
import { whenLoaded } from "../../../views/shared/loading/loading.js";
import type { Styles } from "../../../views/shared/loading/styles.js";
import { highlightAttribute } from "../../../views/shared/needs/highlight.css.js";
import type { PageInputs, PartEntry } from "../../part-entry.js";
import { paneCss } from "./pane.css.js";
import "./pp-arrange.js";

/** What a step can need of the story beyond its sentence. */
const needed = ["weights", "reading", "equation", "vectors", "notation"]
  .map((name) => `[${highlightAttribute}~="${name}"]`)
  .join(", ");

/** Whether the story stands below the step that needs it, in the column of the step. */
const belowStep: CSSResult = unsafeCSS(`[data-guide]:is(${needed}):not([data-view="story"])`);
/** Whether the step has that column alone. */
const withStep: CSSResult = css`.pp-app[data-folds][data-guide]:not(${belowStep})`;
const onItsOwn: CSSResult = css`.pp-app[data-folds]:not([data-guide])`;
/** Whether a sentence is all there is of the story. */
const inShort: CSSResult = css`.pp-app[data-folds]:not([data-view="story"], ${belowStep})`;

/** Where two pictures leave the story no column: its sentence below them, and all of it in the companion, by its tab. */
const foldedCss: CSSResult = css`
  @media screen {
    @container pp (min-width: 52em) {
      .pp-app[data-folds] .pp-tab-folded {
        display: block;
      }

      ${onItsOwn} > [data-area="story"],
      ${withStep} pp-story {
        grid-area: line;
        width: auto;
        height: 3.5em;
        margin: 0;
        padding: 0.25em 1em;
        overflow: hidden auto;
        border: 0;
        border-top: 1px solid var(--pp-rule);
      }

      ${inShort} :is(pp-story .pp-heading, pp-weights, pp-remedies, pp-equation, .pp-update-room, pp-ending, .pp-about) {
        display: none;
      }

      ${inShort} .pp-story-room {
        min-height: 0;
      }

      ${inShort} pp-sentence {
        margin: 0;
      }

      /* There is room for one of them: how the run has ended comes first. */
      ${inShort} .pp-story-outcome ~ .pp-story-sentence {
        display: none;
      }

      ${inShort} .pp-story-outcome {
        margin: 0;
        line-height: 1.4;
      }

      ${inShort} .pp-story-sentence {
        font-size: 1em;
        line-height: 1.4;
      }

      /* The whole of it, in the place of a view. */
      ${onItsOwn}[data-view="story"] > [data-area="story"],
      ${withStep}[data-view="story"] pp-story {
        z-index: 1;
        grid-area: 4 / view / 5 / view;
        height: auto;
        min-height: 0;
        padding: 0.8em 1em;
        border-inline-start: 1px solid var(--pp-rule);
      }

      ${withStep} > [data-area="story"] {
        display: contents;
      }

      ${withStep} :is(pp-lesson, pp-quiz) {
        grid-area: story;
        overflow: hidden auto;
        padding: 1em 1em 0;
        border-inline-start: 1px solid var(--pp-rule);
      }

      /* The ways on are at the foot of the column, and so is what checks an answer. */
      ${withStep} .pp-lesson-ways {
        position: sticky;
        bottom: 0;
        z-index: 2;
        margin-top: 0.6em;
        padding: 0.5em 0;
        background: var(--pp-bg);
      }

      /* Options are as high as the question, and would cover it. */
      ${withStep} .pp-task {
        scroll-margin-block: 0.6em calc(var(--pp-target) + 1.4em);
      }

      ${withStep} .pp-task[data-state="open"] > .pp-answer:not(.pp-answer-choices, :has(table)) {
        position: sticky;
        bottom: calc(var(--pp-target) + 1em);
        z-index: 1;
        padding-bottom: 0.4em;
        background: var(--pp-bg);
        box-shadow: 0 -0.5em 0.5em var(--pp-bg);
      }

      ${withStep} :is(pp-lesson, pp-quiz),
      .pp-app[data-folds]${belowStep} > [data-area="story"] {
        width: clamp(332px, 25cqw, 26em);
      }
    }
  }
`;

/** One pane has all the room, and the other one goes on in a corner of it. */
const enlargedCss = css`
  @media screen {
    @container pp (min-width: 52em) {
      .pp-app[data-enlarged] {
        --pp-inset-width: clamp(14em, 24cqw, 24em);
        --pp-inset-height: clamp(11em, 18cqw, 18em);
      }

      .pp-app[data-enlarged][data-companion="beside"] {
        grid-template-areas:
          "header header header header"
          "setup setup setup setup"
          "bench tools tools story"
          "bench stage stage story"
          "bench line line story"
          "bench transport transport story"
          "bench verdict verdict story";
      }

      .pp-app[data-enlarged="stage"] > .pp-drawer,
      .pp-app[data-enlarged="view"] > [data-area="stage"] {
        grid-area: stage;
        place-self: end;
        z-index: 5;
        width: var(--pp-inset-width);
        height: var(--pp-inset-height);
        min-height: 0;
        margin: 0.6em;
        overflow: hidden;
        border: 1px solid var(--pp-control-rule);
        border-radius: var(--pp-radius);
        background: var(--pp-bg);
        box-shadow: var(--pp-shadow);
      }

      /* The view in small, to be looked at; only what brings both back is pressed there. */
      .pp-app[data-enlarged="stage"] > .pp-drawer {
        grid-template: "view" minmax(0, 1fr) / minmax(0, 1fr);
      }

      .pp-app[data-enlarged="stage"] .pp-arrange-buttons {
        position: absolute;
        inset: 0 0 auto auto;
        z-index: 2;
        min-height: 0;
        padding: 0;
        background: none;
      }

      .pp-app[data-enlarged="stage"] .pp-drawer-bar {
        display: none;
      }

      .pp-app[data-enlarged="stage"] .pp-panel {
        zoom: 0.5;
        pointer-events: none;
      }

      .pp-app[data-enlarged="view"] > [data-area="tools"] {
        display: none;
      }

      .pp-app[data-enlarged="view"] > .pp-drawer {
        grid-area: tools / stage-start / stage-end / stage-end;
        border-inline-start: 0;
      }

      .pp-app[data-enlarged="view"][data-view="story"] > [data-area="story"] {
        grid-area: stage;
        border-inline-start: 0;
      }

      .pp-app[data-enlarged][data-companion="below"] {
        grid-template-rows: auto auto auto minmax(0, 1fr) auto auto 0;
      }
    }
  }
`;

/** Other pictures of the same run, in a low window, in a figure and on paper. */
const elsewhereCss = css`
  @container pp (min-width: 40em) {
    @media screen and (max-height: ${BELOW_LOW_WINDOW}px) {
      /* Another picture of the same run has half of the window, and its words beside it: with a step there are three columns. */
      .pp-app:not([data-present], [data-guide]):has(> .pp-drawer > .pp-panel:is([data-part="projection"], [data-part="weight-space"], [data-part="lift"])) {
        grid-template-columns: minmax(0, 1fr) minmax(21em, min(54%, 100% - 22em));
      }
    }
  }

  @media screen {
    .pp-app[data-embed] .pp-drawer-bar {
      display: none;
    }

    /* The 3-D picture below the stage, or beside it where it has room there. */
    .pp-app[data-embed] > .pp-drawer:has(> .pp-panel) {
      display: grid;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      min-height: 0;
      border: 0;
    }

    .pp-app[data-embed] .pp-panel > pp-lift {
      height: 100%;
      min-height: 0;
    }

    .pp-app[data-embed]:has(> .pp-drawer > .pp-panel) {
      grid-template-rows: minmax(7em, 1fr) minmax(12em, 1fr) auto auto;
      grid-template-areas: "stage stage" "drawer drawer" "transport transport" "story open";
    }

    @container pp (max-width: 31.99em) {
      .pp-app[data-embed]:has(> .pp-drawer > .pp-panel) {
        grid-template-rows: minmax(7em, 1fr) minmax(12em, 1fr) auto auto auto;
        grid-template-areas: "stage" "drawer" "transport" "story" "open";
      }
    }

    @container pp (min-width: 43.75em) {
      .pp-app[data-embed]:not([data-guide]):has(> .pp-drawer > .pp-panel) {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        grid-template-rows: minmax(7em, 1fr) auto auto;
        grid-template-areas: "stage drawer" "transport transport" "story open";
      }
    }
  }

  /* One page holds both pictures. */
  @media print {
    .pp-app:has(> .pp-drawer > .pp-panel) .pp-stage-canvas {
      max-height: 5.4cm !important;
    }
  }
`;

/** The band in one row, where it has the width of two panes: what it takes is taken from both. */
const bandCss = css`
  @media screen {
    @container pp (min-width: 68.75em) {
      .pp-app[data-companion] > :is([data-area="transport"], [data-area="verdict"]) {
        padding-block: 0.25em;
      }

      @container pp-transport (min-width: 76em) {
        .pp-app[data-companion] .pp-transport {
          grid-template: "buttons timeline seed status pace" minmax(2.9em, auto) / auto minmax(6em, 1fr) auto 15em auto;
          margin-inline-end: var(--pp-verdict, 0);
        }

        .pp-app[data-companion] .pp-transport-timeline {
          margin: 0;
        }

        .pp-app[data-companion] .pp-transport-status {
          font-size: 0.8667em;
        }
      }
    }
  }
`;

export const styles: Styles = [paneCss, bandCss, foldedCss, enlargedCss, elsewhereCss];

/** The divider, and the buttons after the tabs. */
export function arrange(view: string | null, { frame, dispatch }: PageInputs): TemplateResult {
  return html`<pp-arrange .frame=${frame} .dispatch=${dispatch} .view=${view ?? ""}></pp-arrange>`;
}

/** The view that is open. */
export function panel({ name, view }: PartEntry, frame: Frame, dispatch: Dispatch): TemplateResult {
  return html`
    <div
      class="pp-part pp-panel"
      part=${name}
      data-part=${name}
      role="tabpanel"
      id="pp-part-${name}"
      aria-labelledby="pp-tab-${name}"
      tabindex="0"
    >
      ${lockable(
        holdsPart(frame.state.ui.lock, name),
        whenLoaded(view, frame.words, ({ render }) => render(frame, dispatch)),
        frame.words,
      )}
    </div>
  `;
}
