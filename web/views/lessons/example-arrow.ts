import { nothing, type SVGTemplateResult, svg } from "lit";
import { glyphRadius } from "../../ui/canvas/glyphs.js";
import { type PlanePoint, pixelX, pixelY } from "../../ui/canvas/projection.js";
import type { Writing } from "../shared/over-stage/label-near.js";

const head = { length: 11, half: 4.2 };
const letter = { width: 16, height: 18, baseline: 13.5 };
/** Pixels from the shaft to the middle of the letter, the nearest that are free. */
const away = [15, 22, 30];
/** Where along the shaft the letter is. */
const along = [0.55, 0.4, 0.7];

/**
 * An example as an arrow from the origin to its point, with its letter.
 * @param xy Places in the plane; of reviews there are none.
 * @param example its number from 1
 */
export function exampleArrow(
  xy: ArrayLike<number>,
  example: number,
  { projection, room }: Writing,
): SVGTemplateResult | typeof nothing {
  const [x, y] = [xy[2 * example - 2], xy[2 * example - 1]];
  if (x === undefined || y === undefined) return nothing;
  const from = { x: pixelX(projection, 0), y: pixelY(projection, 0) };
  const to = { x: pixelX(projection, x), y: pixelY(projection, y) };
  const length = Math.hypot(to.x - from.x, to.y - from.y) - glyphRadius(xy.length / 2, projection.plot) - 1;
  if (length < 2 * head.length) return nothing;
  const way = Math.atan2(to.y - from.y, to.x - from.x);
  const [ux, uy] = [Math.cos(way), Math.sin(way)];
  const at = (far: number, aside: number): PlanePoint => ({
    x: from.x + ux * far - uy * aside,
    y: from.y + uy * far + ux * aside,
  });
  const [neck, tip, left, right] = [
    at(length - head.length, 0),
    at(length, 0),
    at(length - head.length, head.half),
    at(length - head.length, -head.half),
  ];
  const shape = `M${from.x} ${from.y}L${neck.x} ${neck.y}M${tip.x} ${tip.y}L${left.x} ${left.y}L${right.x} ${right.y}Z`;
  const places = away.flatMap((aside) =>
    along.flatMap((part) => [at(part * length, -aside), at(part * length, aside)]),
  );
  const box = room.first(
    places.map((middle) => ({ x: middle.x - letter.width / 2, y: middle.y - letter.height / 2, ...letter })),
  );
  return svg`
    <g class="pp-example-arrow">
      <path d=${shape} fill="var(--pp-surface)" stroke="var(--pp-surface)" stroke-width="6" stroke-linejoin="round" />
      <path d=${shape} fill="var(--pp-ink)" stroke="var(--pp-ink)" stroke-width="2" stroke-linejoin="round" />
      ${box ? svg`<text fill="var(--pp-ink)" stroke="var(--pp-surface)" stroke-width="4" paint-order="stroke" font-family="var(--pp-serif)" font-size="17" font-weight="700" text-anchor="middle" x=${box.x + letter.width / 2} y=${box.y + letter.baseline}>x</text>` : nothing}
    </g>
  `;
}
