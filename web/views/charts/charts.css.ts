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

  .pp-chart-caption,
  .pp-chart-key {
    margin: 0.2em 0 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }
`;
