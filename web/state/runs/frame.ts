import type { WasmEngine } from "../../engine/engine.js";
import type {
  Current,
  Grid,
  LinearModel,
  OrderKind,
  OrderSpec,
  PresetInfo,
  StopReason,
  VisitRecord,
} from "../../engine/types.js";
import type { VisitFacts } from "../../engine/whole/index.js";
import type { Examples } from "../data/examples.js";
import type { Words } from "../document/notation/words.js";
import type { ReadState } from "../document/reading/fit-state.js";
import type { Refusal } from "../document/reading/refusal.js";
import type { Initial, PageLearner, PlaygroundState } from "../document/state.js";
import type { Findings } from "./findings.js";
import type { Obstacle } from "./training/obstacle.js";

export type { Examples } from "../data/examples.js";
export type * from "./findings.js";

/**
 * The visit made last, whole: what the picture, the sentence and the equation are drawn from. Its facts are missing until
 * the engine has its extension.
 */
export interface VisitEvent extends Omit<VisitRecord, "earlier">, VisitFacts {}

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
  /** By which model, see `modelNumber`; it may lag behind the pane while playing. */
  readonly model: number;
}

/** What a run's model got wrong after some of its epochs, up to the frontier as far as it has been evaluated. */
export interface Curve {
  /** Ascending, from 0: the untrained state. */
  readonly epoch: Float64Array;
  readonly train: Float64Array;
  /** Null where no examples are held out. */
  readonly heldOut: Float64Array | null;
}

/** From where on a run goes round: after epoch `since` + `epochs` it stands as it stood after `since`. */
interface Cycle {
  readonly since: number;
  readonly epochs: number;
}

/** What a model makes of one example. */
export interface Answer {
  /** The highest one of several classes; null where what predicts has none, but votes or a rule. */
  readonly score: number | null;
  /** As `Examples.label`; 0 where the score, or the vote, is exactly 0. */
  readonly label: number;
}

/** The examples that a model gets wrong. The same object as long as nothing is known of a later one. */
export interface WrongView {
  /** The moment it was counted for; it may lag behind the pane while playing. */
  readonly visit: number;
  /** The page's: those trained on, then those held out. */
  readonly examples: Uint32Array;
  /** How many of them are trained on. */
  readonly trained: number;
}

/** A learner at the moment shown. */
export interface PaneView {
  readonly learner: PageLearner;
  readonly features: readonly string[];
  /** The weights that it starts from; null: from zero, or it is no learner that starts from any. */
  readonly initial: Initial | null;
  /** Visits made at the moment shown: 0…frontier. */
  readonly visit: number;
  /** Completed epochs at the moment shown. */
  readonly epoch: number;
  /** Visits of an epoch: the examples trained on. */
  readonly epochLength: number;
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
  /** The hyperplane over the features that predicts, where it is one. */
  readonly plane: LinearModel | null;
  readonly field: FieldView | null;
  /** What was in training before the last update, or null before any. */
  readonly ghost: Current;
  /**
   * What is and was in training over the axes as they are drawn, where it learns from them scaled, or from more features
   * than these: see `overAxes`. Else null.
   */
  readonly onAxes: (Pick<PaneView, "current" | "ghost"> & { readonly scaled: boolean }) | null;
  /** The visit made last, or null at visit 0. */
  readonly event: VisitEvent | null;
  /** Mistakes of what predicts; null while they would take too long to count. */
  readonly trainingMistakes: number | null;
  /** The same on the held-out examples; null where none are held out. */
  readonly heldOutMistakes: number | null;
  /** What is predicted wrong now; null where nothing has been learned yet, and until it is known. */
  readonly wrong: WrongView | null;
  /** What is predicted now for base features; null until it can be asked, and it gives null where that takes too long. */
  readonly predict: ((x: Float64Array) => Answer | null) | null;
  /**
   * Geometric margin of what predicts, in feature space, below 0 with mistakes; null where it is none, and with one
   * learner; undefined until it is measured.
   */
  readonly margin: number | null | undefined;
  /**
   * Degrees between the weights that predict and those of the maximum-margin hyperplane; null where there is no such
   * hyperplane, where what predicts is none, and with a single learner.
   */
  readonly angle: number | null;
  /**
   * Two ends of epochs, made so far, at which what is in training is the same bit by bit, so that the run goes round for
   * ever; null where there are none, where a run can take other ways from the same weights, and until that is known.
   */
  readonly cycle: Cycle | null;
  /** Mistakes of what predicts after each epoch, if asked for. */
  readonly curve: Curve | null;
  /** Why there is nothing to train (no examples, one label only); null when there is a run. */
  readonly obstacle: Obstacle | null;
  /** The page's example that a visit looked at, counted from 1; null where there is none. */
  readonly exampleAt: (visit: number) => number | null;
  /** Updates before each of these visits: for the timeline. */
  readonly updatesBefore: (visits: ArrayLike<number>) => Float64Array;
  /** Mistakes made in training before each of these visits: for the chart. */
  readonly mistakesBefore: (visits: ArrayLike<number>) => Float64Array;
}

