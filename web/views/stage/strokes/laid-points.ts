import type { Point } from "../../../state/document/state.js";
import { dataAt, type PlanePoint, type Projection } from "../../shared/canvas/projection.js";
import { brushRadius } from "../input/brush.js";

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * `size` points around a pixel in a sunflower's spiral: even, and the same every time. `stamp` counts the stamps of one
 * stroke and turns the spiral, so that neighbouring stamps do not look printed.
 */
export function stampPoints(p: Projection, at: PlanePoint, size: number, label: number, stamp: number): Point[] {
  if (size <= 1) {
    const { x, y } = dataAt(p, at.x, at.y);
    return [[x, y, label]];
  }
  const radius = brushRadius(size);
  return Array.from({ length: size }, (_, k): Point => {
    const r = radius * Math.sqrt((k + 0.5) / size);
    const angle = k * GOLDEN_ANGLE + stamp;
    const { x, y } = dataAt(p, at.x + r * Math.cos(angle), at.y + r * Math.sin(angle));
    return [x, y, label];
  });
}

/** Places at a fixed distance along the way from `from` to `to`; what is left over waits for the next move. */
export function alongPath(from: PlanePoint, to: PlanePoint, spacing: number): PlanePoint[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.floor(length / spacing);
  return Array.from({ length: count }, (_, i) => {
    const t = ((i + 1) * spacing) / length;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  });
}
