import type { Vector } from "./camera.js";
import type { Box, Range } from "./space.js";

/** The corners, in order, of the part of a plane that is inside the box; empty where it is outside. */
export function planeInBox(normal: Vector, offset: number, { x, y, z }: Box): Vector[] {
  const ranges = [x, y, z] as const;
  const found: Vector[] = [];
  for (const axis of [0, 1, 2] as const) {
    const [one, other] = [0, 1, 2].filter((other) => other !== axis) as [0 | 1 | 2, 0 | 1 | 2];
    for (const i of [0, 1] as const) {
      for (const j of [0, 1] as const) {
        const corner: [number, number, number] = [0, 0, 0];
        corner[one] = ranges[one][i];
        corner[other] = ranges[other][j];
        const at = crossing(normal, offset, corner, axis, ranges[axis]);
        if (at !== null) found.push(replaced(corner, axis, at));
      }
    }
  }
  return inOrder(distinct(found, ranges), normal, ranges);
}

/** Where the plane meets the edge of the box through a corner along an axis; null where it does not. */
function crossing(normal: Vector, offset: number, corner: Vector, axis: 0 | 1 | 2, [low, high]: Range): number | null {
  const rest = score(normal, offset, replaced(corner, axis, 0));
  if (normal[axis] === 0) return null;
  const at = -rest / normal[axis];
  // At a corner rounding may put it just outside on all three edges that meet there.
  const slack = (high - low) * 1e-9;
  return at >= low - slack && at <= high + slack ? Math.min(high, Math.max(low, at)) : null;
}

function score(normal: Vector, offset: number, [x, y, z]: Vector): number {
  return normal[0] * x + normal[1] * y + normal[2] * z + offset;
}

function replaced([x, y, z]: Vector, axis: 0 | 1 | 2, value: number): Vector {
  return axis === 0 ? [value, y, z] : axis === 1 ? [x, value, z] : [x, y, value];
}

/** A corner of the box through which the plane goes lies on three edges. */
function distinct(points: readonly Vector[], ranges: readonly Range[]): Vector[] {
  const near = (a: Vector, b: Vector): boolean =>
    ranges.every(([low, high], k) => Math.abs((a[k] ?? 0) - (b[k] ?? 0)) <= (high - low) * 1e-7);
  return points.filter((point, i) => points.findIndex((other) => near(point, other)) === i);
}

/** Around their middle. Fewer than three are no area. */
function inOrder(points: readonly Vector[], normal: Vector, ranges: readonly Range[]): Vector[] {
  if (points.length < 3) return [];
  const size = (k: number): number => (ranges[k]?.[1] ?? 1) - (ranges[k]?.[0] ?? 0);
  // Seen along the axis that the plane faces most, in units of the box, no two corners are in one place.
  const facing = [0, 1, 2].map((k) => Math.abs((normal[k] ?? 0) * size(k)));
  const away = facing.indexOf(Math.max(...facing));
  const [u = 0, v = 1] = [0, 1, 2].filter((k) => k !== away);
  const middle = (k: number): number => points.reduce((sum, point) => sum + (point[k] ?? 0), 0) / points.length;
  const [mu, mv] = [middle(u), middle(v)];
  const angle = (point: Vector): number =>
    Math.atan2(((point[v] ?? 0) - mv) / size(v), ((point[u] ?? 0) - mu) / size(u));
  return [...points].sort((a, b) => angle(a) - angle(b));
}

/** The part of a convex polygon above (1) or below (−1) a height. */
export function cutAt(polygon: readonly Vector[], height: number, side: 1 | -1): Vector[] {
  const out: Vector[] = [];
  polygon.forEach((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    const a = side * (from[2] - height);
    const b = side * (to[2] - height);
    if (a >= 0) out.push(from);
    if (a * b < 0) out.push(between(from, to, a / (a - b), height));
  });
  return out.length > 2 ? out : [];
}

/** The part of a convex polygon between two heights. */
export function within(polygon: readonly Vector[], [low, high]: Range): Vector[] {
  return cutAt(cutAt(polygon, low, 1), high, -1);
}

/** @param z its height, exactly. */
function between(p: Vector, q: Vector, t: number, z: number): Vector {
  return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, z];
}