/** What a notice is about: a warning, or what was not taken of something from outside. */
export type NoticeFacts = Warning | { readonly code: "refused"; readonly refusals: readonly Refusal[] };

export interface Notice {
  readonly id: number;
  readonly kind: "info" | "warning" | "error";
  readonly about: NoticeFacts;
}

/** Mistakes of each epoch over many seeds of one order. */
export interface ExperimentCurve {
  readonly order: OrderKind;
  /** How many runs it is made of so far. */
  readonly seeds: number;
  readonly mean: Float64Array;
  /** The tenth and the ninetieth percentile. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** Permuting the examples never, once, or every epoch. */
export interface ExperimentView {
  readonly running: boolean;
  /** Runs made, of so many. */
  readonly done: number;
  readonly total: number;
  readonly epochs: number;
  readonly curves: readonly ExperimentCurve[];
}

/** What a pointer or the focus is at, in whatever view: all views that show it light it up. */
export interface Pointed {
  /** The page's number; null where it is a moment before any visit. */
  readonly example: number | null;
  /** Counted from 1; null where it is an example alone. */
  readonly visit: number | null;
}

/** Where all learners together are: one that has stopped stays behind while others go on. */
export interface Playback extends Pick<PaneView, "visit" | "epoch" | "frontier" | "finished" | "stop"> {
  readonly playing: boolean;
}

/** Everything the views show at one moment. Readonly; made by the session once for each change that is looked at. */
export interface Frame {
  /** For what makes runs of its own beside those of the page: see exports/. No view asks it for anything. */
  readonly engine: WasmEngine;
  readonly state: PlaygroundState;
  /** What the page says of all this, in its language. */
  readonly words: Words;
  readonly presets: readonly PresetInfo[];
  readonly examples: Examples;
  readonly order: OrderSpec;
  /** One a learner, in the order of `state.learners`. */
  readonly panes: readonly PaneView[];
  /** Which of the panes leads: the bench, the story and the timeline are about it. */
  readonly lead: number;
  /** The one at `lead`. */
  readonly pane: PaneView;
  readonly playback: Playback;
  /** Examples on which the two learners of `ui.difference` do not agree; null where none are compared. */
  readonly disagreements: readonly number[] | "counting" | null;
  /** The page's examples in the order of the epoch that the last visit belongs to; empty while the view on order is closed. */
  readonly sequence: Uint32Array;
  /** The experiment on orders that was asked for last, or null. */
  readonly experiment: ExperimentView | null;
  /** Null until what computes beside training has loaded. */
  readonly findings: Findings | null;
  /** Example the keyboard or the pointer has chosen, or null. */
  readonly selected: number | null;
  /** Not kept, as it is gone with the pointer: neither in links nor undone. */
  readonly pointed: Pointed | null;
  /** How many undoable changes of the problem lie behind it. */
  readonly position: number;
  /** How it has been reached: −1 by undo, 1 by redo, 0 by a change. */
  readonly travelled: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The last state from outside, as the page took it: what it says lies over the step that it names. */
  readonly linked: ReadState | null;
  /** Whether it shows the visit that the page opened at by itself, and no hand has come: what is beside it can still load. */
  readonly untouched: boolean;
  readonly notices: readonly Notice[];
}

/** The hyperplane in training, where it is one. */
export function hyperplane(current: Current): LinearModel | null {
  return current !== null && "weights" in current ? current : null;
}

/** The hyperplanes in training, where there is one a class. */
export function hyperplanes(current: Current): readonly LinearModel[] | null {
  return Array.isArray(current) ? current : null;
}

/** Why a change was not made, or what else it has changed. */
export type Warning =
  | { readonly code: "locked" }
  | { readonly code: "tooManyPoints" | "tooManyFeatures" | "tooManyLearners"; readonly most: number }
  /** A custom order named so many examples: it has gone. */
  | { readonly code: "orderGone"; readonly named: number; readonly examples: number }
  | { readonly code: "otherOrderGone" };
