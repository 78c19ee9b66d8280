/** Runs: what they are made of and what they say. Part of the public types: see types.ts. */
import type { orderKinds, scalings, stopReasons } from "../generated/names.js";
import type { CurrentOf, LearnerSpec, ModelOf } from "./learner-types.js";

/** Nested rows, or one row-major block; n examples of d base features. */
export type Matrix =
  | readonly (readonly number[])[]
  | { readonly data: Float64Array; readonly shape: readonly [number, number] };

export type Scaling = (typeof scalings)[number];

export type OrderKind = (typeof orderKinds)[number];

/** The order in which an epoch visits the examples. `seed` is an integer 0…2^53−1; `indices` a permutation of 0…n−1. */
export interface OrderSpec {
  readonly kind: OrderKind;
  readonly seed?: number;
  readonly indices?: ArrayLike<number>;
}

/** For multiclass a list of weight vectors and a list of biases. */
export interface InitialWeights {
  readonly weights?: ArrayLike<number> | readonly ArrayLike<number>[];
  readonly bias?: number | ArrayLike<number>;
}

export interface RunSpec<L extends LearnerSpec = LearnerSpec> {
  readonly X: Matrix;
  /** n labels, each −1 or +1; for multiclass class numbers from 0. */
  readonly y: ArrayLike<number>;
  /** Names of the columns for people, as `Engine.generate` gives them: nothing to a run. */
  readonly columns?: readonly string[];
  /** Products of base features: "x1", "x1*x2", "x1^2". Default: every base feature. */
  readonly features?: readonly string[];
  readonly scaling?: Scaling;
  readonly bias?: boolean;
  readonly learner?: L;
  readonly order?: OrderSpec;
  readonly initial?: InitialWeights;
  /** 1…2^31−1, default 1000. */
  readonly maxEpochs?: number;
  /**
   * 1…10,000,000, the default: with so many updates in its journal the run stops. A journal takes at most 8 MiB: older
   * updates are made again when they are asked for.
   */
  readonly maxUpdates?: number;
  /** Default true. Without the record of updates a run needs less memory, and going back trains again from the start. */
  readonly journal?: boolean;
}

/**
 * Why a run stopped. Stopping without convergence is not an error. "journal-full": it has made `maxUpdates`, or there is
 * no memory left for it to go on with; everything it has seen stays. "settled": the learner has finished, though
 * it makes mistakes: its step became shorter than the tolerance, or it is not trained in visits.
 */
export type StopReason = Exclude<(typeof stopReasons)[number], null>;

/** One look at one example. */
export interface Visit<L extends LearnerSpec = LearnerSpec> {
  /** Which visit this was, from 0. */
  readonly visit: number;
  /** Completed passes before it. */
  readonly epoch: number;
  /** Row of X. */
  readonly example: number;
  readonly label: number;
  /** a = w·x + b before any update. */
  readonly score: number;
  /** The label read from the score, by the weights in training; 0 for a tie. */
  readonly predicted: number;
  readonly mistake: boolean;
  /** The change of what is trained, or null. */
  readonly update: CurrentOf<L> | null;
  /** Multiclass: the score of every class, before any update. */
  readonly scores?: Float64Array;
}

/** All there is to say of a visit: what a picture, a sentence and an equation of it are drawn from. */
export interface VisitRecord<L extends LearnerSpec = LearnerSpec> extends Visit<L> {
  /** Feature values of the example, in the order of the weights. */
  readonly x: Float64Array;
  /** What gave the score, and what was in training after it: equal where nothing was updated. */
  readonly before: CurrentOf<L>;
  readonly after: CurrentOf<L>;
  /** What was in training before the last update there had been by then, perhaps this one; null before any. */
  readonly earlier: CurrentOf<L> | null;
  /** The length of the update, of the bias in it too; 0 where nothing was updated. */
  readonly changeLength: number;
  /** c of the update w ← w + c·x, for most learners; what makes it again, for the others. 0 where nothing was updated. */
  readonly coefficient: number;
  /** The criterion J = Σ −y·a over the examples that the weights before the visit got wrong, where it was asked for. */
  readonly objective?: number;
}

/** What a visit did to what is said of its example. */
export interface VisitEffect {
  /** Its score; of several classes that of its own, minus the highest of the others. */
  readonly before: number;
  /** By the weights after the visit. */
  readonly after: number;
  /** Whether these get it wrong. */
  readonly mistake: boolean;
}

