import { css } from "lit";

/** The band in one row, where it has the width of two panes: what it takes is taken from both. */
export const bandCss = css`
  @media screen {
    @container pp (min-width: 68.75em) {
      .pp-app[data-companion] > :is([data-area="transport"], [data-area="verdict"]) {
        padding-block: 0.25em;
      }

      @container pp-transport (min-width: 76em) {
        .pp-app[data-companion] .pp-transport {
          grid-template: "buttons timeline seed status pace" minmax(2.9em, auto) / auto minmax(7em, 1fr) auto 15em auto;
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
