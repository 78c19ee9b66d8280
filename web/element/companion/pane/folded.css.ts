import { type CSSResult, css, unsafeCSS } from "lit";
import { highlightAttribute } from "../../../views/shared/needs/highlight.js";

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
export const foldedCss: CSSResult = css`
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
