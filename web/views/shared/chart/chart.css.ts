import { css, unsafeCSS } from "lit";
import uplotCss from "uplot/dist/uPlot.min.css?inline";

export const chartCss = css`
  ${unsafeCSS(uplotCss)}

  .pp-chart-box {
    position: relative;
    overflow: hidden;
  }

  .pp-chart-probe {
    position: absolute;
    visibility: hidden;
    font-size: 0.8em;
  }

  .pp-chart-moment {
    position: absolute;
    inset: 0 auto 0 0;
    width: 0;
    margin-left: -1px;
    border-left: 2px solid var(--pp-accent);
    pointer-events: none;
  }
`;
