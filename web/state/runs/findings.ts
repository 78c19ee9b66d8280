import type { PlaygroundError } from "../../engine/errors.js";
import type { Analysis } from "../../engine/types/analysis-types.js";
import type {
  FeatureMap,
  FiveNumbers,
  ImpliedReading,
  KernelFunction,
  LinearModel,
  ProjectedExamples,
  Scaling,
  SolutionRegion,
  StopReason,
  UpdateGeometry,
  WeightAxes,
  WeightPath,
  WeightWindow,
} from "../../engine/types.js";
import type { Examples } from "../data/examples.js";
import type { NoVerdict } from "../data/preset-separable.js";
import type { PageLearner } from "../document/state.js";
import type { ProofView } from "./proof-target.js";
import type { TraceRow } from "./trace/trace.js";
import type { Obstacle } from "./training/obstacle.js";

/** What is found out beside training, after the first picture. */
export interface Findings {
  readonly verdict: Verdict | null;
  /** Without a verdict: the share of the first analysis made so far, 0…1, or why there is none. */
  readonly noVerdict: number | NoVerdict | null;
  /**
   * What makes the examples separable, each found out by an analysis of these examples; the least change first. Null where
   * they are separable or there is no verdict on them, and until it is known.
   */
  readonly cures: readonly Cure[] | null;
  readonly trial: TrialView | null;
  /** What has come of all learners on many splits, or null. */
  readonly splits: SplitsView | null;
  /** The criterion that the lead descends on, if it is asked for; null for learners that descend on none. */
  readonly descent: DescentView | null;
  /** The visits of the lead that were asked for, as far as they have been told; null where none were. */
  readonly trace: TraceView | null;
  /** The examples on the line of the lead's weights, if it is asked for. */
  readonly projection: ProjectionView | null;
  /** The plane of two of the lead's weights, if it is asked for. */
  readonly weights: WeightsView | null;
  /** The proof of convergence with the numbers of the lead's run, if it is asked for; null where there is no verdict. */
  readonly proof: ProofView | null;
  /** The lead's kernel written out as weights of the products it implies; null for other learners and the rbf kernel. */
  readonly implied: ImpliedWeights | null;
  /**
   * From base features to what the lead learns from, scaled as for the examples trained on; it says what weights make of
   * any rows. Null until the engine has its extension, and where the examples have no such features.
   */
  readonly featureMap: FeatureMap | null;
  /**
   * Whether the plane that predicts has every example trained on strictly on the side of its label. Null where there is
   * no such plane, and until that is known.
   */
  readonly separates: boolean | null;
  /** What the lead's last visit did, as vectors; null before any visit, and until the engine has its extension. */
  readonly geometry: () => VisitGeometry | null;
  /** What the lead makes of reviews; null where the examples are none. */
  readonly reviews: () => ScoredReviews | null;
}

/** A visit as vectors. */
export interface VisitGeometry {
  /**
   * Of the weight vector there is; of several classes, of the label's and, if it is another, of the class predicted; none
   * where a kernel is learned. Of an update for a whole epoch, seen from what is added; otherwise from the example.
   */
  readonly vectors: readonly UpdateGeometry[];
  /** K(x, x) of the example, where a kernel is learned; else null. */
  readonly kernelSquare: number | null;
}

/** Why visits are not told. */
export type TraceObstacle =
  | { readonly code: "noMemory" }
  | { readonly code: "refused"; readonly error: PlaygroundError };

/** Rows of the lead's trace. The same object as long as there are no others. */
export interface TraceView {
  /** The names of the weights: see `Trace`. */
  readonly weights: readonly string[];
  /** The weights that the run started from. */
  readonly start: readonly number[];
  /** By their visits, counted from 1. */
  readonly rows: ReadonlyMap<number, TraceRow>;
  /** Why there are no more, or null. */
  readonly obstacle: TraceObstacle | null;
}

/**
 * The examples on the line of the weights that predict, or of a vote of those in training. The same object as long as there
 * is no other. Its examples are numbers of the page's.
 */