export interface Snapshot<L extends LearnerSpec = LearnerSpec> {
  /** Visits made so far; also the number of the next visit. */
  readonly visit: number;
  /** Completed passes. */
  readonly epoch: number;
  readonly updates: number;
  readonly converged: boolean;
  readonly stopReason: StopReason | null;
  /** What is in training. */
  readonly current: CurrentOf<L>;
  /** What predicts. For the perceptron the same as `current`. */
  readonly model: ModelOf<L>;
  /** Mistakes of `model` on the training examples, under the tie rule. */
  readonly trainingMistakes: number;
}

/** Columns, one row per update, in the order they happened. */
export interface Journal {
  readonly visit: Float64Array;
  readonly example: Int32Array;
  readonly score: Float64Array;
}

export interface Predictions {
  readonly score: Float64Array;
  /** −1, +1, or 0 where the score is exactly 0; for multiclass the class. */
  readonly label: Int32Array;
}

export type Advance =
  | { readonly visits: number }
  | { readonly epochs: number }
  | { readonly updates: number }
  | { readonly until: "converged" };

/** Column i of row j is the point (x0 + i·dx, y0 + j·dy). dx > 0; at most 4096 columns and rows. */
export interface Grid {
  readonly x0: number;
  readonly y0: number;
  readonly dx: number;
  readonly dy: number;
  readonly columns: number;
  readonly rows: number;
}

/** One training run: dataset × feature map × learner × order. Owned by the caller, freed by `dispose()`. */
export interface Run<L extends LearnerSpec = LearnerSpec> {
  /** Names of the features, in the order of the weights. */
  readonly features: readonly string[];
  /** Number of examples. */
  readonly examples: number;
  /** Visits made at the farthest moment computed so far; `seek` within 0…frontier makes no visit again. */
  readonly frontier: number;
  /** Why the run stopped at the frontier, or null while it can go on. */
  readonly frontierStop: StopReason | null;
  /** Updates made up to the frontier. */
  readonly frontierUpdates: number;
  /** Makes one visit. Null once the run has stopped. */
  step(): Visit<L> | null;
  /** Makes many visits in C++, stopping early when the run stops. Returns how many it made. */
  advance(how: Advance): number;
  /**
   * Goes to the state just before `visit`, forwards or back; past the end of a run that stops early, and for Infinity, to
   * the end. Throws `PlaygroundError` for a visit beyond all epochs.
   */
  seek(visit: number): void;
  /**
   * The record of the visit before the present moment, made again in one call while the run stands where it stands; null
   * at visit 0. `objective`: with the criterion, which costs O(n·d) more. Throws `PlaygroundError` without a journal.
   */
  record(options?: { readonly objective?: boolean }): VisitRecord<L> | null;
  /**
   * What is long of `seek`, in slices: replays for about so many multiply-adds, above 0, while the run stands where it
   * stands. True once seeking there, and from there to the update before, is short; beyond the frontier that is said of
   * the frontier. Another visit may be asked for at any time.
   */
  approach(visit: number, work: number): boolean;
  snapshot(): Snapshot<L>;
  /** The updates made before the present moment; `{ all: true }`: up to the frontier. */
  journal(options?: { readonly all?: boolean }): Journal;
  /** How many mistakes had been made in training before each of the given visits, up to the frontier. */
  mistakesBefore(visits: ArrayLike<number>): Float64Array;
  /** How many updates happened before each of the given visits (ascending or not), up to the frontier. */
  updatesBefore(visits: ArrayLike<number>): Float64Array;
  /** The visit of update k (0…frontierUpdates−1), without moving. */
  updateVisit(k: number): number;
  /** What predicts now, as JSON, without its examples unless they are the model: see `Jobs.loadModel`. */
  saveModel(): string;
  predict(X: Matrix): Predictions;
  /** Mistakes of the model on examples of base features, under the learner's tie rule. */
  mistakes(X: Matrix, y: ArrayLike<number>): number;
  /** Predicts the points of a grid in the plane, row by row. For runs of two base features. */
  field(grid: Grid): Predictions;
  dispose(): void;
}

/** Weights before and after, as seen from the vector that moves them. */
export interface Turn {
  /** ‖x‖² */
  readonly squaredNorm: number;
  readonly before: Bearing;
  readonly after: Bearing;
}

