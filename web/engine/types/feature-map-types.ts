/** Feature maps, and what given weights say of given points. Part of the public types: see types.ts. */
import type { KernelFunction, LinearModel } from "./learner-types.js";
import type { Matrix, RunSpec, Scaling } from "./run-types.js";
import type { HalfPlane, WeightAxes } from "./weight-space-types.js";

/** `X`: the examples that a scaling is learned from, perhaps none. */
export type FeatureMapSpec = Pick<RunSpec, "features" | "scaling"> & { readonly X: Matrix };

/** One row-major block. */
export interface Block {
  readonly data: Float64Array;
  readonly shape: readonly [number, number];
}

/** How a score changes with the base features, as they are scaled, at one point. */
export interface Slopes {
  /** ∂a/∂x_j, one number a base feature. */
  readonly gradient: Float64Array;
  /** ∂φ_k/∂x_j, feature by feature, of each of them for its different base features from the lowest up. */
  readonly factors: Float64Array;
}

/**
 * From base features to the features a learner sees: scaling, then products. It never changes, and there is nothing to
 * dispose of. Rows are finite base features; what they are mapped to has the bits that a run trained on the same examples
 * gives, infinite where a product is beyond all numbers. Its methods throw `PlaygroundError` for rows or weights that are
 * none.
 */
export interface FeatureMap {
  readonly features: readonly string[];
  readonly baseFeatures: number;
  readonly scaling: Scaling;
  /** What the scaling has learned, one number a base feature: values less `shift` are divided by `divisor`. */
  readonly shift: Float64Array;
  readonly divisor: Float64Array;
  /** The same scaling, then other products. */
  over(features: readonly string[]): FeatureMap;
  /** φ(x) of each row: n×features. */
  map(X: Matrix): Block;
  /** a = w·φ(x) + b of each row, to the bit the score that a learner with these weights gives. */
  scores(model: LinearModel, X: Matrix): Float64Array;
  /** w_j·φ_j(x) of each row, n×features: with the bias they add up to its score. */
  contributions(model: LinearModel, X: Matrix): Float64Array;
  /** Σ c_i·φ(x_i) for one coefficient a row, added from the first to the last. */
  combination(coefficients: ArrayLike<number>, X: Matrix): Float64Array;
  /** At one row. */
  slopes(model: LinearModel, x: ArrayLike<number>): Slopes;
  /**
   * The same hyperplane over base features that are not scaled, its weights in the order of the features. Null where a
   * feature is a product, and where each example has a scale of its own.
   */
  overBaseFeatures(model: LinearModel): LinearModel | null;
  /** The way back: of a hyperplane over base features, the same one over the features as they are scaled; null where that is. */
  overScaledFeatures(model: LinearModel): LinearModel | null;
  /** ‖w‖, of as many weights as there are. */
  length(weights: ArrayLike<number>): number;
  /**
   * What each row with its label, −1 or +1, asks of two of the weights while the others are held as they are: see
   * `HalfPlane`. O(d) a row.
   */
  halfPlanes(model: LinearModel, axes: WeightAxes, X: Matrix, y: ArrayLike<number>): HalfPlane[];
  /** How many features a kernel implies over these, those that are alike counted apart: infinitely many for rbf. */
  impliedCount(kernel: KernelFunction): number;
  /** The kernel as an inner product of the features it implies: at most 1000. Null for rbf. */
  expand(kernel: KernelFunction): KernelExpansion | null;
}

/** What implied weights say of a point. */
export interface ImpliedReading {
  /** φ_t(x). */
  readonly features: Float64Array;
  /** w_t·φ_t(x). */
  readonly contributions: Float64Array;
  /** The sum of the contributions. */
  readonly score: number;
}

/**
 * (offset + x·z)^degree as Σ φ_t(x)·φ_t(z): each φ_t a multiplier times a product of scaled base features, by degree, the
 * lowest first.
 */
export interface KernelExpansion {
  /** The power of each base feature in each product. */
  readonly powers: readonly (readonly number[])[];
  /** The squares of the multipliers: whole numbers for a whole offset. */
  readonly squares: Float64Array;
  /** w = Σ α·y·φ(x), by the counts and labels of examples: the weights that the kernel perceptron implies. */
  weights(alpha: ArrayLike<number>, y: ArrayLike<number>, X: Matrix): Float64Array;
  /** At one row. */
  read(weights: ArrayLike<number>, x: ArrayLike<number>): ImpliedReading;
}
