import type { Block } from "../../../engine/types.js";

/** Places in the plane of x₁ and x₂, the one and the other in turn. */
export type PlaneRows = Float64Array;

/** So many places. */
export function placesOf(count: number, at: (k: number) => readonly [number, number]): PlaneRows {
  const places = new Float64Array(2 * count);
  for (let k = 0; k < count; ++k) places.set(at(k), 2 * k);
  return places;
}

/** Places as rows of so many base features, 0 beyond the first two. */
export function rowsAt(places: PlaneRows, base: number): Block {
  const count = places.length / 2;
  const data = new Float64Array(base * count);
  for (let k = 0; k < count; ++k) data.set(places.subarray(2 * k, 2 * k + Math.min(2, base)), base * k);
  return { data, shape: [count, base] };
}
