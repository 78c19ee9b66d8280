import { css } from "lit";
import { BELOW_LOW_WINDOW } from "../../views/shared/low-window.js";

/** A figure in another page: stage, transport and a line of story, in whatever room there is, and nothing scrolls. */
export const embedCss = css`
  @media screen {
    .pp-app[data-embed] {
      display: grid;
      height: max(20em, var(--pp-height, 30em));
      min-height: 0;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-rows: minmax(7em, 1fr) auto auto;
      grid-template-areas: "stage stage" "transport transport" "story open";
    }

    .pp-app[data-embed] > :is([data-area="stage"], [data-area="transport"], [data-area="story"]) {
      position: static;
      height: auto;
      min-height: 0;
    }

    .pp-app[data-embed] > [data-area="stage"] {
      grid-area: stage;
      overflow: hidden auto;
    }

    .pp-app[data-embed] > [data-area="transport"] {
      grid-area: transport;
      padding: 0.2em 0.6em 0.3em;
    }

    .pp-app[data-embed] > [data-area="story"] {
      display: block;
      grid-area: story;
      width: auto;
      max-height: none;
      overflow: hidden;
      padding: 0.3em 0.6em;
      border: 0;
      border-top: 1px solid var(--pp-rule);
    }

    .pp-app[data-embed] > .pp-drawer {
      display: none;
    }

    .pp-app[data-embed] > pp-open-playground {
      grid-area: open;
      display: grid;
      align-items: end;
      border-top: 1px solid var(--pp-rule);
      padding: 0.3em 0.6em;
      font-size: 0.8667em;
    }

    .pp-app[data-embed] .pp-transport-timeline {
      height: 3.1em;
    }

    @media (max-height: ${BELOW_LOW_WINDOW}px) {
      @container pp-transport (min-width: 31em) and (max-width: 59.99em) {
        .pp-app[data-embed] .pp-transport {
          grid-template: "buttons pace" "timeline timeline" "status status" / minmax(calc(8 * min(2.4em, var(--pp-target))), 1fr) minmax(0, auto);
          gap: 0.15em 0.3em;
        }
      }
    }

    .pp-app > pp-open-playground:not(:has(a)) {
      display: none;
    }

    .pp-open-playground {
      display: inline-grid;
      align-items: center;
      min-height: var(--pp-target);
      color: var(--pp-accent);
    }

    /* There the line is as wide as the figure, and what leads elsewhere stands below it. */
    @container pp (max-width: 31.99em) {
      .pp-app[data-embed] {
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: minmax(7em, 1fr) auto auto auto;
        grid-template-areas: "stage" "transport" "story" "open";
      }

      .pp-app[data-embed] > pp-open-playground {
        border: 0;
        padding-block: 0;
      }
    }
  }

  @media print {
    pp-open-playground {
      display: none;
    }
  }
`;
