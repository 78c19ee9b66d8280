/** The verdict on separability. Part of the public types: see types.ts. */
import type { undecidedReasons } from "../generated/result-names.js";
import type { Job } from "../job.js";
import type { LinearModel } from "./learner-types.js";
import type { Matrix, RunSpec } from "./run-types.js";

export type AnalysisSpec = Pick<RunSpec, "features" | "scaling" | "bias"> & {
  readonly X: Matrix;
  /** n labels, each −1 or +1. */
  readonly y: ArrayLike<number>;
};

/** A hyperplane whose weights have length 1, and its distance from the nearest example, above 0. */
export interface GeometricMargin extends LinearModel {
  readonly margin: number;
}

/** An example's part in a convex combination: weights are above 0, sum to 1, and are off by less than 2^−53. */
export interface Share {
  readonly example: number;
  readonly weight: number;
}

/**
 * Two convex combinations, one of positives and one of negatives, that are the same point: of at most d + 2 examples of d
 * features, d + 1 without a bias. Only without a bias a side may be empty: then the other's combination is the origin.
 */
export interface Witness {
  readonly positive: readonly Share[];
  readonly negative: readonly Share[];
  /** The point they share, in feature space. */
  readonly point: Float64Array;
  /** 1 with a bias. Without one, Σ positive = `factor` · Σ negative, factor ≥ 0: a hyperplane through the origin has both on one side. 0 where a side is empty. */
  readonly factor: number;
}

/**
 * "work-limit": neither a gap nor an overlap is visible in doubles, and exact arithmetic would take half a minute or more.
 * "memory-limit": the search would take more memory than is left.
 */
export type UndecidedReason = Exclude<(typeof undecidedReasons)[number], null>;

/** What there is in place of a maximum margin where it is undecided whether a hyperplane separates. */
export interface UndecidedMargin {
  readonly undecided: UndecidedReason;
}

/**
 * Whether a hyperplane over the features separates the examples: with z = (x, 1) where there is a bias, else z = x. What
 * does not apply is null.
 */
export interface Analysis {
  /** Exact for the features as the numbers they are, rounded or not. Null: undecided, for the `reason`. */
  readonly separable: boolean | null;
  /** Why it is undecided. */
  readonly reason: UndecidedReason | null;
  /** max ‖z‖. */
  readonly radius: number;
  /** The largest min y·u·z over unit vectors u. */
  readonly margin: number | null;
  /** (radius/margin)², infinite where that is beyond all numbers: no run of the perceptron from zero makes more updates. */
  readonly bound: number | null;
  /** That u, its last number as the bias. */
  readonly separator: LinearModel | null;
  /** The maximum-margin hyperplane in feature space. */
  readonly geometric: GeometricMargin | null;
  /** Where not separable: why. */
  readonly witness: Witness | null;
}

/** An analysis made in slices: a unit of work is about a product of features. */
export type AnalysisRun = Job<Analysis>;
