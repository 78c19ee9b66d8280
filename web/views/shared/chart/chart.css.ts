import { css, unsafeCSS } from "lit";
import uplotCss from "uplot/dist/uPlot.min.css?inline";

export const chartCss = css`
  ${unsafeCSS(uplotCss)}

  .pp-chart-box {
    position: relative;
    overflow: hidden;
  }

  /* Its axes, until there is anything to draw. */
  .pp-chart-box:not(:has(.uplot))::before {
    content: "";
    position: absolute;
    inset: 0.6em 0.6em 2.2em 2.4em;
    border: solid var(--pp-rule);
    border-width: 0 0 1px 1px;
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
