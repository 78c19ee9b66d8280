import { css } from "lit";

/** The criterion beside the mistakes. */
export const objectiveCss = css`
  .pp-chart-pair {
    gap: 1.5em 2em;
  }

  .pp-objective-symbol {
    font-size: 0.9em;
    font-variant-caps: normal;
    letter-spacing: 0;
  }

  .pp-chart-objective {
    height: 11em;
  }

  @container pp-panel (min-width: 832px) {
    .pp-chart-pair:has(.pp-objective) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
