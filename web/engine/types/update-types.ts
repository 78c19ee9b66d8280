/** An update as a picture of vectors. Part of the public types: see types.ts. */

/** Weights before and after, as seen from the vector that moves them. */
export interface Turn {
  /** ‖x‖² */
  readonly squaredNorm: number;
  readonly before: Bearing;
  readonly after: Bearing;
}

export interface Bearing {
  /** ‖w‖ */
  readonly length: number;
  /** Degrees between w and x, 0…180; null where one of the two is 0. */
  readonly angle: number | null;
}

export interface UpdateGeometry {
  /** The score of the example by the weights before, and after. */
  readonly scores: readonly [before: number, after: number];
  /** Of w and x. */
  readonly features: Turn;
  /** Of (w, b) and (x, 1), or (x, 0) where there is no bias. */
  readonly whole: Turn;
}
