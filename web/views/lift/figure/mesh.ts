import { contourOf } from "../../shared/canvas/contour.js";
import type { Polyline } from "../../shared/canvas/polyline.js";
import type { Box } from "../space/box.js";
import type { Vector } from "../space/camera.js";
import { within } from "../space/clip.js";
import { type PlaneRows, placesOf } from "./places.js";
import type { Separator } from "./separator.js";

/** A piece of a curved surface, inside the box. */
export interface Cell {
  readonly corners: readonly Vector[];
  /** The sign of the score above it. */
  readonly side: number;
}

/** Cells along each axis: fine enough that the surface looks smooth, few enough to count its lines. */
const CELLS = 18;
/** Points along each axis where a curve in the plane is looked for. */
const SAMPLES = 97;

/** The surface in cells; those where it breaks off to infinity are left out. */
export function cellsOf({ over }: Extract<Separator, { kind: "surface" }>, box: Box): Cell[] {
  const nodes = CELLS + 1;
  const places = placesOf(nodes * nodes, (k) => [
    along(box.x, Math.floor(k / nodes) / CELLS),
    along(box.y, (k % nodes) / CELLS),
  ]);
  const { height, side } = over(places);
  const at = (k: number): Vector => [places[2 * k] ?? 0, places[2 * k + 1] ?? 0, height[k] ?? 0];
  const cells: Cell[] = [];
  for (let i = 0; i < CELLS; ++i) {
    for (let j = 0; j < CELLS; ++j) {
      const node = nodes * i + j;
      const numbers = [node, node + nodes, node + nodes + 1, node + 1];
      const corners = numbers.map(at);
      const sides = numbers.map((k) => side[k] ?? 0);
      const [first = 0] = sides;
      if (first === 0 || !sides.every((one) => one === first)) continue;
      if (!corners.every((corner) => Number.isFinite(corner[2]))) continue;
      const inside = within(corners, box.z);
      if (inside.length > 0) cells.push({ corners: inside, side: first });
    }
  }
  return cells;
}

/** Where a function over the base of the box is 0. */
export function zerosOf(scores: (places: PlaneRows) => Float64Array, { x, y }: Box): readonly Polyline[] {
  const step = ([low, high]: Box["x"]): number => (high - low) / (SAMPLES - 1);
  const grid = { x0: x[0], y0: y[0], dx: step(x), dy: step(y), columns: SAMPLES, rows: SAMPLES };
  const places = placesOf(SAMPLES * SAMPLES, (k) => [
    grid.x0 + (k % SAMPLES) * grid.dx,
    grid.y0 + Math.floor(k / SAMPLES) * grid.dy,
  ]);
  const values = Float32Array.from(scores(places));
  return contourOf({ grid, score: values, label: Int8Array.from(values, Math.sign), model: 0 }, false);
}

/** A share of the way along a range. */
export function along([low, high]: Box["x"], share: number): number {
  return low + (high - low) * share;
}
