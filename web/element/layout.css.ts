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
    grid-template-areas: "header" "stage" "transport" "story" "bench" "compare" "orders" "charts";
    position: relative;
  }

  .pp-part {
    min-width: 0;
    min-height: 0;
  }

  .pp-part[data-part="header"] {
    grid-area: header;
    border-bottom: 1px solid var(--pp-rule);
    padding: 0.5rem 1rem;
  }

  .pp-part[data-part="stage"] {
    grid-area: stage;
    height: min(92cqw, 70vh);
    min-height: 18rem;
    display: grid;
    background: var(--pp-surface);
  }

  .pp-part[data-part="transport"] {
    grid-area: transport;
    border-top: 1px solid var(--pp-rule);
    border-bottom: 1px solid var(--pp-rule);
    padding: 0.6rem 1rem;
    background: var(--pp-bg);
  }

  .pp-part[data-part="story"] {
    grid-area: story;
    padding: 1rem;
  }

  .pp-part[data-part="bench"] {
    grid-area: bench;
    padding: 1rem;
    border-top: 1px solid var(--pp-rule);
  }

  .pp-part[data-part="charts"] {
    grid-area: charts;
    padding: 1rem;
    border-top: 1px solid var(--pp-rule);
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

    .pp-part[data-part="bench"] {
      width: clamp(15em, 20cqw, 20em);
      overflow: hidden auto;
      border-top: 0;
      border-right: 1px solid var(--pp-rule);
    }

    .pp-part[data-part="stage"] {
      height: auto;
      min-height: 0;
    }

    .pp-part[data-part="transport"] {
      border-bottom: 0;
    }

    .pp-part[data-part="story"] {
      width: clamp(17em, 24cqw, 28em);
      overflow: hidden auto;
      border-left: 1px solid var(--pp-rule);
    }

    .pp-part[data-part="charts"] {
      width: clamp(17em, 24cqw, 28em);
      border-left: 1px solid var(--pp-rule);
      max-height: 40cqh;
      overflow: auto;
    }
  }
`;
