import type { LearnerSpec, LinearModel, OrderSpec, PresetInfo, StopReason, Visit } from "../engine/types.js";
import type { PlaygroundState } from "./playground-state.js";

/** The examples as the stage draws them. A new object whenever the data changes, never changed in place. */
export interface Examples {
  readonly count: number;
  /** Interleaved x1, x2. */
  readonly xy: Float64Array;
  /** −1 or +1. */
  readonly label: Int8Array;
  /** For people: "x₁", "petal length (cm)". */
  readonly columns: readonly [string, string];
}

/** The visit made last, whole: what the picture, the sentence and the equation are drawn from. */
export interface VisitEvent extends Visit {
  /** Feature values of the example, in the order of the weights. */
  readonly x: Float64Array;
  /** Weights that gave the score, and weights after. Equal when nothing was updated. */
  readonly before: LinearModel;
  readonly after: LinearModel;
}

export interface Notice {
  readonly id: number;
  readonly kind: "info" | "warning" | "error";
  readonly text: string;
  /** For an error: what is wrong, and which field, as in `PlaygroundError`. */
  readonly about?: { readonly code: string; readonly field: string };
}

/** Everything the views show at one moment. Readonly; made by the session once per painted frame. */
export interface Frame {
  readonly state: PlaygroundState;
  readonly presets: readonly PresetInfo[];
  readonly examples: Examples;
  readonly features: readonly string[];
  readonly learner: LearnerSpec;
  readonly order: OrderSpec;
  /** Visits made at the moment shown: 0…frontier. */
  readonly visit: number;
  /** Completed epochs at the moment shown. */
  readonly epoch: number;
  /** Updates made before the moment shown. */
  readonly updates: number;
  /** Why the run has stopped at the moment shown, or null. */
  readonly stop: StopReason | null;
  /** The farthest visit computed so far. */
  readonly frontier: number;
  readonly frontierUpdates: number;
  /** Whether the frontier is the end of the run. */
  readonly finished: boolean;
  readonly playing: boolean;
  readonly current: LinearModel;
  /** The weights before the last update, or null before any. */
  readonly ghost: LinearModel | null;
  /** The visit made last, or null at visit 0. */
  readonly event: VisitEvent | null;
  readonly trainingMistakes: number;
  /** Why there is nothing to train (no examples, one label only), in a sentence; null when there is a run. */
  readonly obstacle: string | null;
  /** Example the keyboard or the pointer has chosen, or null. */
  readonly selected: number | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly notices: readonly Notice[];
  /** Updates before each of these visits: for the timeline and the chart. */
  readonly updatesBefore: (visits: ArrayLike<number>) => Float64Array;
}
