import { type CSSResult, css } from "lit";

/** A lesson or a question: it has a column of its own next to all that happens, as high as the window allows. */
export const guideCss: CSSResult = css`
  @container pp (min-width: 52em) {
    .pp-app[data-present][data-guide]:not([data-embed]) {
      grid-template-columns: auto minmax(0, 1fr) var(--pp-guide-width);
      grid-template-areas:
        "verdict setup header"
        "needed needed guide"
        "tools tools guide"
        "stage stage guide"
        "story story guide"
        "transport transport transport";
    }

    .pp-app[data-present][data-guide] > [data-area="header"] {
      justify-self: end;
    }

    /* Next to the header there, in one place. */
    .pp-app[data-present][data-guide] .pp-lecture-bar {
      grid-area: header;
      justify-self: start;
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
        .pp-task:has(~ .pp-task)
      ) {
      display: none;
    }

    /* A press of the clicker moves the focus to it, and nothing can be done with a heading. */
    .pp-app[data-present] .pp-guide-heading:focus-visible {
      outline: none;
    }

    /* Lines of code one below the other, as near as a mouse can tell them apart, in letters that fill them: the last row reads them. */
    .pp-app[data-present][data-guide] :is(.pp-lesson, .pp-quiz) {
      --pp-target: 24px;
    }

    .pp-app[data-present][data-guide] :is(.pp-code, .pp-answer-choice) code {
      font-size: max(1.1em, var(--pp-hall));
      line-height: 1.15;
    }

    .pp-app[data-present][data-guide] .pp-code > .pp-code-line {
      padding-block: 0;
    }

    /* The tabs are next to the lesson, however wide it is. */
    .pp-app[data-present][data-guide] .pp-tabs {
      flex-wrap: wrap;
    }

    /* A run that ended without converging leaves the sentence its width: the lesson says what comes next. */
    .pp-app[data-present][data-guide] .pp-story:has(.pp-story-help) {
      grid-template: "sentence" auto "cures" auto "equation" auto / minmax(0, 1fr);
    }

    .pp-app[data-present][data-guide] .pp-story:has(.pp-story-help) pp-remedies {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3em;
    }

    .pp-app[data-present][data-guide] :is(.pp-story-help, .pp-story-help ~ .pp-offers, .pp-story:has(.pp-story-help) .pp-story-outcome) {
      display: none;
    }

    .pp-app[data-present][data-guide] > [data-area="story"] {
      display: contents;
    }

    /* In letters as large as all of it has room for: see strip.ts. What is longer still scrolls. */
    .pp-app[data-present][data-guide] :is(pp-lesson, pp-quiz) {
      grid-area: guide;
      min-height: 0;
      overflow: hidden auto;
      padding: 0 1em 0.6em;
      font-size: var(--pp-guide-size, 1.1em);
      border-inline-start: 1px solid var(--pp-rule);
    }

    .pp-app[data-present][data-guide] pp-story {
      grid-area: story;
      min-height: max(20svh, var(--pp-strip, 0px));
      max-height: 55svh;
      margin: 0;
      overflow: hidden;
      padding: 0.3em 1em;
      border-top: 1px solid var(--pp-rule);
    }

    /* A view that a step or the lecturer has opened is next to the stage. */
    .pp-app[data-present]:has(> .pp-drawer > .pp-panel) {
      grid-template-areas:
        "verdict setup lecture header"
        "needed needed needed needed"
        "tools tools tools tools"
        "stage stage drawer drawer"
        "story story story story"
        "transport transport transport transport";
    }

    /* That of a step is below it, in the place of the story; what is lifted, next to where it lies. */
    .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel) {
      grid-template-columns: auto minmax(0, 1fr) var(--pp-guide-width);
      grid-template-rows: auto auto auto minmax(0, 1fr) minmax(0, 45%) auto;
      grid-template-areas:
        "verdict setup header"
        "needed needed guide"
        "tools tools guide"
        "stage stage guide"
        "drawer drawer guide"
        "transport transport transport";
    }

    @media screen {
      .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel:not([data-part="lift"])) pp-story {
        display: none;
      }
    }

    .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel[data-part="lift"]) {
      grid-template-columns: auto minmax(0, 1fr) 34% var(--pp-guide-width);
      grid-template-rows: auto auto auto minmax(0, 1fr) auto auto;
      grid-template-areas:
        "verdict setup setup header"
        "needed needed needed guide"
        "tools tools tools guide"
        "stage stage drawer guide"
        "story story story guide"
        "transport transport transport transport";
    }

    /* What is lifted is the picture: the lesson and the lecturer say what it means. */
    .pp-app[data-present][data-guide] .pp-lift-words {
      display: none;
    }

    .pp-app[data-present][data-guide] .pp-panel > pp-lift {
      min-height: 0;
    }

    /* The view is open already: the others need no rows. */
    .pp-app[data-present][data-guide]:has(> .pp-drawer > .pp-panel) .pp-tab:not([aria-selected="true"]) {
      display: none;
    }

    .pp-app[data-present]:not([data-guide]) > .pp-drawer:has(> .pp-panel) {
      width: 42cqw;
    }

    .pp-app[data-present] > .pp-drawer:has(> .pp-panel) {
      display: grid;
      grid-area: drawer;
      grid-template-columns: minmax(0, 1fr);
      min-height: 0;
      border: 0;
      border-inline-start: 1px solid var(--pp-rule);
    }

    .pp-app[data-present] > .pp-drawer > .pp-panel {
      height: auto;
      min-height: 0;
      max-height: none;
      padding: 0.4em 0.8em;
      border: 0;
    }

    .pp-app[data-present] > .pp-drawer > .pp-drawer-bar {
      display: none;
    }

    .pp-app[data-present][data-guide] :is(pp-lesson, pp-quiz):focus-visible {
      outline-offset: -2px;
    }

    /* An edge is in shade while there is more beyond it. */
    .pp-app[data-present][data-guide] :is(pp-lesson, pp-quiz) {
      --pp-shade: color-mix(in srgb, var(--pp-ink) 22%, transparent);

      background:
        linear-gradient(var(--pp-bg) 40%, transparent) top / 100% 2.5em local,
        linear-gradient(transparent, var(--pp-bg) 60%) bottom / 100% 2.5em local,
        linear-gradient(var(--pp-shade), transparent) top / 100% 0.7em,
        linear-gradient(transparent, var(--pp-shade)) bottom / 100% 0.7em;
      background-repeat: no-repeat;
    }
  }
`;
