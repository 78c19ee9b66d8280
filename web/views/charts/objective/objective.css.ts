import { css } from "lit";

/** The criterion beside the mistakes. */
export const objectiveCss = css`
  pp-objective {
    display: block;
    min-width: 0;
  }

  .pp-chart-pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5em 2em;
  }

  .pp-objective {
    margin: 0;
  }

  .pp-objective-symbol {
    font-size: 0.9em;
    font-variant-caps: normal;
    letter-spacing: 0;
  }

  .pp-chart-objective {
    height: 11em;
  }

  .pp-objective-sample {
    width: 1.7em;
    height: 0.55em;
    vertical-align: 0.1em;
  }

  @container pp (min-width: 832px) {
    .pp-chart-pair:has(.pp-objective) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
