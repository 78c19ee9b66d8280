import { css } from "lit";

/** Where two pictures leave the story no column: its sentence below them, and all of it in the companion, by its tab. */
export const foldedCss = css`
  @media screen {
    @container pp (min-width: 52em) {
      .pp-app[data-folds] .pp-tab-folded {
        display: block;
      }

      .pp-app[data-folds]:not([data-guide]) > [data-area="story"],
      .pp-app[data-folds][data-guide] :is(pp-story, pp-lesson ~ .pp-hint) {
        grid-area: line;
        width: auto;
        height: 3.5em;
        margin: 0;
        padding: 0.25em 1em;
        overflow: hidden auto;
        border: 0;
        border-top: 1px solid var(--pp-rule);
      }

      .pp-app[data-folds]:not([data-view="story"])
        :is(.pp-heading, pp-weights, pp-remedies, pp-equation, .pp-update-room, pp-ending, .pp-about):not(.pp-panel *, .pp-guide *) {
        display: none;
      }

      .pp-app[data-folds]:not([data-view="story"]) .pp-story-room {
        min-height: 0;
      }

      .pp-app[data-folds]:not([data-view="story"]) .pp-story-sentence {
        font-size: 1em;
        line-height: 1.4;
      }

      /* The whole of it, in the place of a view. */
      .pp-app[data-view="story"]:not([data-guide]) > [data-area="story"],
      .pp-app[data-view="story"][data-guide] pp-story {
        grid-area: 4 / view / 5 / view;
        height: auto;
        min-height: 0;
        padding: 0.8em 1em;
        border: 0;
        border-top: 1px solid var(--pp-rule);
        border-inline-start: 1px solid var(--pp-rule);
        z-index: 1;
      }

      .pp-app[data-companion][data-guide][data-folds] > [data-area="story"] {
        display: contents;
      }

      .pp-app[data-folds][data-guide] :is(pp-lesson, pp-quiz) {
        grid-area: story;
        width: clamp(332px, 25cqw, 26em);
        overflow: hidden auto;
        padding: 1em 1em 0;
        border-inline-start: 1px solid var(--pp-rule);
      }
    }
  }
`;
