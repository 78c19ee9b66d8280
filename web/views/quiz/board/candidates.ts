import { nothing, type SVGTemplateResult, svg } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import { clipLine, divide, type Line, planeModel, signedDistance } from "../../shared/canvas/boundary.js";
import { dataX, dataY, type PlanePoint, type Projection, pixelX, pixelY } from "../../shared/canvas/projection.js";
import { letterOf } from "../forms/form.js";
import type { Figure } from "./figure.js";

/** How far along each line its letter stands, so that letters of lines that cross stay apart. */
const places = [0.1, 0.9, 0.26, 0.74];
const letterRadius = 12;
const normalLength = 26;
/** Pixels from a line within which it is meant. */
const near = 18;

/** A line over the stage, in pixels, with its letter. */
interface Drawn {
  readonly line: Line;
  readonly from: PlanePoint | null;
  readonly to: PlanePoint | null;
  readonly letter: PlanePoint;
}

/** Boundaries to choose from; an arrow on each points to its positive side. */
export const candidatesFigure: Figure<"boundary"> = {
  dragged: false,
  draw: ({ question: { candidates }, draft, projection }) => {
    const drawn = candidates.map(({ model }, index) => drawnOf(model, index, projection));
    // Letters lie over all lines.
    return svg`
      ${drawn.map((one, index) => (one ? lineOf(one, draft === index) : nothing))}
      ${drawn.map((one, index) => (one ? letterOn(one, index, draft === index) : nothing))}
    `;
  },
  at: (pointer, { question: { candidates }, projection }) => {
    const far = candidates.map(({ model }, index) => {
      const drawn = drawnOf(model, index, projection);
      return drawn ? distance(pointer, drawn, projection) : Number.POSITIVE_INFINITY;
    });
    const least = Math.min(...far);
    return least <= near ? far.indexOf(least) : null;
  },
};

function drawnOf(model: LinearModel, index: number, projection: Projection): Drawn | null {
  const division = divide(planeModel(["x1", "x2"], model));
  if (division.kind !== "line") return null;
  const { line } = division;
  const segment = clipLine(line, projection.window);
  if (!segment) return { line, from: null, to: null, letter: outside(line, index, projection) };
  const [from, to] = [inPixels(segment.from, projection), inPixels(segment.to, projection)];
  const along = places[index] ?? 0.5;
  const letter = { x: from.x + along * (to.x - from.x), y: from.y + along * (to.y - from.y) };
  return { line, from, to, letter: within(letter, projection) };
}

/** A line that is out of sight has its letter at the edge that it lies beyond. */
function outside(line: Line, index: number, projection: Projection): PlanePoint {
  const { x, y, width, height } = projection.plot;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const depth = signedDistance(line, dataX(projection, middle.x), dataY(projection, middle.y)) * projection.scale;
  const shift = (index - 1.5) * 3 * letterRadius;
  const place = {
    x: middle.x - depth * line.nx - shift * line.ny,
    y: middle.y + depth * line.ny - shift * line.nx,
  };
  return within(place, projection);
}

function within(place: PlanePoint, { plot }: Projection): PlanePoint {
  const inset = letterRadius + 2;
  return {
    x: Math.min(plot.x + plot.width - inset, Math.max(plot.x + inset, place.x)),
    y: Math.min(plot.y + plot.height - inset, Math.max(plot.y + inset, place.y)),
  };
}

function inPixels({ x, y }: PlanePoint, projection: Projection): PlanePoint {
  return { x: pixelX(projection, x), y: pixelY(projection, y) };
}

function distance(pointer: PlanePoint, { line, from, letter }: Drawn, projection: Projection): number {
  const toLetter = Math.max(0, Math.hypot(pointer.x - letter.x, pointer.y - letter.y) - letterRadius);
  if (!from) return toLetter;
  const at = signedDistance(line, dataX(projection, pointer.x), dataY(projection, pointer.y));
  return Math.min(toLetter, Math.abs(at) * projection.scale);
}

function lineOf({ from, to }: Drawn, chosen: boolean): SVGTemplateResult | typeof nothing {
  if (!from || !to) return nothing;
  return svg`
    <g class="pp-board-candidate" ?data-chosen=${chosen}>
      <line class="pp-board-rim" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />
      <line class="pp-board-line" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />
    </g>
  `;
}

function letterOn({ line, letter }: Drawn, index: number, chosen: boolean): SVGTemplateResult {
  const tip = { x: letter.x + normalLength * line.nx, y: letter.y - normalLength * line.ny };
  return svg`
    <g class="pp-board-candidate" ?data-chosen=${chosen}>
      <line class="pp-board-line" x1=${letter.x} y1=${letter.y} x2=${tip.x} y2=${tip.y} marker-end="url(#pp-board-head)" />
      <circle class="pp-board-badge" cx=${letter.x} cy=${letter.y} r=${letterRadius} />
      <text class="pp-board-letter" x=${letter.x} y=${letter.y} dy="0.36em">${letterOf(index)}</text>
    </g>
  `;
}
