import { nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import type { Examples } from "../../../state/data/examples.js";
import type { ViewWindow } from "../../../state/document/state.js";
import { divide, lineOf, planeModel } from "../../shared/canvas/boundary.js";
import { type Projection, pixelX, pixelY, project } from "../../shared/canvas/projection.js";

/** Pixels. */
const [WIDTH, HEIGHT, EDGE, GLYPH, ARROW] = [300, 150, 10, 4, 22];
/** More would hide the line, and the stage has them all. */
const MOST = 200;

/** Where w* draws its line among the examples: a small picture, because the stage has the line of w. Nothing where they have no place in the plane. */
export function targetFigure(
  { xy, count, label }: Examples,
  features: readonly string[],
  separator: LinearModel,
): TemplateResult | typeof nothing {
  const division = divide(planeModel(features, separator));
  if (division.kind === "none" || xy.length === 0) return nothing;
  const p = project(windowOf(xy), { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: HEIGHT - 2 * EDGE });
  const shown = Array.from({ length: Math.min(count, MOST) }, (_, k) =>
    Math.floor((k * count) / Math.min(count, MOST)),
  );
  return svg`<svg class="pp-proof-figure" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${shown.map((row) => glyph(pixelX(p, xy[2 * row] ?? 0), pixelY(p, xy[2 * row + 1] ?? 0), (label[row] ?? 0) > 0))}
    ${division.kind === "line" ? lineOfStar(p, lineOf(division, p.window)[0] ?? [], division.line) : nothing}
  </svg>`;
}

function windowOf(xy: Float64Array): ViewWindow {
  const range = (axis: 0 | 1): [number, number] => {
    const values = xy.filter((_, k) => k % 2 === axis);
    const low = values.reduce((least, value) => Math.min(least, value));
    const high = values.reduce((most, value) => Math.max(most, value));
    const room = 0.25 * (high - low) || 1;
    return [low - room, high + room];
  };
  return { x: range(0), y: range(1) };
}

/** A filled disc, or a hollow square: as on the stage. */
function glyph(x: number, y: number, positive: boolean): SVGTemplateResult {
  return positive
    ? svg`<circle cx=${x} cy=${y} r=${GLYPH} fill="var(--pp-positive)" />`
    : svg`<rect x=${x - GLYPH} y=${y - GLYPH} width=${2 * GLYPH} height=${2 * GLYPH} fill="none" stroke="var(--pp-negative)" stroke-width="2" />`;
}

/** The line, and from its middle an arrow to the side that w* calls positive. */
function lineOfStar(p: Projection, line: readonly number[], { nx, ny }: { nx: number; ny: number }) {
  const [x1, y1, x2, y2] = line;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return nothing;
  const [from, to] = [
    { x: pixelX(p, x1), y: pixelY(p, y1) },
    { x: pixelX(p, x2), y: pixelY(p, y2) },
  ];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const tip = { x: middle.x + ARROW * nx, y: middle.y - ARROW * ny };
  const side = (turn: 1 | -1) => `${tip.x - 6 * nx - turn * 4 * ny},${tip.y + 6 * ny - turn * 4 * nx}`;
  return svg`<g stroke="var(--pp-accent)" stroke-width="2" fill="none">
    <path stroke-dasharray="6 4" d="M${from.x} ${from.y}L${to.x} ${to.y}" />
    <path d="M${middle.x} ${middle.y}L${tip.x} ${tip.y}" />
    <polygon fill="var(--pp-accent)" points="${tip.x},${tip.y} ${side(1)} ${side(-1)}" />
  </g>`;
}
