import type { PlaygroundError } from "../../../engine/errors.js";
import type { LearnerKind, OrderKind } from "../../../engine/types.js";
import type { Obstacle } from "../../runs/training/obstacle.js";

/** An example that is visited: its number from 1, its score and its label. */
export interface VisitFacts {
  readonly example: number;
  readonly score: number;
  readonly label: number;
  readonly mistake: boolean;
}

/** An example by its number from 1, and the score that wrong weights give it. */
export interface ScoredExample {
  readonly example: number;
  readonly score: number;
}

/** What a setting is called: by its path in a learner, or as its parameter. */
export type SettingName = { readonly of: "learner" | "state"; readonly name: string };

/** The value of a setting, as what it is a value of; "none": not chosen. */
export type SettingValue =
  | { readonly of: "none" }
  | { readonly of: "learners"; readonly kinds: readonly LearnerKind[] }
  | { readonly of: "features"; readonly features: readonly string[] }
  | { readonly of: "order"; readonly kind: OrderKind }
  | { readonly of: "learner" | "state"; readonly value: string };

/** An example that weights get wrong: its number from 1, its score and its label. */
export interface WrongExample extends ScoredExample {
  readonly label: number;
}

/** What weights that do not separate do to the first example that they get wrong, of so many. */
export interface Unseparated extends WrongExample {
  readonly code: "unseparated";
  readonly wrong: number;
}

/** Whatever may be refused while it is asked. */
export interface RefusedFeedback {
  readonly code: "refused";
  readonly error: PlaygroundError;
}

/** Why a visit is a mistake, or is none. */
export type VisitFeedback =
  | (VisitFacts & { readonly code: "visit" })
  | (Omit<VisitFacts, "score"> & {
      readonly code: "visitOfClasses";
      readonly scores: readonly number[];
      readonly predicted: number;
    });

/** The author's own text, as HTML. */
export interface OwnFeedback {
  readonly code: "own";
  readonly html: string;
}

/** What is said to an answer of a lesson, or of what has not been done yet, as a code and its facts. */
export type CheckFeedback =
  | RefusedFeedback
  | { readonly code: "obstacle"; readonly obstacle: Obstacle }
  | { readonly code: "nothingToCount" }
  | { readonly code: "tooFew" | "tooMuch"; readonly given: number }
  | { readonly code: "runEnded" }
  | VisitFeedback
  | { readonly code: "noWeightVector" }
  | { readonly code: "pushesWrongWay"; readonly name: string; readonly given: number }
  /** @property name null: the bias. */
  | { readonly code: "weightOff"; readonly name: string | null; readonly given: number; readonly tooSmall: boolean }
  | Unseparated
  | { readonly code: "emptyCell"; readonly visit: number }
  | { readonly code: "scoreCell"; readonly visit: number; readonly given: number }
  | (Omit<VisitFacts, "example"> & { readonly code: "mistakeCell"; readonly visit: number })
  | { readonly code: "weightsCell"; readonly visit: number; readonly mistake: boolean }
  | { readonly code: "goOnToVisit" | "goOnToEpoch" | "goOnToUpdate"; readonly made: number; readonly wanted: number }
  | { readonly code: "stoppedWithMistakes"; readonly epochs: number }
  | { readonly code: "notConverged"; readonly visits: number }
  | { readonly code: "notCounted" }
  | { readonly code: "wrongSide" | "onBoundary"; readonly examples: number }
  | { readonly code: "placeMore" | "drewMore" | "erased"; readonly examples: number }
  | { readonly code: "relabelled" }
  | { readonly code: "placedTooMany"; readonly placed: number; readonly wanted: number }
  | { readonly code: "undecided" | "stillSeparable" | "stillInseparable" | "noBound" }
  | { readonly code: "smallBound"; readonly bound: number; readonly least: number }
  /** Of a w* that is held against the run, and of an α. */
  | { readonly code: "offSide"; readonly margin: number }
  | { readonly code: "astray"; readonly reach: number; readonly found: number }
  | { readonly code: "tooManyExamples"; readonly examples: number; readonly most: number }
  | { readonly code: "otherExamples" | "startsElsewhere" | "neverEnds" }
  | { readonly code: "notOverYet"; readonly epochs: number }
  /** @property wanted what it takes at least where it takes less, at most where it takes more. */
  | { readonly code: "runTakes"; readonly of: "updates" | "epochs"; readonly takes: number; readonly wanted: number }
  | {
      readonly code: "disagreements";
      readonly between: readonly [LearnerKind, LearnerKind];
      readonly found: number;
      readonly least: number;
    }
  | { readonly code: "setting"; readonly name: SettingName; readonly now: SettingValue; readonly wanted: SettingValue }
  | { readonly code: "featureMissing"; readonly feature: string };

/** What is said below a task of a lesson. */
export type TaskFeedback =
  | CheckFeedback
  | { readonly code: "right"; readonly why: CheckFeedback | null }
  /** In an earlier visit of the page. */
  | { readonly code: "answeredBefore"; readonly tries: number }
  | { readonly code: "passedBefore" };
