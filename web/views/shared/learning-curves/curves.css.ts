import { css } from "lit";

export const curvesCss = css`
  .pp-curves {
    position: relative;
  }

  .pp-chart-curves {
    height: 17em;
  }

  .pp-curves-stop {
    justify-content: space-between;
    gap: 0.4em 1em;
    margin: 0.3em 0 0;
  }

  .pp-curves-stop > span {
    flex: 1 1 18em;
  }

  @media print {
    .pp-curves-stop .pp-button {
      display: none;
    }
  }
`;
