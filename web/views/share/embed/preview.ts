import { svg, type TemplateResult } from "lit";
import { type Area, areasOf } from "../../../state/embed/areas.js";
import type { Figure } from "../../../state/embed/figure.js";

/** As wide as the text of a course page usually is. */
const usualWidth = 720;

/** The figure drawn small: a page that allows no frames cannot show it in one. */
export function preview(figure: Figure): TemplateResult {
  const width = figure.width ?? usualWidth;
  const areas = areasOf(figure, width);
  const names = areas.map(({ name }) => name.toLowerCase()).join(", ");
  return svg`<svg
    class="pp-embed-preview"
    viewBox="0 0 ${width} ${figure.height}"
    role="img"
    aria-label=${`The figure has ${names}.`}
  >${areas.map(drawn)}</svg>`;
}

function drawn({ name, x, y, width, height }: Area): TemplateResult {
  const size = Math.min(28, 0.8 * height);
  return svg`<g data-name=${name}>
    <rect x=${x + 2} y=${y + 2} width=${Math.max(0, width - 4)} height=${Math.max(0, height - 4)} rx="4"></rect>
    <text x=${x + width / 2} y=${y + height / 2} font-size=${size}>${name}</text>
  </g>`;
}