export interface Bearing {
  /** ‖w‖ */
  readonly length: number;
  /** Degrees between w and x, 0…180; null where one of the two is 0. */
  readonly angle: number | null;
}

export interface UpdateGeometry {
  /** The score of the example by the weights before, and after. */
  readonly scores: readonly [before: number, after: number];
  /** Of w and x. */
  readonly features: Turn;
  /** Of (w, b) and (x, 1), or (x, 0) where there is no bias. */
  readonly whole: Turn;
}

/** What is in the JSON of a model: core/include/perceptron/model.hpp documents it, with what the other kinds have. */
export interface ModelFile {
  readonly format: "perceptron-model";
  readonly version: 1;
  readonly kind: "hyperplane" | "hyperplanes" | "votes" | "kernel" | "nearest-neighbours" | "decision-tree";
  readonly baseFeatures: number;
  /** Of each feature the base features that it multiplies, from 0; without it the features are the base features. */
  readonly products?: readonly (readonly number[])[];
  readonly scaling: Scaling;
  /** What a scaling has learned, a number a base feature. */
  readonly shift?: readonly number[];
  readonly rest?: readonly number[];
  readonly unit?: readonly number[];
  readonly divisor?: readonly number[];
  /** Of one hyperplane, of one a class, or of each that votes. */
  readonly weights?: readonly (readonly number[])[];
  readonly bias?: readonly number[];
}

/** What predicts, without its run. Owned by the caller, freed by `dispose()`. */
export interface LoadedModel {
  readonly content: ModelFile;
  /** Names of its features, in the order of its weights. */
  readonly features: readonly string[];
  /** The bits of the run that was saved. */
  predict(X: Matrix): Predictions;
  /** One score a row; of several classes one a class, row by row. */
  scores(X: Matrix): Float64Array;
  /** As JSON: the bytes that the run saved. */
  save(): string;
  dispose(): void;
}

/** A learner of several, which may start from weights of its own. */
export type ComparedLearner = LearnerSpec & { readonly initial?: InitialWeights | undefined };

/**
 * What runs have in common, and 1 to 6 learners. With labels −1 and +1 a multiclass learner takes −1 for class 0; where
 * all are multiclass, labels are class numbers.
 */
export interface ComparisonSpec extends Omit<RunSpec, "learner" | "initial"> {
  readonly learners: readonly ComparedLearner[];
}

/** The reading half of a run: what a run says that others move. */
export type ReadableRun = Omit<Run, "step" | "advance" | "seek" | "approach" | "dispose">;

/** Examples on which two models disagree, ascending: rows. A tie disagrees with either label. */
export interface Disagreements {
  /** Of those trained on. */
  readonly training: Uint32Array;
  /** Of those held out; none where there are none. */
  readonly heldOut: Uint32Array;
}

/**
 * Runs in lockstep, over one copy of the examples: all stand at the same visit, or at their end if that comes before.
 * What is found out of a run (mistakes, margin, curves, …) is found out of each as of one alone: see `Jobs`. Owned by
 * the caller, freed with its runs by `dispose()`.
 */
export interface Comparison {
  /** One a learner, in the order of the spec. */
  readonly runs: readonly ReadableRun[];
  /** The visit that all have come to, or their end before it. */
  readonly visit: number;
  /** How far all have been computed; Infinity once each has come to its end. */
  readonly frontier: number;
  /** Whether all stand at their end. */
  readonly stopped: boolean;
  /** Makes a visit with each that can go on; null for one that has stopped. */
  step(): readonly (Visit | null)[];
  /**
   * Makes many visits in C++, until all have stopped; returns how many. `updates` are those of `lead` (a place in `runs`,
   * default 0): none are made for a lead that has stopped.
   */
  advance(how: Advance, lead?: number): number;
  /** As `Run.seek`, of all: not beyond the end of the one that goes on longest. */
  seek(visit: number): void;
  /** As `Run.approach`, of all. */
  approach(visit: number, work: number): boolean;
  snapshot(): readonly Snapshot[];
  /** Where the models of two runs, by their places in `runs`, disagree now. In slices: `Jobs.startDisagreements`. */
  disagreements(one: number, other: number): Disagreements;
  /** Degrees, 0…180, between the weights that two linear learners have in training; null where one has none but 0. */
  angle(one: number, other: number): number | null;
  dispose(): void;
}
