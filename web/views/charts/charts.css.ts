import { css } from "lit";

export const chartsCss = css`
  .pp-chart[hidden] {
    display: none;
  }

  .pp-chart {
    position: relative;
    cursor: col-resize;
    touch-action: pan-y;
    border-radius: var(--pp-radius);
  }

  .pp-chart-mistakes {
    height: 11em;
  }

  /* In a pane of its own it has the height that the lines below it leave. */
  @container pp-panel (min-height: 26em) {
    .pp-chart-mistakes {
      height: clamp(11em, 100cqh - 10em, 62cqw);
    }

    .pp-chart-pair:has(.pp-objective, .pp-curves) :is(.pp-chart-mistakes, .pp-chart-objective, .pp-chart-curves) {
      height: clamp(11em, 50cqh - 8em, 62cqw);
    }
  }

  .pp-chart-caption,
  .pp-chart-key {
    margin: 0.2em 0 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }
`;
