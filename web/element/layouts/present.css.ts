import { css } from "lit";

/** For the lecture hall: the stage as large as can be, what happened as a strip below it, the transport in one row. */
export const presentCss = css`
  @container pp (min-width: 52em) {
    .pp-app[data-present] {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto minmax(60%, 1fr) auto auto auto;
      grid-template-areas: "header" "stage" "story" "transport" "verdict";
    }

    .pp-app[data-present] > :is([data-area="setup"], [data-area="bench"], [data-area="tools"], .pp-drawer) {
      display: none;
    }

    .pp-app[data-present] > [data-area="header"] {
      padding-block: 0.1em;
    }

    .pp-app[data-present] > [data-area="story"] {
      width: auto;
      max-height: calc(0.2 * var(--pp-whole));
      padding-block: 0.3em;
      border: 0;
      border-top: 1px solid var(--pp-rule);
      font-size: 1.1em;
    }

    .pp-app[data-present] > [data-area="transport"] {
      padding-block: 0.2em;
    }
  }
`;
