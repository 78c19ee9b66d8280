import { html, svg, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import { formatCount, formatNumber } from "../shared/format.js";
import { excerpt } from "./excerpt.js";
import { featureName } from "./feature-name.js";
import { arrange, type WeightsOrder } from "./weights-order.js";

const SHOWN_AT_EACH_END = 8;

export function isTall(frame: Frame): boolean {
  return frame.features.length > 2 * SHOWN_AT_EACH_END + 1;
}

/** The weights at the moment shown, with a bar for each, and the bias apart. */
export function weightsTable(frame: Frame, order: WeightsOrder, all: boolean): TemplateResult {
  const { weights, bias } = frame.current;
  const arranged = arrange(weights, order);
  const largest = weights.reduce(
    (most, value) => Math.max(most, Math.abs(value)),
    Math.abs(frame.state.bias ? bias : 0),
  );
  const row = (name: unknown, value: number) => html`
    <tr>
      <th scope="row">${name}</th>
      <td class="pp-weights-value">${formatNumber(value, frame.state.ui.precision)}</td>
      <td class="pp-weights-bar" aria-hidden="true">${bar(value, largest)}</td>
    </tr>
  `;
  return html`
    <table class=${`pp-weights pp-weights-${frame.state.ui.precision}`}>
      <thead class="pp-visually-hidden">
        <tr><th scope="col">feature</th><th scope="col">weight</th><td></td></tr>
      </thead>
      <tbody>
        ${excerpt(arranged.length, SHOWN_AT_EACH_END, SHOWN_AT_EACH_END, all).map((place) => {
          if (place === null) return between(arranged.length - 2 * SHOWN_AT_EACH_END);
          const position = arranged[place] ?? 0;
          return row(featureName(frame.features[position] ?? ""), weights[position] ?? 0);
        })}
      </tbody>
      ${frame.state.bias ? html`<tbody class="pp-weights-bias">${row(html`bias <var>b</var>`, bias)}</tbody>` : ""}
    </table>
  `;
}

function between(count: number): TemplateResult {
  return html`<tr><td colspan="3" class="pp-weights-between">${formatCount(count)} more between</td></tr>`;
}

/** From the middle to the right for a positive weight, to the left and hollow for a negative one. */
function bar(value: number, largest: number): TemplateResult {
  const length = largest > 0 && Number.isFinite(largest) ? (48 * Math.abs(value)) / largest : 0;
  return html`<svg viewBox="-50 0 100 12" focusable="false">
    ${svg`<line class="pp-bar-axis" x1="0" x2="0" y1="0" y2="12" />`}
    ${
      length > 0
        ? svg`<rect class=${value > 0 ? "pp-bar-positive" : "pp-bar-negative"} x=${value > 0 ? 0 : -length} y="2.5" width=${length} height="7" />`
        : ""
    }
  </svg>`;
}
