import { type CSSResult, css } from "lit";

/** What is drawn keeps the proportions it was drawn in, as wide as it may be; what stands beside each other still does. */
export const pictures: CSSResult = css`
  .pp-app > .pp-part[data-area="stage"],
  :is(pp-stage, pp-lift) {
    height: auto !important;
    min-height: 0 !important;
    break-inside: avoid;
  }

  .pp-part[data-area="stage"]:has(pp-reviews) {
    break-inside: auto;
  }

  :is(.pp-stage-surface, .pp-lift-surface) {
    display: grid;
  }

  :is(.pp-stage-canvas, .pp-lift-canvas) {
    position: static !important;
    grid-area: 1 / 1;
    height: auto !important;
    max-height: 7.2cm;
    object-fit: contain;
  }

  .pp-pane .pp-stage-canvas {
    max-height: 5cm;
  }

  .pp-panes {
    grid-template-columns: repeat(2, minmax(0, 1fr)) !important;
    grid-auto-rows: auto !important;
  }

  .pp-panes:is([data-count="5"], [data-count="6"]) {
    grid-template-columns: repeat(3, minmax(0, 1fr)) !important;
  }

  .pp-panes-room {
    container: none !important;
    overflow: visible !important;
  }

  pp-panes:has(> pp-lift) {
    grid-template: auto / 1fr 1fr !important;
    align-items: end;
  }

  pp-lift {
    border: 0 !important;
  }

  .pp-timeline-canvas {
    object-fit: contain;
    object-position: left;
  }

  /* Chromium prints the clearing of a canvas as white, which would cover the one below: the moment is said in words. */
  pp-order-strip :is([data-layer="progress"], .pp-orders-key) {
    display: none;
  }

  .pp-panel :is(.uplot, .u-wrap, .uplot canvas) {
    max-width: 100%;
    height: auto !important;
  }

  .pp-panel :is(.u-over, .u-under) {
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
`;
