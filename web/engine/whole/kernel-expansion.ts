import type { Glue } from "#glue";
import { indexOfWord, numberOf } from "../checks.js";
import { countsInput, powerInput } from "../generated/job-inputs.js";
import { learnerOptions } from "../generated/learner-options.js";
import { impliedFeature, impliedReading } from "../generated/result-layouts.js";
import { written } from "../layout/inputs.js";
import { rows as rowsBy } from "../layout/rows.js";
import { read } from "../layout/values.js";
import { fieldsOf } from "../run/fields.js";
import type { KernelExpansion, KernelFunction, Matrix } from "../types.js";
import { listOf } from "./numbers.js";

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
  const encoded = written(powerInput, power);
  const implied = read(rowsBy(impliedFeature), glue.expandKernel(map, encoded));
  if (implied.length === 0) glue.kernelError(map, encoded);
  return {
    powers: implied.map(({ powers }) => Array.from(powers)),
    squares: Float64Array.from(implied, ({ square }) => square),
    weights: (alpha, y, X) => {
      const data = rows(X);
      const n = columns === 0 ? 0 : data.length / columns;
      const counts = written(countsInput, { alpha: listOf(alpha, "alpha", n), labels: listOf(y, "y", n) });
      return glue.kernelWeights(map, encoded, counts, data);
    },
    read: (weights, x) =>
      read(impliedReading, glue.kernelReading(map, encoded, listOf(weights, "weights", implied.length), row(x))),
  };
}

/** Null for rbf, which implies infinitely many features. */
function powerOf(kernel: KernelFunction): Power | null {
  const options = learnerOptions.kernel.kernel;
  const { kind, degree, offset } = fieldsOf(kernel, "kernel", Object.keys(options) as (keyof typeof options)[]);
  switch (options.kind[indexOfWord(kind, options.kind, "kernel.kind")]) {
    case "linear":
      return { degree: 1, offset: 0 };
    case "polynomial":
      return {
        degree: numberOf(degree, "kernel.degree", options.degree.default),
        offset: numberOf(offset, "kernel.offset", options.offset.default),
      };
    default:
      return null;
  }
}
