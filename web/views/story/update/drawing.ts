import { nothing, type SVGTemplateResult, svg } from "lit";
import type { PlanePoint } from "./snapshot.js";

/** A place in pixels of the picture, y downwards. */
export type Drawn = PlanePoint;

/** From the units of the vectors to pixels. */
export type Frame2 = (place: PlanePoint) => Drawn;

const PADDING = 22;
const HEAD = 8;

/** To one scale in both directions, with all of these places in sight. */
export function fitted(
  room: { readonly width: number; readonly height: number },
  places: readonly PlanePoint[],
): Frame2 {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (room.width - 2 * PADDING) / (right - left || 1e-300),
    (room.height - 2 * PADDING) / (high - low || 1e-300),
  );
  // All in one place: there is nothing to scale by.
  const by = Number.isFinite(scale) && right - left + high - low > 0 ? scale : 0;
  const [x0, y0] = [(left + right) / 2, (low + high) / 2];
  return ({ x, y }) => ({ x: room.width / 2 + by * (x - x0), y: room.height / 2 - by * (y - y0) });
}

export function middle(a: Drawn, b: Drawn): Drawn {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function line(a: Drawn, b: Drawn, role: string): SVGTemplateResult {
  return svg`<line class=${role} x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} />`;
}

/** Nothing where it has no length; a short one has a small head. */
export function arrow(from: Drawn, to: Drawn, role: string): SVGTemplateResult | typeof nothing {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (!(length > 0.5)) return nothing;
  const head = Math.min(HEAD, length * 0.6);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const neck = { x: to.x - ux * head, y: to.y - uy * head };
  const wing = (side: 1 | -1) => `${neck.x - side * uy * head * 0.42},${neck.y + side * ux * head * 0.42}`;
  return svg`<g class=${role}>
    <line x1=${from.x} y1=${from.y} x2=${neck.x} y2=${neck.y} />
    <path d="M${to.x},${to.y}L${wing(1)}L${wing(-1)}Z" />
  </g>`;
}

/** The ends of a line through `o`, so long to both sides, perpendicular to what leads to `w`; null where that has no length. */
export function perpendicular(o: Drawn, w: Drawn, long: number): readonly [Drawn, Drawn] | null {
  const length = Math.hypot(w.x - o.x, w.y - o.y);
  if (!(length > 0.5)) return null;
  const [dx, dy] = [(-(w.y - o.y) / length) * long, ((w.x - o.x) / length) * long];
  return [
    { x: o.x - dx, y: o.y - dy },
    { x: o.x + dx, y: o.y + dy },
  ];
}
