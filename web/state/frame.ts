import type { Analysis } from "../engine/analysis-types.js";
import type {
  Current,
  Grid,
  LinearModel,
  OrderKind,
  OrderSpec,
  PresetInfo,
  Scaling,
  StopReason,
  Visit,
} from "../engine/types.js";
import type { PageLearner, PlaygroundState } from "./playground-state.js";

/** The examples as the stage draws them. A new object whenever the data changes, never changed in place. */
export interface Examples {
  readonly count: number;
  /** Base features of an example: 2 in the plane. */
  readonly base: number;
  /** count×base, row by row. */
  readonly X: Float64Array;
  /** Interleaved x1, x2, as the stage draws them: the same as X in the plane, and empty elsewhere. */
  readonly xy: Float64Array;
  /** −1, +1, or 2…5 for further classes: class 0 is −1, class 1 is +1. */
  readonly label: Int8Array;
  /** 1 where an example is held out from training; null where none is. */
  readonly heldOut: Uint8Array | null;
  /** The base features for people: "x₁", "petal length (cm)", "excellent". */
  readonly columns: readonly string[];
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

/** What a run's model got wrong after some of its epochs, up to the frontier as far as it has been evaluated. */
export interface Curve {
  /** Ascending, from 0: the untrained state. */
  readonly epoch: Float64Array;
  readonly train: Float64Array;
  /** Null where no examples are held out. */
  readonly heldOut: Float64Array | null;
}

/** A learner at the moment shown. */
export interface PaneView {
  readonly learner: PageLearner;
  readonly features: readonly string[];
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
  /** What is and was in training over the axes as they are drawn, where it learns from them scaled; else null. */
  readonly onAxes: Pick<PaneView, "current" | "ghost"> | null;
  /** The visit made last, or null at visit 0. */
  readonly event: VisitEvent | null;
  /** Mistakes of what predicts; null while they would take too long to count. */
  readonly trainingMistakes: number | null;
  /** The same on the held-out examples; null where none are held out. */
  readonly heldOutMistakes: number | null;
  /** Geometric margin of what predicts, in feature space, below 0 with mistakes; null where it is none, and with one learner. */
  readonly margin: number | null;
  /**
   * Degrees between the weights that predict and those of the maximum-margin hyperplane; null where there is no such
   * hyperplane, where what predicts is none, and with a single learner.
   */
  readonly angle: number | null;
  /** Mistakes of what predicts after each epoch, if asked for. */
  readonly curve: Curve | null;
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

/** What is found out beside training, after the first picture. */
export interface DeskView {
  readonly verdict: Verdict | null;
  /** Without a verdict: the share of the first analysis made so far, 0…1, or why there is none, in a sentence. */
  readonly noVerdict: number | string | null;
  readonly trial: TrialView | null;
  /** The lead's kernel written out as weights of the products it implies; null for other learners and the rbf kernel. */
  readonly implied: ImpliedWeights | null;
  /** What the lead's run makes of one of the page's examples; null where there is no such example. */
  readonly values: (example: number) => ExampleValues | null;
  /**
   * Whether the plane that predicts has every example trained on strictly on the side of its label. Null where there is
   * no such plane, and once the moment is over.
   */
  readonly separates: () => boolean | null;
  /** What the lead makes of reviews; null where the examples are none. */
  readonly reviews: () => ScoredReviews | null;
}

/** A review, or a combination of words. */
export interface WordFeatures {
  /** Which of the words it has: 0 or 1 each. */
  readonly words: ArrayLike<number>;
  /** Its features before any scaling: 0 or 1 each, because they are products of the words. */
  readonly features: ArrayLike<number>;
}

/** Scores by the plane that predicts: null where what predicts is none. */
export interface ScoredReview extends WordFeatures {
  readonly score: number | null;
  readonly mistake: boolean | null;
}

export interface ScoredCombination extends WordFeatures {
  readonly score: number | null;
  /** The reviews that have it. */
  readonly reviews: readonly number[];
}

export interface ScoredReviews {
  /** The features in use. Without a run the frame has none of its own. */
  readonly features: readonly string[];
  readonly reviews: readonly ScoredReview[];
  /** Every combination of the words, as binary numbers count. */
  readonly combinations: readonly ScoredCombination[];
  /** What all reviews trained on have on average of each feature, where both labels have the same; null where scaled. */
  readonly averages: readonly number[] | null;
}

/** An example's numbers as a run takes them. */
export interface ExampleValues {
  /** Its base features, scaled. */
  readonly base: Float64Array;
  /** Its features, in the order of the weights. */
  readonly features: Float64Array;
}

/** What an analysis is of. */
export interface Subject {
  readonly examples: Examples;
  readonly features: readonly string[];
  readonly scaling: Scaling;
  readonly bias: boolean;
}

/**
 * Whether a hyperplane over the features separates the examples trained on. Its examples are numbers of the page's.
 * The same object as long as nothing of it changes.
 */
export interface Verdict {
  readonly analysis: Analysis;
  /** What was analysed: while the verdict is stale, not what the frame holds. */
  readonly subject: Subject;
  /** The feature values of the examples in the witness, by their numbers. */
  readonly values: ReadonlyMap<number, Float64Array>;
  /** The examples nearest to the maximum-margin hyperplane, which alone decide where it is; ascending. */
  readonly support: Uint32Array;
  /** Of the problem before the last edit: the present one is still being analysed. */
  readonly stale: boolean;
  /** 0…1, of the analysis under way; 1 when none is. */
  readonly progress: number;
}

/** What became of one variant of the lead's run. */
export interface TrialRow {
  /** The scaling; or which features: "base", "pairs", "triples", or "chosen" for others. */
  readonly name: string;
  readonly scaling: Scaling;
  readonly features: readonly string[];
  readonly visits: number;
  readonly updates: number;
  readonly epochs: number;
  /** Null: it was ended after that many visits, because it took too long. */
  readonly stop: StopReason | null;
  /** Why there is nothing to train, in a sentence; null when there was a run. */
  readonly obstacle: string | null;
  readonly trainingMistakes: number;
  /** Null where no examples are held out. */
  readonly heldOutMistakes: number | null;
  /** What is in training at the end, where it is a hyperplane. */
  readonly plane: LinearModel | null;
}

/** Variants of the lead's run, each trained from zero to its end. */
export interface TrialView {
  readonly of: "scaling" | "features";
  readonly running: boolean;
  /** Runs finished, of so many. */
  readonly total: number;
  /** Examples trained on, and held out. */
  readonly examples: number;
  readonly heldOut: number;
  readonly rows: readonly TrialRow[];
}

/** A polynomial kernel's feature map, and the weights that the counts α give its features. */
export interface ImpliedWeights {
  /** Products of base features: "x1*x2"; "1" for the constant. */
  readonly features: readonly string[];
  /** What each feature is multiplied by in the map: √2 for x1*x2 of (1 + x·z)². */
  readonly scale: Float64Array;
  readonly weights: Float64Array;
  /** The map's features of one of the page's examples, φ(x). */
  readonly phi: (example: number) => Float64Array;
  /** The score that the kernel itself gives it now; null where the moment is over. */
  readonly score: (example: number) => number | null;
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
  /** Where all learners together are: one that has stopped stays behind while others go on. */
  readonly course: Pick<PaneView, "visit" | "epoch" | "frontier" | "finished" | "stop">;
  /** Examples on which the two learners of `ui.difference` do not agree; null where none are compared. */
  readonly disagreements: readonly number[] | "counting" | null;
  /** The page's examples in the order of the epoch that the last visit belongs to; empty while the view on order is closed. */
  readonly sequence: Uint32Array;
  /** The experiment on orders that was asked for last, or null. */
  readonly experiment: ExperimentView | null;
  readonly desk: DeskView | null;
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

/** The frame as it is for the transport: the time of all learners, the updates of the lead. */
export function courseFrame(frame: Frame): Frame {
  return { ...frame, ...frame.course };
}

/** The hyperplane in training, where it is one. */
export function hyperplane(current: Current): LinearModel | null {
  return current !== null && "weights" in current ? current : null;
}

/** The hyperplanes in training, where there is one a class. */
export function hyperplanes(current: Current): readonly LinearModel[] | null {
  return Array.isArray(current) ? current : null;
}
