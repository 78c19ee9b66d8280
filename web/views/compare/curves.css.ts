import { css } from "lit";

/** Learning curves. */
export const curvesCss = css`
  pp-curves {
    display: block;
    min-width: 0;
  }

  .pp-curves {
    position: relative;
    margin: 0;
  }

  .pp-curves-key {
    margin: 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }

  .pp-curves-sample {
    width: 1.7em;
    height: 0.55em;
    vertical-align: 0.1em;
  }

  .pp-chart-curves {
    height: 17em;
  }

  .pp-curves-stop {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.4em 1em;
    margin: 0.3em 0 0;
    color: var(--pp-ink-2);
    font-size: 0.9333em;
    text-wrap: pretty;
  }

  .pp-curves-stop > span {
    flex: 1 1 18em;
  }
`;
