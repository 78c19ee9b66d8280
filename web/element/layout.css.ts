import { css } from "lit";

/** Where the parts stand. Width is that of the element, not of the window: an embed in a narrow column stacks. */
export const layoutCss = css`
  :host {
    display: block;
    container: pp / inline-size;
    background: var(--pp-bg);
    color: var(--pp-ink);
    font-family: var(--pp-font);
    font-size: var(--pp-size);
    line-height: 1.45;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  .pp-app {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: "header" "stage" "transport" "story" "bench" "below" "charts";
    position: relative;
  }

  .pp-part {
    min-width: 0;
    min-height: 0;
  }

  .pp-part[data-area="header"] {
    grid-area: header;
    border-bottom: 1px solid var(--pp-rule);
    padding: 0.5rem 1rem;
  }

  .pp-part[data-area="stage"] {
    grid-area: stage;
    height: min(92cqw, 70vh);
    min-height: 18rem;
    display: grid;
    background: var(--pp-surface);
  }

  .pp-part[data-area="transport"] {
    grid-area: transport;
    border-top: 1px solid var(--pp-rule);
    border-bottom: 1px solid var(--pp-rule);
    padding: 0.6rem 1rem;
    background: var(--pp-bg);
  }

  .pp-part[data-area="story"] {
    grid-area: story;
    padding: 1rem;
  }

  .pp-part[data-area="bench"] {
    grid-area: bench;
    padding: 1rem;
    border-top: 1px solid var(--pp-rule);
  }

  .pp-part[data-area="charts"] {
    grid-area: charts;
    padding: 1rem;
    border-top: 1px solid var(--pp-rule);
  }

  .pp-below {
    grid-area: below;
    min-width: 0;
  }

  .pp-part[data-area="below"] {
    padding: 1rem;
    border-top: 1px solid var(--pp-rule);
  }

  /* One column of several stages is longer than the window: where it is high enough, the transport stays at hand. */
  @media (min-height: 40rem) {
    .pp-app[data-panes] > .pp-part[data-area="transport"] {
      position: sticky;
      bottom: 0;
      z-index: 2;
    }
  }

  .pp-app[data-panes] > .pp-part[data-area="stage"] {
    height: auto;
  }

  pp-panes {
    display: contents;
  }

  .pp-failure {
    margin: 2rem auto;
    max-width: 36rem;
    padding: 1rem;
    border: 1px solid var(--pp-error);
    border-radius: var(--pp-radius);
  }

  @container (min-width: 52rem) {
    .pp-app {
      height: max(34rem, var(--pp-height, 44rem));
      grid-template-columns: auto minmax(0, 1fr) auto;
      grid-template-rows: auto minmax(0, 1fr) auto auto;
      grid-template-areas:
        "header header header"
        "bench stage story"
        "bench stage charts"
        "bench transport charts";
    }

    .pp-part[data-area="bench"] {
      width: clamp(15em, 20cqw, 20em);
      overflow: hidden auto;
      border-top: 0;
      border-right: 1px solid var(--pp-rule);
    }

    .pp-part[data-area="stage"] {
      height: auto;
      min-height: 0;
    }

    .pp-part[data-area="transport"] {
      border-bottom: 0;
    }

    .pp-part[data-area="story"] {
      width: clamp(17em, 24cqw, 28em);
      overflow: hidden auto;
      border-left: 1px solid var(--pp-rule);
    }

    .pp-part[data-area="charts"] {
      width: clamp(17em, 24cqw, 28em);
      border-left: 1px solid var(--pp-rule);
      max-height: 40cqh;
      overflow: auto;
    }

    .pp-app[data-below] {
      height: auto;
      grid-template-rows: auto minmax(18rem, 1fr) auto auto auto;
      grid-template-areas:
        "header header header"
        "bench stage story"
        "bench stage charts"
        "bench transport charts"
        "bench below below";
    }

    /* Two rows of stages stay legible in a projector's letters too, and then the page is longer than the window. */
    :host([theme="projector"]) .pp-app[data-below][data-panes] {
      grid-template-rows: auto minmax(34em, 1fr) auto auto auto;
    }

    /* A strut as tall as the page is without what is below: the row of the stage takes what the others leave of it. */
    .pp-app[data-below]::before {
      content: "";
      grid-row: 1 / span 4;
      grid-column: 1;
      height: max(34rem, var(--pp-height, 44rem));
    }

    .pp-app[data-below] > :is([data-area="bench"], [data-area="stage"], [data-area="story"]) {
      contain: strict;
    }

    .pp-app[data-panes] > .pp-part[data-area="transport"] {
      position: static;
    }
  }
`;
