import { css } from "lit";
import { BELOW_LOW_WINDOW } from "../shared/low-window.js";

export const weightSpaceCss = css`
  pp-weight-space {
    container: pp-weight-space / inline-size;
    height: 100%;
    font-size: 0.9333em;
  }

  .pp-weight-space {
    display: grid;
    grid-template: "bar" auto "plane" minmax(min(18em, var(--pp-read, 18em) - 8em), 1fr) "words" auto / minmax(0, 1fr);
    gap: 0.3em 1em;
    height: 100%;
  }

  @container pp-weight-space (min-width: 60em) {
    .pp-weight-space {
      grid-template: "bar words" auto "plane words" minmax(15em, 1fr) / minmax(0, 1fr) minmax(14em, 24em);
    }
  }

  .pp-weight-space-bar {
    grid-area: bar;
    gap: 0.3em 0.8em;
  }

  .pp-weight-space-bar .pp-select {
    max-width: 12em;
  }

  .pp-weight-space-zoom {
    display: flex;
    gap: 0.15em;
  }

  .pp-weight-space-surface {
    grid-area: plane;
    min-height: 0;
    background: var(--pp-surface);
  }

  .pp-weight-space-words {
    grid-area: words;
    overflow: hidden auto;
    min-height: 0;
    color: var(--pp-ink-2);
    line-height: 1.4;
    text-wrap: pretty;
  }

  .pp-weight-space-words > p {
    margin: 0 0 0.6em;
  }

  .pp-weight-space-words > p:first-child {
    color: var(--pp-ink);
  }

  /* Where a window is too low for words below the picture they stand beside it. */
  @container pp (min-width: 40em) {
    @media screen and (max-height: ${BELOW_LOW_WINDOW}px) {
      .pp-weight-space {
        grid-template: "bar bar" auto "plane words" minmax(0, 1fr) / minmax(0, 3fr) minmax(0, 2fr);
      }
    }
  }
`;
