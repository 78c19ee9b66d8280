import { type CSSResult, css } from "lit";

/** A lesson or a question in Present: it has the column, and what happened is said below the stage. */
export const guideCss: CSSResult = css`
  @media screen {
    .pp-app[data-present][data-guide] {
      grid-template-rows: auto auto auto minmax(0, 1fr) minmax(0, var(--pp-strip)) auto;
    }

    .pp-app[data-present][data-guide] > :is(.pp-part[data-area="stage"], .pp-over-stage) {
      grid-area: said;
    }

    .pp-app[data-present][data-guide] > .pp-part[data-area="story"] {
      display: contents;
    }

    .pp-app[data-present][data-guide] :is(pp-lesson, pp-quiz) {
      --pp-target: 24px;

      display: block;
      grid-area: said-start / said-start / view-end / view-end;
      justify-self: end;
      width: var(--pp-column);
      min-height: 0;
      overflow: hidden auto;
      padding: 0 1em 0.6em;
      font-size: var(--pp-guide-size, 1.1em);
      border-inline-start: 1px solid var(--pp-rule);
    }

    .pp-app[data-present][data-guide] pp-story {
      grid-area: view;
      min-height: 0;
      margin: 0 var(--pp-column) 0 0;
      overflow: hidden;
      padding: 0.3em 1em;
      border-top: 1px solid var(--pp-rule);
    }

    .pp-app[data-present][data-alone] :is(pp-lesson, pp-quiz) {
      display: none !important;
    }

    /*
     * A step opens the views that it is about. Its sources, what follows its unit, and what is for a reader alone are not
     * for the room; what has been answered makes room for what is asked next, and so all of it is read from the last row.
     */
    .pp-app[data-present][data-guide] :is(
        .pp-lecture-bar > select,
        .pp-lesson-ways ~ .pp-lesson-note,
        .pp-lesson .pp-unit-card,
        .pp-lesson .pp-needs,
        .pp-lesson-keep,
        .pp-lesson-aside:not([open]),
        .pp-task:has(~ .pp-task),
        pp-remedies
      ) {
      display: none;
    }

    /* A press of the clicker moves the focus to it, and nothing can be done with a heading. */
    .pp-app[data-present] .pp-guide-heading:focus-visible {
      outline: none;
    }

    .pp-app[data-present][data-guide] :is(pp-lesson, pp-quiz):focus-visible {
      outline-offset: -2px;
    }

    /* Lines of code one below the other, in letters that fill them: the last row reads them. */
    .pp-app[data-present][data-guide] :is(.pp-code, .pp-answer-choice) code {
      font-size: max(1.1em, var(--pp-hall));
      line-height: 1.15;
    }

    .pp-app[data-present][data-guide] .pp-code > .pp-code-line {
      padding-block: 0;
    }

    .pp-app[data-present][data-guide] .pp-tabs {
      flex-wrap: wrap;
    }

    /* The view of a step: below the stage, in the place of what is said. */
    .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel) {
      grid-template-rows: auto auto auto minmax(0, 1fr) minmax(0, 45svh) auto;
    }

    .pp-app[data-present][data-guide] > .pp-drawer {
      justify-self: stretch;
      width: auto;
      margin-inline-end: var(--pp-column);
      border-inline-start: 0;
      border-block-start: 1px solid var(--pp-rule);
    }

    .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel) pp-story {
      display: none;
    }

    /* What is lifted is next to where it lies, and has the height for it. */
    .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel[data-part="lift"]) {
      grid-template-rows: auto auto auto minmax(0, 1fr) minmax(0, var(--pp-strip)) auto;
    }

    .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel[data-part="lift"]) pp-story {
      display: block;
    }

    .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel[data-part="lift"]) > .pp-drawer {
      grid-area: said;
      justify-self: end;
      width: calc((100cqw - var(--pp-column)) / 2);
      border-block-start: 0;
      border-inline-start: 1px solid var(--pp-rule);
    }

    .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel[data-part="lift"]) > :is(.pp-part[data-area="stage"], .pp-over-stage) {
      margin-inline-end: calc((100cqw + var(--pp-column)) / 2);
    }

    /* The view is open already: the others need no rows. */
    .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel) .pp-tab:not([aria-selected="true"]) {
      display: none;
    }

    @container pp (max-width: 51.99em) {
      .pp-app[data-present][data-guide] {
        grid-template-rows: auto auto auto minmax(0, 1fr) 0 minmax(0, 1.4fr) auto;
      }

      .pp-app[data-present][data-guide] > :is(.pp-part[data-area="stage"], .pp-over-stage) {
        grid-area: stage;
      }

      .pp-app[data-present][data-guide] :is(pp-lesson, pp-quiz) {
        grid-area: view;
        width: auto;
        justify-self: stretch;
        border-block-start: 1px solid var(--pp-rule);
        border-inline-start: 0;
      }

      .pp-app[data-present][data-guide] pp-story {
        display: none !important;
      }

      .pp-app[data-present][data-guide] > .pp-drawer {
        grid-area: stage !important;
        width: calc(100cqw / 2) !important;
        margin: 0;
      }

      .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel) > :is(.pp-part[data-area="stage"], .pp-over-stage) {
        margin-inline-end: calc(100cqw / 2);
      }
    }
  }
`;
