/** What is computed from data and given weights: separability, margins, planes, proofs. Part of the public types: see types.ts. */
import type { undecidedReasons } from "../generated/result-names.js";
import type { Job } from "../job.js";
import type { KernelFunction, LinearModel } from "./learner-types.js";
import type { Matrix, RunSpec, Scaling } from "./run-types.js";

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

/**
 * The examples on the number line that the weights are the direction of: w·x is the length of w times how far along that
 * direction x lies. One number an example: those trained on, then those held out.
 */
export interface ProjectedExamples {
  /** What they are projected on. */
  readonly model: LinearModel;
  /** ‖w‖. Where it is 0 there is no direction: then `along` is 0 throughout. */
  readonly length: number;
  /** a = w·x + b. */
  readonly score: Float64Array;
  /** w·x/‖w‖. */
  readonly along: Float64Array;
  /** 1 where the learner counts the score as a mistake, 0 elsewhere. */
  readonly mistake: Float64Array;
  /** The least y·a of the examples trained on: the functional margin, where it is above 0. */
  readonly margin: number;
  /** The first example that has it. */
  readonly nearest: number;
  /**
   * Along any weights the examples trained on lie within `half` of `middle`, and only `middle` depends on the weights.
   */
  readonly middle: number;
  readonly half: number;
}

/** Two different weights of a run, by the names of their features; "bias" is the bias. */
export type WeightAxes = readonly [string, string];

/** The part of a plane of two weights that is looked at, from the lowest to the highest of each. */
export interface WeightWindow {
  readonly axes: WeightAxes;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** What an example asks of two weights u and v while the others are held: y·(p·u + q·v + rest) > 0. */
export interface HalfPlane {
  /** Its features of the two weights; 1 for the bias. */
  readonly p: number;
  readonly q: number;
  /** What the weights held add to its score. */
  readonly rest: number;
  /** Of length 1, across its line and into the half-plane; 0 where it asks nothing of these two weights. */
  readonly nx: number;
  readonly ny: number;
  /** The half-plane is nx·u + ny·v > from. Without a direction: −∞ where all weights are right, ∞ where none are. */
  readonly from: number;
}

/** The weights that get every example right, in the plane of two of them, the others being held. */
export interface SolutionRegion {
  /**
   * "nowhere": there are none, or they lie millions of windows away, or in less than a millionth of one; "outside": beyond
   * the window; "inside": some in the window.
   */
  readonly where: "nowhere" | "outside" | "inside";
  /** What of it lies in the window, or, where it is outside, beyond it: x and y of each corner, counterclockwise. */
  readonly corners: Float64Array;
  /** On whose line the edge from each corner to the next is; −1: an end of what is looked at. */
  readonly edges: Int32Array;
  /** How many examples no weights of this plane get right, and the first of them. */
  readonly never: number;
  readonly firstNever: number | null;
}

/** The way of two weights in training. One number a point, the first where the run starts from. */
export interface WeightPath {
  /** How many updates there are from one point to the next: more than 1 of a long run. */
  readonly every: number;
  /** How many updates had been made. */
  readonly updates: Float64Array;
  /** From which visit on the weights were these. */
  readonly visit: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * What the proofs presuppose, as an analysis finds it: with z = (x, 1), or (x, 0) without a bias, y·w*·z ≥ γ and ‖z‖ ≤ R
 * for every example trained on. An update adds η·y·z to the weights.
 */
export interface ProofTerms {
  /** w*: its weights and bias, as one vector, have length 1. */
  readonly separator: LinearModel;
  /** γ, above 0. */
  readonly margin: number;
  /** R, above 0. */
  readonly radius: number;
  /** η, above 0; default 1. */
  readonly learningRate?: number;
  /**
   * α, above 0, where it is chosen by hand; default ηR²/γ. Then w* may be chosen too, and separate or not: γ is what the
   * examples give it, whatever `margin` says.
   */
  readonly chosenReach?: number;
}

/**
 * How many updates a run makes at most, from where it starts; from weights 0 both are (R/γ)², unless α is chosen. Infinite
 * where the proof says nothing: γ is not above 0, or α is too small for every update to come nearer.
 */
export interface ProofBounds {
  /** CIML, theorem 2: the greatest k with w₀·w* + kηγ ≤ √(‖w₀‖² + kη²R²). */
  readonly angle: number;
  /** Pavlu: ‖w₀ − αw*‖²/(2αηγ − η²R²), which without a choice is ‖w₀ − αw*‖²/(ηR)². */
  readonly distance: number;
}

/** The weights in training as the proofs see them, the bias being one of them. */
export interface ProofState {
  /** w·w*. */
  readonly along: number;
  /** ‖w‖. */
  readonly length: number;
  /** ‖w − αw*‖². */
  readonly potential: number;
}

/** Weights after weights. One number a point, the first where the run starts from. */
export interface ProofCurve {
  /** How many updates there are from one point to the next: more than 1 of a long run. */
  readonly every: number;
  /** γ of the terms; where α is chosen, as the examples give it. */
  readonly margin: number;
  /** α: unless it is chosen, every update takes (ηR)² or more off the squared distance from αw*. */
  readonly reach: number;
  readonly bounds: ProofBounds;
  /** How many updates had been made. */
  readonly updates: Float64Array;
  /** From which visit on the weights were these. */
  readonly visit: Float64Array;
  /** See `ProofState`. */
  readonly along: Float64Array;
  readonly length: Float64Array;
  readonly potential: Float64Array;
}

/** The last update before a moment, line by line. */
export interface ProofStep {
  /** How many updates had been made, this one among them. 0: there was none, and all but the states is 0. */
  readonly updates: number;
  readonly before: ProofState;
  readonly after: ProofState;
  /** What it added to w·w*: ηγ or more. */
  readonly gain: number;
  /** 2·η·y·(w·z) with the weights before: 0 or less, because it was a mistake. */
  readonly cross: number;
  /** η²‖z‖²: (ηR)² or less. */
  readonly stepSquared: number;
}

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
