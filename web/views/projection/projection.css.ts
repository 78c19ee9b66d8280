import { css } from "lit";
import { BELOW_LOW_WINDOW } from "../../ui/page/low-window.js";

export const projectionCss = css`
  pp-projection {
    container: pp-projection / inline-size;
    height: 100%;
    font-size: 0.9333em;
  }

  .pp-projection {
    display: grid;
    grid-template-rows: auto minmax(12em, 1fr) auto auto;
    gap: 0.3em;
    height: 100%;
  }

  .pp-projection-bar {
    gap: 0.3em 1.2em;
  }

  .pp-projection-pictures {
    display: flex;
    gap: 0.6em;
    min-height: 0;
  }

  .pp-projection-surface {
    flex: 1;
    min-height: 0;
    background: var(--pp-surface);
  }

  .pp-projection-words {
    color: var(--pp-ink);
  }

  .pp-projection-words,
  .pp-projection-example {
    line-height: 1.4;
  }

  .pp-plane-figure {
    flex: none;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    width: min(40%, 18em);
  }

  .pp-plane-figure > svg {
    width: 100%;
    height: 100%;
    min-height: 0;
    background: var(--pp-surface);
  }

  .pp-plane-figure > figcaption {
    color: var(--pp-ink-2);
    font-size: 0.9em;
    line-height: 1.3;
  }

  .pp-plane-figure :is(path, rect, circle) {
    vector-effect: non-scaling-stroke;
  }

  @container pp-projection (max-width: 29.99em) {
    .pp-projection-pictures {
      flex-direction: column;
    }

    .pp-projection-surface {
      flex: none;
      height: 15em;
    }

    .pp-plane-figure {
      width: 100%;
    }

    .pp-plane-figure > svg {
      height: 15em;
    }
  }

  /* Where a window is too low for words below the picture they stand beside it, and scroll while it stays in sight. */
  @container pp (min-width: 40em) {
    @media screen and (max-height: ${BELOW_LOW_WINDOW}px) {
      pp-projection {
        container-type: size;
      }

      .pp-projection {
        grid-template: "bar bar" auto "line words" auto "line example" auto "line figure" 1fr / minmax(0, 3fr) minmax(0, 2fr);
        gap: 0.3em 0.8em;
        height: auto;
      }

      .pp-projection-bar {
        grid-area: bar;
      }

      .pp-projection-pictures {
        display: contents;
      }

      .pp-projection-surface {
        grid-area: line;
        position: sticky;
        top: 0;
        height: max(9em, 100cqh - var(--pp-target) - 0.3em);
      }

      .pp-plane-figure {
        grid-area: figure;
        width: auto;
      }

      .pp-plane-figure > svg {
        height: 9em;
      }
    }
  }
`;
