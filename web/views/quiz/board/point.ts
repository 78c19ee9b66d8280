import { nothing, svg } from "lit";
import { dataAt, insidePlot, pixelX, pixelY } from "../../shared/canvas/projection.js";
import type { Figure } from "./figure.js";

const radius = 10;

/** The point that is placed, with its label. */
export const pointFigure: Figure<"inseparable"> = {
  dragged: true,
  draw: ({ draft, projection }) => {
    const [x1 = Number.NaN, x2 = Number.NaN, label = 1] = Array.isArray(draft) ? (draft as readonly number[]) : [];
    if (!Number.isFinite(x1 + x2)) return svg`${nothing}`;
    const [x, y] = [pixelX(projection, x1), pixelY(projection, x2)];
    const shape =
      label > 0
        ? svg`<circle cx=${x} cy=${y} r=${radius} />`
        : svg`<rect x=${x - radius} y=${y - radius} width=${2 * radius} height=${2 * radius} />`;
    return svg`
      <g class="pp-board-point" data-label=${label}>
        ${shape}
        <text class="pp-board-letter" x=${x} y=${y} dy="0.34em">${label > 0 ? "+" : "−"}</text>
      </g>
    `;
  },
  at: (pointer, { draft, projection }) => {
    if (!insidePlot(projection, pointer.x, pointer.y)) return null;
    const { x, y } = dataAt(projection, pointer.x, pointer.y);
    const [, , label = 1] = Array.isArray(draft) ? (draft as readonly number[]) : [];
    return [x, y, label];
  },
};
