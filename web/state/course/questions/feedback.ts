import type { RefusedFeedback, ScoredExample, Unseparated, VisitFacts, VisitFeedback } from "../checks/feedback.js";
import type { ExamFeedback } from "./exam/index.js";
import type { Overlap } from "./overlap.js";

/** A weight that is wrong: by its feature (null: the bias), what it was and what it is after the visit. */
export interface WrongWeight extends ScoredExample {
  readonly name: string | null;
  readonly given: number;
  readonly from: number;
  readonly to: number;
  /** Whether it is as it was. */
  readonly left: boolean;
}

/** What has been done to the weights instead of an update. */
export type NoUpdate = "nothing" | "wrong-way" | "bias-kept" | "bias-alone" | "twice";

/** What is said to the answer to a question, as a code and its facts. Examples have their numbers from 1. */
export type QuizFeedback =
  | ExamFeedback
  | RefusedFeedback
  | VisitFeedback
  | Unseparated
  | { readonly code: "chooseBoundary" }
  | (ScoredExample & {
      readonly code: "boundaryMoved";
      readonly label: number;
      readonly before: number;
      readonly stillWrong: boolean;
    })
  | (ScoredExample & { readonly code: "otherBoundary"; readonly label: number; readonly done: NoUpdate })
  | (VisitFacts & { readonly code: "updated"; readonly rate: number; readonly bias: boolean })
  | { readonly code: "weightsMissing"; readonly names: readonly string[] }
  | (ScoredExample & { readonly code: "weightsBefore" })
  | { readonly code: "addedOnce"; readonly rate: number }
  | (ScoredExample & { readonly code: "turnedWrongWay"; readonly label: number })
  | (ScoredExample & { readonly code: "biasKept" })
  | (WrongWeight & { readonly code: "wrongWeight" })
  | { readonly code: "allSeparated" }
  | { readonly code: "pointMissing" }
  | { readonly code: "pointInside" }
  | { readonly code: "pointTaken"; readonly example: number }
  | { readonly code: "pointUndecided"; readonly bias: boolean }
  /** How far the nearest example is; null where that is not known. */
  | { readonly code: "pointSeparable"; readonly bias: boolean; readonly distance: number | null }
  | { readonly code: "inseparable"; readonly overlap: Overlap }
  | { readonly code: "chooseFeature" }
  | { readonly code: "featureSeparates"; readonly bias: boolean; readonly distance: number | null }
  | { readonly code: "featureFails"; readonly overlap: Overlap | null };
