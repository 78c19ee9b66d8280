import { css } from "lit";

/** Where a lesson stands: before the story, in its place; in the lecture hall beside the stage. */
export const standingCss = css`
  .pp-app[data-lesson] pp-lesson + * {
    margin-top: 1.4em;
    padding-top: 1em;
    border-top: 1px solid var(--pp-rule);
  }

  @container pp (max-width: 51.99em) {
    .pp-app[data-sheet="weights"] pp-lesson {
      display: none;
    }
  }

  @container pp (min-width: 52em) {
    .pp-app[data-lesson]:not([data-present]) > [data-area="story"] {
      width: clamp(20em, 29cqw, 32em);
    }

    .pp-app[data-present][data-lesson]:not([data-embed]) {
      grid-template-columns: minmax(0, 1fr) clamp(20em, 30cqw, 30em);
      grid-template-areas: "verdict header" "stage lesson" "story story" "transport transport";
    }

    .pp-app[data-present][data-lesson] > [data-area="story"] {
      display: contents;
    }

    .pp-app[data-present][data-lesson] pp-lesson {
      grid-area: lesson;
      overflow: hidden auto;
      padding: 0 1em 0.6em;
      font-size: 1.1em;
      border-left: 1px solid var(--pp-rule);
    }

    .pp-app[data-present][data-lesson] pp-story {
      grid-area: story;
      height: calc(0.25 * var(--pp-whole));
      margin: 0;
      overflow: hidden;
      padding: 0.3em 1em;
      border-top: 1px solid var(--pp-rule);
    }
  }

  /* In a figure it is what there is to read: it scrolls, and the figure has room for it. */
  .pp-app[data-embed][data-lesson] {
    height: max(36em, var(--pp-height, 36em));
    grid-template-rows: minmax(9em, 1fr) auto minmax(0, 46%);
  }

  .pp-app[data-embed][data-lesson] > [data-area="story"] {
    overflow: hidden auto;
  }

  @container pp (min-width: 52em) {
    .pp-app[data-embed][data-lesson] {
      grid-template-columns: minmax(0, 1fr) clamp(20em, 32cqw, 30em);
      grid-template-rows: minmax(9em, 1fr) auto auto;
      grid-template-areas: "stage story" "transport story" "transport open";
    }

    .pp-app[data-embed][data-lesson] > [data-area="story"] {
      border: 0;
      border-left: 1px solid var(--pp-rule);
    }
  }
`;
