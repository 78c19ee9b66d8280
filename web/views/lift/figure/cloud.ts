import type { Block, FeatureMap } from "../../../engine/types.js";
import type { Examples } from "../../../state/runs/frame.js";
import { BIAS } from "../../../state/runs/lift-features.js";
import { type Box, boxOf } from "../space/space.js";

/** What decides where the examples are. */
export interface CloudSpec {
  readonly examples: Examples;
  /** From base features to those of the learner; here it counts how it scales them. */
  readonly map: FeatureMap;
  /** A product of base features, or `BIAS`. */
  readonly feature: string;
  /** Whether the learner has a bias. */
  readonly bias: boolean;
}

/** The examples in the space of x₁, x₂ as they are and of the feature as the learner sees it. */
export interface Cloud extends CloudSpec {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly box: Box;
}

export function cloudOf(spec: CloudSpec): Cloud {
  const { examples, feature } = spec;
  const x = baseColumn(examples, 0);
  const y = baseColumn(examples, 1);
  const z = heights(spec);
  // Where the bias is shown, so is the origin: without a bias every boundary goes through it.
  const origin = feature === BIAS;
  const box = boxOf({ x, y, z }, origin);
  // With the bias off the sheet that the examples would rise to keeps its room.
  return { ...spec, x, y, z, box: origin ? { ...box, ...boxOf({ x, y, z: Float64Array.of(0, 1) }, origin) } : box };
}

/** Whether two specs have the same examples in the same order, so that one cloud can become the other. */
export function sameExamples(a: CloudSpec, b: CloudSpec): boolean {
  return a.examples === b.examples;
}

function heights({ examples, map, feature, bias }: CloudSpec): Float64Array {
  const { X, count, base } = examples;
  if (feature === BIAS) return new Float64Array(count).fill(bias ? 1 : 0);
  return map.over([feature]).map({ data: X, shape: [count, base] }).data;
}

/** A base feature as it is; 0 where there is none. */
function baseColumn({ X, base, count }: Examples, j: number): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => (j < base ? (X[i * base + j] ?? 0) : 0));
}

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
