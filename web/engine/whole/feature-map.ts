import type { Glue } from "#glue";
import { allFinite, indexOfWord, numberOf, numbersOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { encodeFeatures, featuresOf } from "../features.js";
import { countsInput, halfPlanesInput, mapInput, powerInput } from "../generated/job-inputs.js";
import { learnerOptions } from "../generated/learner-options.js";
import { scalings } from "../generated/names.js";
import { fitted, halfPlane, impliedFeature, impliedReading, slopes } from "../generated/result-layouts.js";
import { written } from "../layout/inputs.js";
import { rows, rows as rowsBy } from "../layout/rows.js";
import { linearModel, read } from "../layout/values.js";
import { checkSize, rowsOf } from "../matrix.js";
import { fieldsOf } from "../run/fields.js";
import type {
  Block,
  FeatureMap,
  FeatureMapSpec,
  HalfPlane,
  KernelExpansion,
  KernelFunction,
  LinearModel,
  Matrix,
  Scaling,
  Slopes,
  WeightAxes,
} from "../types.js";
import { hyperplaneOf, listOf } from "./numbers.js";
import { axesOf } from "./weight-space.js";

const nothing = new Float64Array(0);

/** As `Engine.featureMap`. */
export function featureMap(glue: Glue, given: FeatureMapSpec): FeatureMap {
  const { X, features, scaling } = fieldsOf(given, "spec", ["X", "y", "columns", "features", "scaling"], "");
  const { data, d } = rowsOf(X, "X");
  const scale = indexOfWord(scaling, scalings, "scaling");
  return new CoreFeatureMap(glue, features, { d, scaling: scale, learned: null }, data);
}

/** What a map has apart from its products. `learned`: null where that is still to be learned. */
interface Fit {
  readonly d: number;
  readonly scaling: number;
  readonly learned: ReturnType<typeof fitted> | null;
}

/** Made of numbers alone, which the core is given with every call: so there is no handle to be closed. */
class CoreFeatureMap implements FeatureMap {
  readonly #glue: Glue;
  readonly #fit: Fit & { readonly learned: ReturnType<typeof fitted> };
  readonly #map: Float64Array;
  readonly features: readonly string[];

  /** @param rows What the scaling is learned from. */
  constructor(glue: Glue, features: unknown, { d, scaling, learned }: Fit, rows: Float64Array) {
    this.#glue = glue;
    this.features = [...featuresOf(features, d)];
    const terms = features === undefined ? null : encodeFeatures(this.features);
    const mapOf = (learned: ArrayLike<number>) => written(mapInput, { d, features: terms, scaling, learned });
    const map = mapOf([]);
    const numbers = glue.fitFeatures(map, rows);
    if (numbers.length === 0) glue.mapError(map, rows);
    this.#fit = { d, scaling, learned: learned ?? read(fitted, numbers) };
    this.#map = mapOf(this.#fit.learned.learned);
  }

  get baseFeatures(): number {
    return this.#fit.d;
  }

  get scaling(): Scaling {
    return scalings[this.#fit.scaling] ?? "none";
  }

  get shift(): Float64Array {
    return this.#fit.learned.shift.slice();
  }

  get divisor(): Float64Array {
    return this.#fit.learned.divisor.slice();
  }

  over(features: readonly string[]): FeatureMap {
    return new CoreFeatureMap(this.#glue, features, this.#fit, nothing);
  }

  map(X: Matrix): Block {
    const { data, n } = this.#rows(X);
    return { data: this.#glue.mapRows(this.#map, data), shape: [n, this.features.length] };
  }

  scores(model: LinearModel, X: Matrix): Float64Array {
    return this.#glue.scoresBy(this.#map, this.#hyperplane(model), this.#rows(X).data);
  }

  contributions(model: LinearModel, X: Matrix): Float64Array {
    return this.#glue.contributionsOf(this.#map, this.#hyperplane(model), this.#rows(X).data);
  }

  combination(coefficients: ArrayLike<number>, X: Matrix): Float64Array {
    const { data, n } = this.#rows(X);
    return this.#glue.combinationOf(this.#map, listOf(coefficients, "coefficients", n), data);
  }

  slopes(model: LinearModel, x: ArrayLike<number>): Slopes {
    return read(slopes, this.#glue.slopesOf(this.#map, this.#hyperplane(model), this.#row(x)));
  }

  overBaseFeatures(model: LinearModel): LinearModel | null {
    const numbers = this.#glue.overBaseFeatures(this.#map, this.#hyperplane(model));
    return numbers.length > 0 ? linearModel(numbers) : null;
  }

  overScaledFeatures(model: LinearModel): LinearModel | null {
    const numbers = this.#glue.overScaledFeatures(this.#map, this.#hyperplane(model));
    return numbers.length > 0 ? linearModel(numbers) : null;
  }

  length(weights: ArrayLike<number>): number {
    return this.#glue.lengthOf(numbersOf(weights, "weights"));
  }

  halfPlanes(model: LinearModel, axes: WeightAxes, X: Matrix, y: ArrayLike<number>): HalfPlane[] {
    const { data, n } = this.#rows(X);
    const given = { axes: axesOf(axes, this.features, "axes"), labels: listOf(y, "y", n) };
    const wanted = written(halfPlanesInput, given);
    return read(rows(halfPlane), this.#glue.halfPlanesOf(this.#map, this.#hyperplane(model), wanted, data));
  }

  impliedCount(kernel: KernelFunction): number {
    return impliedCount(this.#glue, kernel, this.features.length);
  }

  expand(kernel: KernelFunction): KernelExpansion | null {
    return expandKernel(this.#glue, this.#map, kernel, {
      columns: this.baseFeatures,
      rows: (X) => this.#rows(X).data,
      row: (x) => this.#row(x),
    });
  }

  #rows(X: Matrix): { readonly data: Float64Array; readonly n: number } {
    const { data, n, d } = rowsOf(X, "X");
    if (n > 0 && d !== this.baseFeatures) {
      const sentence = "X has {0} columns where the map takes {1}.";
      throw new PlaygroundError("wrong-length", "X", sentence, [d, this.baseFeatures]);
    }
    checkSize(n, this.features.length, "X");
    if (allFinite(data)) return { data, n };
    throw new PlaygroundError("not-finite", "X", "X must hold finite numbers only.");
  }

  #row(x: ArrayLike<number>): Float64Array {
    const row = listOf(x, "x", this.baseFeatures);
    if (allFinite(row)) return row;
    throw new PlaygroundError("not-finite", "x", "x must hold finite numbers only.");
  }

  #hyperplane(model: LinearModel): Float64Array {
    return hyperplaneOf(model, "model", this.features.length);
  }
}

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
function impliedCount(glue: Glue, kernel: KernelFunction, features: number): number {
  const power = powerOf(kernel);
  return power ? glue.kernelFeatureCount(power.degree, power.offset, features) : Number.POSITIVE_INFINITY;
}

/** As `FeatureMap.expand`. */
function expandKernel(
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
