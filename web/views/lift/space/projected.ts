import type { Cloud } from "../figure/cloud.js";
import type { Figure } from "../figure/figure.js";
import { facing, type Space, valueAt } from "./space.js";

/** The examples on the screen, in CSS pixels. */
export interface Projected {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Grows towards the eye. */
  readonly depth: Float32Array;
}

/** The heights on the way from another cloud of the same examples to this one; from the base without one. */
export function heightsBetween(from: Cloud | null, to: Cloud, share: number): Float64Array {
  if (share >= 1) return to.z;
  const { floor, z } = to.box;
  // As high in the picture as it was in the other's.
  const scale = from ? (z[1] - z[0]) / (from.box.z[1] - from.box.z[0]) : 0;
  return to.z.map((end, i) => {
    const start = from ? floor + ((from.z[i] ?? 0) - from.box.floor) * scale : floor;
    return start + (end - start) * share;
  });
}

export function project({ x, y }: Cloud, heights: Float64Array, { px, py, depth }: Space): Projected {
  const out = {
    x: new Float32Array(x.length),
    y: new Float32Array(x.length),
    depth: new Float32Array(x.length),
  };
  for (let i = 0; i < x.length; ++i) {
    const [u, v, w] = [x[i] as number, y[i] as number, heights[i] as number];
    out.x[i] = valueAt(px, u, v, w);
    out.y[i] = valueAt(py, u, v, w);
    out.depth[i] = valueAt(depth, u, v, w);
  }
  return out;
}

/** Whether an example at a height is on the eye's side of the separator. */
export type InFront = (x: number, y: number, z: number, example: number) => boolean;

/** Null where nothing is between the eye and a point, or only an edge. */
export function inFrontOf({ separator, over }: Pick<Figure, "separator" | "over">, space: Space): InFront | null {
  if (separator?.kind === "surface") {
    // One looks down on it.
    return (_x, _y, z, example) => !(z < over(example));
  }
  if (separator?.kind !== "plane") return null;
  const { normal, offset } = separator;
  const side = facing(space, normal);
  if (side === 0) return null;
  return (x, y, z) => side * (normal[0] * x + normal[1] * y + normal[2] * z + offset) >= 0;
}

/** The parts of an example's stem, from height to height, behind the separator and in front of it; null for neither. */
export function stemParts(
  { cloud, over }: Pick<Figure, "cloud" | "over">,
  inFront: InFront | null,
  example: number,
  [low, high]: readonly [number, number],
): { readonly behind: readonly [number, number] | null; readonly before: readonly [number, number] | null } {
  const whole = [low, high] as const;
  if (!inFront) return { behind: null, before: whole };
  const [x = 0, y = 0] = [cloud.x[example], cloud.y[example]];
  const foot = inFront(x, y, low, example);
  const top = inFront(x, y, high, example);
  if (foot === top) return top ? { behind: null, before: whole } : { behind: whole, before: null };
  const at = over(example);
  return foot ? { before: [low, at], behind: [at, high] } : { behind: [low, at], before: [at, high] };
}

/** The example drawn nearest to a pixel, of equally near ones that in front; null when none is in reach. */
export function exampleNear({ x, y, depth }: Projected, at: { x: number; y: number }, reach: number): number | null {
  /** Pixels that the eye does not tell apart. */
  const same = 2;
  let best: number | null = null;
  let bestDistance = reach;
  for (let i = 0; i < x.length; ++i) {
    const distance = Math.hypot((x[i] as number) - at.x, (y[i] as number) - at.y);
    if (distance > reach || distance > bestDistance + same) continue;
    const nearer = distance < bestDistance - same || best === null;
    if (!nearer && (depth[i] as number) < (depth[best ?? 0] as number)) continue;
    best = i;
    bestDistance = Math.min(bestDistance, distance);
  }
  return best;
}
