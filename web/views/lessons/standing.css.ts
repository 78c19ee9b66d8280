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

    .pp-app[data-present][data-lesson] {
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
`;
