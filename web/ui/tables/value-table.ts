import { html, svg, type TemplateResult } from "lit";

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
