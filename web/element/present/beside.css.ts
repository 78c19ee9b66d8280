import { type CSSResult, css } from "lit";

/** What is said and written next to the stage, where it is so long that the stage would be low above it: see strip.ts. */
export const besideCss: CSSResult = css`
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