export interface ProjectionView extends ProjectedExamples {
  /** The moment it was computed for; it may lag behind the pane while playing. */
  readonly visit: number;
  /** Whose the numbers are: those trained on, then those held out. */
  readonly examples: Uint32Array;
  /** How many of them are trained on. */
  readonly trained: number;
}

/** What is known of the plane of two weights. The same object as long as nothing of it changes. */
export interface WeightsView {
  readonly axes: WeightAxes;
  /** Up to the frontier, as far as it has been found out; null before. */
  readonly path: WeightPath | null;
  /** Null until it is known. Its examples are numbers of the page's. */
  readonly region: RegionView | null;
}

export interface RegionView extends SolutionRegion {
  /** The moment it was computed for: the weights that are held are those of then. */
  readonly visit: number;
  readonly window: WeightWindow;
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
  /** The two averages of the witness; null without one. */
  readonly averages: { readonly positive: Average; readonly negative: Average } | null;
  /** The examples nearest to the maximum-margin hyperplane, which alone decide where it is; ascending. */
  readonly support: Uint32Array;
  /** Of the problem before the last edit: the present one is still being analysed. */
  readonly stale: boolean;
  /** 0…1, of the analysis under way; 1 when none is. */
  readonly progress: number;
}

/** Σ λ·x over the examples of one side of a witness; all 0 where it takes none. */
export interface Average {
  /** Of the features. */
  readonly features: Float64Array;
  /** Of the base features as they are: where it lies in the plane. */
  readonly base: Float64Array;
}

/** A change of the problem with which a hyperplane separates the examples. */
export type Cure =
  /** A bias where there is none. */
  | { readonly what: "bias" }
  /** These features in place of those there are, and a bias where there is none and they need one. */
  | { readonly what: "features"; readonly features: readonly string[]; readonly bias?: true }
  /** The kernel perceptron in place of the learner. */
  | { readonly what: "kernel"; readonly kernel: KernelFunction };

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
  /** Why there is nothing to train; null when there was a run. */
  readonly obstacle: Obstacle | null;
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

/** The criterion J = Σ −y·a over the examples misclassified, after some epochs. */
export interface DescentCurve {
  readonly learner: PageLearner;
  /** Ascending, from 0: the untrained state. */
  readonly epoch: Float64Array;
  readonly objective: Float64Array;
}

export interface DescentView {
  /** Of the lead, up to the frontier as far as it has been evaluated. */
  readonly now: DescentCurve;
  /** Of the lead before, with other settings on the same problem; null where there was none. */
  readonly before: DescentCurve | null;
}

/** What one learner makes of the examples held out by each of many splits. */
export interface SplitsRow {
  readonly learner: PageLearner;
  /** How many of them it gets wrong, split by split as far as they have been made; null where it could not be trained. */
  readonly misclassified: readonly (number | null)[];
  /** Of those; null while there are none. */
  readonly five: FiveNumbers | null;
}

/** All learners, each trained to its end on many splits. */
export interface SplitsView {
  readonly running: boolean;
  /** Runs finished, of so many: one a learner and a split. */
  readonly done: number;
  readonly total: number;
  readonly splits: number;
  /** Examples held out by each of the splits. */
  readonly heldOut: number;
  /** One a learner, in the order of `state.learners`. */
  readonly rows: readonly SplitsRow[];
}

/** A polynomial kernel's feature map, and the weights that the counts α give its features. */
export interface ImpliedWeights {
  /** Products of base features: "x1*x2"; "1" for the constant. */
  readonly features: readonly string[];
  /** What each feature is multiplied by in the map: √2 for x1*x2 of (1 + x·z)². */
  readonly scale: Float64Array;
  readonly weights: Float64Array;
  /** What these weights say of one of the page's examples. */
  readonly read: (example: number) => ImpliedReading;
  /** The score that the kernel itself gives it now; null where the moment is over. */
  readonly score: (example: number) => number | null;
}
