import { css } from "lit";

/** Transport, timeline, status and verdict as one low band: what it takes is taken from two pictures. */
export const bandCss = css`
  @media screen {
    @container pp (min-width: 68.75em) {
      .pp-app[data-companion] > :is([data-area="transport"], [data-area="verdict"]) {
        grid-area: band;
      }

      .pp-app[data-companion="below"] {
        grid-template-rows: auto auto auto minmax(9em, var(--pp-stage-share, 1fr)) auto minmax(12em, var(--pp-view-share, 1fr));
        grid-template-areas:
          "header header header"
          "setup setup setup"
          "bench tools story"
          "bench stage story"
          "bench band story"
          "drawer drawer drawer";
      }

      .pp-app[data-companion] > [data-area="transport"] {
        padding-block: 0.25em;
      }

      .pp-app[data-companion]:has(> [data-area="verdict"]) > [data-area="transport"] {
        padding-inline-end: 20em;
      }

      .pp-app[data-companion] > [data-area="verdict"] {
        place-self: center end;
        width: 19em;
        height: auto;
        padding: 0 1em 0 0;
        background: none;
      }

      .pp-app[data-companion] .pp-verdict-line {
        height: max(2.5em, var(--pp-target));
      }

      .pp-app[data-companion] .pp-transport {
        grid-template: "buttons status" auto "timeline pace" auto / minmax(0, 1fr) minmax(9em, auto);
        gap: 0.1em 1em;
      }

      .pp-app[data-companion] .pp-transport-timeline {
        height: 2.9em;
      }

      .pp-app[data-companion] .pp-transport-status {
        flex-flow: column;
        gap: 0;
        min-height: 0;
        font-size: 0.8667em;
        line-height: 1.25;
      }

      .pp-app[data-companion] .pp-transport-seed {
        grid-area: timeline;
        justify-self: end;
        overflow: hidden;
        width: var(--pp-target);
        padding: 0.2em;
        font-size: 0;
      }

      .pp-app[data-companion] .pp-transport-seed[aria-disabled="true"] {
        display: none;
      }

      .pp-app[data-companion] .pp-transport-timeline:has(~ .pp-transport-seed:not([aria-disabled="true"])) {
        margin-inline-end: calc(var(--pp-target) + 8px);
      }

      @container pp-transport (min-width: 56em) {
        .pp-app[data-companion] .pp-transport {
          grid-template: "buttons timeline status pace" / auto minmax(7em, 1fr) 15em auto;
        }
      }
    }
  }
`;
