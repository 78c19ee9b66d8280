import { css, html, svg, type TemplateResult } from "lit";

/** Tables of values with a bar each. */
export const valueTableCss = css`
  .pp-equation:focus-visible,
  .pp-weights-scroll:focus-visible {
    border-radius: var(--pp-radius);
  }

  /* Positioned, so that what is hidden from sight scrolls with it and does not make the page longer. */
  .pp-weights-scroll {
    position: relative;
    overflow: auto;
  }

  .pp-weights-scroll[data-all] {
    max-height: 24em;
  }

  .pp-weights-table {
    width: 100%;
  }

  .pp-weights-table th,
  .pp-weights-table td {
    padding: 0.22em 0;
    text-align: start;
  }

  .pp-weights-table var {
    font-family: var(--pp-serif);
  }

  .pp-weights-table .pp-weights-value {
    padding-inline-start: 1em;
    text-align: end;
  }

  .pp-weights-table .pp-weights-bar {
    width: 45%;
    padding-inline-start: 1em;
  }

  .pp-weights-full .pp-weights-bar {
    width: 20%;
  }

  .pp-weights-table .pp-weights-between {
    color: var(--pp-ink-3);
    text-align: center;
  }

  .pp-weights-table svg {
    display: block;
    width: 100%;
    min-width: 3em;
    max-width: 14em;
    overflow: visible;
  }

  .pp-bar-positive,
  .pp-bar-negative {
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }

  .pp-bar-positive {
    fill: var(--pp-positive);
    stroke: var(--pp-positive);
  }

  .pp-bar-negative {
    fill: none;
    stroke: var(--pp-negative);
  }
`;

/** From the middle to the right for a positive number, to the left and hollow for a negative one. */
export function bar(value: number, largest: number): TemplateResult {
  const length = largest > 0 && Number.isFinite(largest) ? (48 * Math.abs(value)) / largest : 0;
  return html`<svg viewBox="-50 0 100 12" focusable="false">
    ${svg`<line stroke="var(--pp-control-rule)" vector-effect="non-scaling-stroke" x1="0" x2="0" y1="0" y2="12" />`}
    ${
      length > 0
        ? svg`<rect class=${value > 0 ? "pp-bar-positive" : "pp-bar-negative"} x=${value > 0 ? 0 : -length} y="2.5" width=${length} height="7" />`
        : ""
    }
  </svg>`;
}
