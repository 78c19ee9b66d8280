/** Why a change was not made, or what else it has changed. */
export type Warning =
  | { readonly code: "locked" }
  | { readonly code: "tooManyPoints" | "tooManyFeatures" | "tooManyLearners"; readonly most: number }
  /** A custom order named so many examples: it has gone. */
  | { readonly code: "orderGone"; readonly named: number; readonly examples: number }
  | { readonly code: "otherOrderGone" };
