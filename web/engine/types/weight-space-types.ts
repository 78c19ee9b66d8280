/** Examples on the line of the weights, and weights in their own plane. Part of the public types: see ../types.ts. */
import type { LinearModel } from "./learner-types.js";

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
   * Along any weights the examples trained on lie within `half` of `middle`, of which only `middle` depends on the weights.
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
