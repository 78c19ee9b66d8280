import type {
  Current,
  Grid,
  LearnerSpec,
  LinearModel,
  OrderSpec,
  PresetInfo,
  StopReason,
  Visit,
} from "../engine/types.js";
import type { PlaygroundState } from "./playground-state.js";

/** The examples as the stage draws them. A new object whenever the data changes, never changed in place. */
export interface Examples {
  readonly count: number;
  /** Interleaved x1, x2. */
  readonly xy: Float64Array;
  /** −1, +1, or 2…5 for further classes: class 0 is −1, class 1 is +1. */
  readonly label: Int8Array;
  /** 1 where an example is held out from training; null where none is. */
  readonly heldOut: Uint8Array | null;
  /** For people: "x₁", "petal length (cm)". */
  readonly columns: readonly [string, string];
}

/** The visit made last, whole: what the picture, the sentence and the equation are drawn from. */
export interface VisitEvent extends Visit {
  /** Feature values of the example, in the order of the weights. */
  readonly x: Float64Array;
  /** What gave the score, and what is in training after it. Equal when nothing was updated. */
  readonly before: Current;
  readonly after: Current;
  /** Batch: the criterion J = Σ −y·a over the misclassified examples before the update. */
  readonly objective?: number;
}

/** What a learner predicts where in the plane. */
export type Regions =
  /** By the sign of one hyperplane over the axes as they are. */
  | { readonly kind: "linear"; readonly model: LinearModel }
  /** By the highest of several scores over the axes as they are; a class each. */
  | { readonly kind: "classes"; readonly models: readonly LinearModel[] }
  /** By a rule that has to be asked point by point: see `PaneView.field`. */
  | { readonly kind: "field" };

/** Predictions on a grid over the stage, for learners that have to be asked point by point, and for shading. */
export interface FieldView {
  /** Row 0 is the lowest; each point is the middle of its cell. In data units. */
  readonly grid: Grid;
  /** −1, 0, +1; for classes as `Examples.label`. Row by row. */
  readonly label: Int8Array;
  readonly score: Float32Array;
  /** The moment it was computed for; it may lag behind the pane while playing. */
  readonly visit: number;
}

/** A learner at the moment shown. */
export interface PaneView {
  readonly learner: LearnerSpec;
  readonly features: readonly string[];
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
  /** What is in training. */
  readonly current: Current;
  /** What predicts. */
  readonly regions: Regions;
  readonly field: FieldView | null;
  /** What was in training before the last update, or null before any. */
  readonly ghost: Current;
  /** The visit made last, or null at visit 0. */
  readonly event: VisitEvent | null;
  /** Mistakes of what predicts; null while they would take too long to count. */
  readonly trainingMistakes: number | null;
  /** The same on the held-out examples; null where none are held out. */
  readonly heldOutMistakes: number | null;
  /** Why there is nothing to train (no examples, one label only), in a sentence; null when there is a run. */
  readonly obstacle: string | null;
  /** Updates before each of these visits: for the timeline. */
  readonly updatesBefore: (visits: ArrayLike<number>) => Float64Array;
  /** Mistakes made in training before each of these visits: for the chart. */
  readonly mistakesBefore: (visits: ArrayLike<number>) => Float64Array;
}

export interface Notice {
  readonly id: number;
  readonly kind: "info" | "warning" | "error";
  readonly text: string;
  /** For an error: what is wrong, and which field, as in `PlaygroundError`. */
  readonly about?: { readonly code: string; readonly field: string };
}

/** Everything the views show at one moment. Readonly; made by the session once per painted frame. */
export interface Frame extends PaneView {
  readonly state: PlaygroundState;
  readonly presets: readonly PresetInfo[];
  readonly examples: Examples;
  readonly order: OrderSpec;
  readonly playing: boolean;
  /** One a learner, in the order of `state.learners`. What the frame itself says as a pane is of the one at `lead`. */
  readonly panes: readonly PaneView[];
  readonly lead: number;
  /** Example the keyboard or the pointer has chosen, or null. */
  readonly selected: number | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly notices: readonly Notice[];
}

/** The frame as it is for one of the panes: what a stage of its own draws. */
export function paneFrame(frame: Frame, index: number): Frame {
  return { ...frame, ...frame.panes[index], lead: index };
}

/** The hyperplane in training, where it is one. */
export function hyperplane(current: Current): LinearModel | null {
  return current !== null && "weights" in current ? current : null;
}

/** The hyperplanes in training, where there is one a class. */
export function hyperplanes(current: Current): readonly LinearModel[] | null {
  return Array.isArray(current) ? current : null;
}
