import { BIAS } from "../../../state/data/lift-features.js";
import type { Polyline } from "../../shared/canvas/polyline.js";
import type { Box } from "../space/box.js";
import type { Vector } from "../space/camera.js";
import type { CloudSpec } from "./cloud.js";
import { along } from "./mesh.js";
import { type PlaneRows, rowsAt } from "./places.js";

/** The heights at which examples at places are; null where that depends on more. */
export type Heights = ((places: PlaneRows) => Float64Array) | null;

/** Lines each way, and steps along them, of the sheet that the examples lie on. */
const WIRES = 10;
const STEPS = 24;

export function heightsOver({ examples, map, feature, bias }: CloudSpec): Heights {
  if (feature === BIAS) return bias ? (places) => new Float64Array(places.length / 2).fill(1) : null;
  if (examples.base > 2 || (examples.base < 2 && feature.includes("2"))) return null;
  const own = map.over([feature]);
  return (places) => own.map(rowsAt(places, examples.base)).data;
}

/** Lines on the sheet of all places where an example can be. */
export function wiresOf(heights: Heights, { x, y }: Box): readonly (readonly Vector[])[] {
  if (!heights) return [];
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const wires = Array.from({ length: WIRES + 1 }, (_, i) => i / WIRES).flatMap((across) => [
    steps.flatMap((share) => [along(x, across), along(y, share)]),
    steps.flatMap((share) => [along(x, share), along(y, across)]),
  ]);
  return lifted(heights, wires);
}

/** Curves in the plane brought up to the sheet. */
export function lifted(heights: Heights, curves: readonly Polyline[]): readonly (readonly Vector[])[] {
  if (!heights) return [];
  const z = heights(Float64Array.from(curves.flatMap((curve) => Array.from(curve))));
  let at = 0;
  return curves.map((curve) => {
    const start = at;
    at += curve.length / 2;
    return Array.from(
      { length: curve.length / 2 },
      (_, k): Vector => [curve[2 * k] ?? 0, curve[2 * k + 1] ?? 0, z[start + k] ?? 0],
    );
  });
}
