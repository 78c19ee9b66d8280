// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.

/** In the order of `job_kinds` in C++. */
export const jobKinds = [
  "analysis",
  "start",
  "order-experiment",
  "trial",
  "split-experiment",
  "mistake-count",
  "margin-measure",
  "learning-curve",
  "objective-curve",
  "cycle-search",
  "projection",
  "prediction-field",
  "solution-region",
  "weight-path",
  "proof-curve",
  "proof-step",
  "disagreement-search",
] as const;

/** In the order of `Verdict` in C++. */
export const verdicts = [null, "separable", "not-separable"] as const;

/** In the order of `Undecided` in C++. */
export const undecidedReasons = [null, "work-limit", "memory-limit"] as const;

/** In the order of `SolutionRegionResult::Where` in C++. */
export const regionPlaces = ["nowhere", "outside", "inside"] as const;
