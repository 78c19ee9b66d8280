import type { Glue } from "#glue";
import { indexOfWord, numberOf } from "../checks.js";
import { kernelKinds } from "../generated/names.js";
import { kernelOf } from "../learners/kernel.js";
import type { ImpliedReading, KernelExpansion, KernelFunction, Matrix } from "../types.js";
import { joined, listOf } from "./numbers.js";

/** A kernel (offset + x·z)^degree: the linear one is x·z. */
interface Power {
  readonly degree: number;
  readonly offset: number;
}

/** How the map takes rows of base features. */
interface Rows {
  readonly columns: number;
  rows(X: Matrix): Float64Array;
  row(x: ArrayLike<number>): Float64Array;
}

/** As `FeatureMap.impliedCount`. */
export function impliedCount(glue: Glue, kernel: KernelFunction, features: number): number {
  const power = powerOf(kernel);
  return power ? glue.kernelFeatureCount(power.degree, power.offset, features) : Number.POSITIVE_INFINITY;
}

/** As `FeatureMap.expand`. */
export function expandKernel(
  glue: Glue,
  map: Float64Array,
  kernel: KernelFunction,
  { columns, rows, row }: Rows,
): KernelExpansion | null {
  const power = powerOf(kernel);
  if (!power) return null;
  const encoded = Float64Array.of(power.degree, power.offset);
  const numbers = glue.expandKernel(map, encoded);
  if (numbers.length === 0) glue.kernelError(map, encoded);
  const size = numbers.length / (columns + 1);
  const places = Array.from({ length: size }, (_, t) => t * (columns + 1));
  return {
    powers: places.map((at) => Array.from(numbers.subarray(at, at + columns))),
    squares: Float64Array.from(places, (at) => numbers[at + columns] ?? 0),
    weights: (alpha, y, X) => {
      const data = rows(X);
      const n = columns === 0 ? 0 : data.length / columns;
      const counts = joined(listOf(alpha, "alpha", n), listOf(y, "y", n));
      return glue.kernelWeights(map, encoded, counts, data);
    },
    read: (weights, x) => reading(glue.kernelReading(map, encoded, listOf(weights, "weights", size), row(x)), size),
  };
}

function reading(numbers: Float64Array, size: number): ImpliedReading {
  const [features, contributions] = [numbers.slice(0, size), numbers.slice(size, 2 * size)];
  return { features, contributions, score: numbers[2 * size] ?? 0 };
}

/** Null for rbf, which implies infinitely many features. */
function powerOf(kernel: KernelFunction): Power | null {
  const { kind, degree, offset } = kernelOf(kernel, "kernel");
  switch (kernelKinds[indexOfWord(kind, kernelKinds, "kernel.kind")]) {
    case "linear":
      return { degree: 1, offset: 0 };
    case "polynomial":
      return {
        degree: numberOf(degree, "kernel.degree", 2),
        offset: numberOf(offset, "kernel.offset", 1),
      };
    default:
      return null;
  }
}
