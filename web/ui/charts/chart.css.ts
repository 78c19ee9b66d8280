import { css, unsafeCSS } from "lit";
import uplotCss from "uplot/dist/uPlot.min.css?inline";

export const chartCss = css`
  ${unsafeCSS(uplotCss)}

  /* Time goes on to the right. */
  .pp-chart-box {
    position: relative;
    direction: ltr;
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

  /* A line as it is drawn, in a key. */
  .pp-chart-sample {
    width: 1.7em;
    height: 0.55em;
    vertical-align: 0.1em;
  }

  /* What is drawn as numbers. */
  .pp-chart-table {
    margin-top: 0.3em;
  }

  .pp-chart-table summary {
    width: max-content;
    line-height: var(--pp-target);
  }

  .pp-chart-table caption {
    color: var(--pp-ink-3);
    font-size: 0.8667em;
    text-align: start;
    white-space: nowrap;
  }

  .pp-chart-table :is(th, td) + :is(th, td) {
    padding-inline-start: 2em;
  }

  .pp-chart-moment {
    position: absolute;
    inset: 0 auto 0 0;
    width: 0;
    margin-left: -1px;
    border-left: 2px solid var(--pp-accent);
    pointer-events: none;
  }

  @media print {
    .pp-panel :is(.uplot, .u-wrap, .uplot canvas) {
      max-width: 100%;
      height: auto !important;
    }

    .pp-panel :is(.u-over, .u-under, .u-axis) {
      display: none;
    }

    .pp-panel .uplot canvas {
      max-height: 2.6cm;
      object-fit: contain;
      object-position: left;
    }

    :is(.pp-chart, .pp-chart-box) {
      height: auto !important;
    }
  }
`;
