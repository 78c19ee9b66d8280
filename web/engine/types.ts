/** The public types of the engine. Names here are the product's API: they may grow, they are not renamed. */

/** Nested rows, or one row-major block; n examples of d base features. */
export type Matrix =
  | readonly (readonly number[])[]
  | { readonly data: Float64Array; readonly shape: readonly [number, number] };

/** What happens at score 0. See `TieRule` in core/include/perceptron/perceptron.hpp. */
export type TieRule = "mistake" | "correct" | "negative" | "positive";

export type Scaling = "none" | "standardize" | "min-max" | "unit-norm";

export type OrderKind = "given" | "positives-first" | "shuffle-once" | "shuffle-each-epoch" | "custom";

/** The order in which an epoch visits the examples. `seed` is an integer 0…2^53−1; `indices` a permutation of 0…n−1. */
export interface OrderSpec {
  readonly kind: OrderKind;
  readonly seed?: number;
  readonly indices?: ArrayLike<number>;
}

export interface PerceptronSpec {
  readonly kind: "perceptron";
  /** η > 0, at most 1e6. Default 1. */
  readonly learningRate?: number;
  /** Default "mistake". */
  readonly tie?: TieRule;
}

/** One member per learner; adding a learner adds a member here and an entry in learners/. */
export type LearnerSpec = PerceptronSpec;

/** A hyperplane: `weights` in the order of the run's features. */
export interface LinearModel {
  readonly weights: Float64Array;
  readonly bias: number;
}

export interface InitialWeights {
  readonly weights?: ArrayLike<number>;
  readonly bias?: number;
}

export interface RunSpec {
  readonly X: Matrix;
  /** n labels, each −1 or +1. */
  readonly y: ArrayLike<number>;
  /** Products of base features: "x1", "x1*x2", "x1^2". Default: every base feature. */
  readonly features?: readonly string[];
  readonly scaling?: Scaling;
  readonly bias?: boolean;
  readonly learner?: LearnerSpec;
  readonly order?: OrderSpec;
  readonly initial?: InitialWeights;
  /** 1…2^31−1, default 1000. */
  readonly maxEpochs?: number;
  /** Default true. Without the record of updates a run needs less memory, and going back trains again from the start. */
  readonly journal?: boolean;
}

/** Why a run stopped. Stopping without convergence is not an error. */
export type StopReason = "converged" | "max-epochs" | "journal-full";

/** One look at one example. */
export interface Visit {
  /** Which visit this was, from 0. */
  readonly visit: number;
  /** Completed passes before it. */
  readonly epoch: number;
  /** Row of X. */
  readonly example: number;
  readonly label: number;
  /** a = w·x + b before any update. */
  readonly score: number;
  readonly mistake: boolean;
  /** The change of the weights and the bias, or null. */
  readonly update: LinearModel | null;
}

export interface Snapshot {
  /** Visits made so far; also the number of the next visit. */
  readonly visit: number;
  /** Completed passes. */
  readonly epoch: number;
  readonly updates: number;
  readonly converged: boolean;
  readonly stopReason: StopReason | null;
  /** The weights in training. */
  readonly current: LinearModel;
  /** What predicts. For the perceptron the same as `current`. */
  readonly model: LinearModel;
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
  /** −1, +1, or 0 where the score is exactly 0. */
  readonly label: Int32Array;
}

export type Advance =
  | { readonly visits: number }
  | { readonly epochs: number }
  | { readonly updates: number }
  | { readonly until: "converged" };

/** One training run: dataset × feature map × learner × order. Owned by the caller, freed by `dispose()`. */
export interface Run {
  /** Names of the features, in the order of the weights. */
  readonly features: readonly string[];
  /** Number of examples. */
  readonly examples: number;
  /** Visits made at the farthest moment computed so far; `seek` within 0…frontier is instant. */
  readonly frontier: number;
  /** Why the run stopped at the frontier, or null while it can go on. */
  readonly frontierStop: StopReason | null;
  /** Updates made up to the frontier. */
  readonly frontierUpdates: number;
  /** Makes one visit. Null once the run has stopped. */
  step(): Visit | null;
  /** Makes many visits in C++, stopping early when the run stops. Returns how many it made. */
  advance(how: Advance): number;
  /** Goes to the state just before `visit`, forwards or back; past the end, to the end. */
  seek(visit: number): void;
  snapshot(): Snapshot;
  /** The updates made before the present moment; `{ all: true }`: up to the frontier. */
  journal(options?: { readonly all?: boolean }): Journal;
  /** How many updates happened before each of the given visits (ascending or not), up to the frontier. */
  updatesBefore(visits: ArrayLike<number>): Float64Array;
  /** The visit of update k (0…frontierUpdates−1), without moving. */
  updateVisit(k: number): number;
  predict(X: Matrix): Predictions;
  dispose(): void;
}

/** A dataset the core can generate. */
export interface PresetInfo {
  readonly name: string;
  readonly title: string;
  /** Number of examples: fixed where min = max. */
  readonly n: { readonly default: number; readonly min: number; readonly max: number };
  /** Noise 0…1, or null where the preset has none. */
  readonly noise: { readonly default: number } | null;
  /** Whether the seed matters. */
  readonly seeded: boolean;
  /** What a linear boundary can do, in words for the list. */
  readonly separable: "yes" | "no" | "depends";
}

export interface PresetOptions {
  readonly n?: number;
  readonly noise?: number;
  readonly seed?: number;
  /** Iris only: two different columns 0…3 (sepal length, sepal width, petal length, petal width; cm). Default petals: [2, 3]. */
  readonly columns?: readonly [number, number];
  /** Iris only: the positive and the negative species, 0…2 (setosa, versicolor, virginica). Default [0, 1]. */
  readonly species?: readonly [number, number];
}

export interface Dataset {
  /** n×d, row-major. */
  readonly X: { readonly data: Float64Array; readonly shape: readonly [number, number] };
  readonly y: Float64Array;
  /** Names of the columns of X for people, e.g. "petal length (cm)". */
  readonly columns: readonly string[];
}

export interface Engine {
  /** Checks the spec and starts a run at visit 0. Throws `PlaygroundError`; then nothing leaks. */
  createRun(spec: RunSpec): Run;
  readonly presets: readonly PresetInfo[];
  /** A preset's examples: the same seed gives the same bits everywhere. */
  generate(name: string, options?: PresetOptions): Dataset;
  /** Runs created and not yet disposed. */
  readonly openRuns: number;
}
