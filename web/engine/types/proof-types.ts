/** The proofs that the perceptron converges, with the numbers of a run. Part of the public types: see ../types.ts. */
import type { LinearModel } from "./learner-types.js";

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
