import type { Glue, GlueMap } from "#glue";
import { indexOfWord, numberOf, objectOf } from "../checks.js";
import { kernelKinds } from "../learners/kernel.js";
import type { ImpliedReading, KernelExpansion, KernelFunction, Matrix } from "../types.js";
import { listOf, numbersFrom } from "./numbers.js";

/** A kernel (offset + x·z)^degree: the linear one is x·z. */
interface Power {
  readonly degree: number;
  readonly offset: number;
}

/** How the map takes rows of base features. */
interface Rows {
  rows(X: Matrix): Float64Array;
  row(x: ArrayLike<number>): Float64Array;
}

/** As `FeatureMap.impliedCount`. */
export function impliedCount(glue: Glue, kernel: KernelFunction, features: number): number {
  const power = powerOf(kernel);
  return power ? glue.kernelFeatureCount(power.degree, power.offset, features) : Number.POSITIVE_INFINITY;
}

/** As `FeatureMap.expand`. */
export function expandKernel(glue: Glue, map: GlueMap, kernel: KernelFunction, rows: Rows): KernelExpansion | null {
  const power = powerOf(kernel);
  if (!power) return null;
  const { degree, offset } = power;
  const numbers = numbersFrom(glue.expandKernel(map, degree, offset));
  const size = numbers.length / (map.d + 1);
  const places = Array.from({ length: size }, (_, t) => t * (map.d + 1));
  return {
    powers: places.map((at) => Array.from(numbers.subarray(at, at + map.d))),
    squares: Float64Array.from(places, (at) => numbers[at + map.d] ?? 0),
    weights: (alpha, y, X) => {
      const data = rows.rows(X);
      const n = map.d === 0 ? 0 : data.length / map.d;
      return glue.kernelWeights(map, degree, offset, listOf(alpha, "alpha", n), listOf(y, "y", n), data);
    },
    read: (weights, x) =>
      reading(glue.kernelReading(map, degree, offset, listOf(weights, "weights", size), rows.row(x)), size),
  };
}

function reading(numbers: Float64Array, size: number): ImpliedReading {
  const [features, contributions] = [numbers.slice(0, size), numbers.slice(size, 2 * size)];
  return { features, contributions, score: numbers[2 * size] ?? 0 };
}

/** Null for rbf, which implies infinitely many features. */
function powerOf(kernel: KernelFunction): Power | null {
  const { kind, degree, offset } = objectOf(kernel, "kernel");
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
