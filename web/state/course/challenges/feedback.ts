import type { PlaygroundError } from "../../../engine/errors.js";

/** What is said to the page in a challenge: its result, or what it does not count for. */
export type ChallengeFeedback =
  | { readonly code: "refused"; readonly error: PlaygroundError }
  | { readonly code: "otherLearner" | "otherTie" | "ownStart" | "noBias" }
  | { readonly code: "notFive"; readonly points: number }
  | { readonly code: "outsideSquare" | "otherFeatures" | "otherFeaturesOrSplit" | "noLine" | "notConverged" }
  | { readonly code: "otherExamples" | "otherSpiral" }
  | { readonly code: "smallMargin"; readonly margin: number }
  | { readonly code: "mostUpdates"; readonly updates: number; readonly margin: number }
  | { readonly code: "slowestOrder"; readonly epochs: number; readonly updates: number }
  | { readonly code: "separable" | "undecided" | "inseparable"; readonly features: number };
