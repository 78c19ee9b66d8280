/** What may be long: jobs, and what comes of them. Part of the public types: see types.ts. */

import type { Job, OpenJob } from "../job.js";
import type {
  Analysis,
  AnalysisRun,
  AnalysisSpec,
  ProjectedExamples,
  ProofCurve,
  ProofStep,
  ProofTerms,
  SolutionRegion,
  WeightAxes,
  WeightPath,
  WeightWindow,
} from "./analysis-types.js";
import type {
  AggressiveStep,
  CurrentOf,
  KernelSpec,
  LearnerSpec,
  LinearModel,
  PassiveAggressiveSpec,
  PerceptronSpec,
} from "./learner-types.js";
import type {
  Comparison,
  ComparisonSpec,
  Disagreements,
  Grid,
  LoadedModel,
  Matrix,
  Predictions,
  ReadableRun,
  Run,
  RunSpec,
  StopReason,
  UpdateGeometry,
  VisitEffect,
  VisitRecord,
} from "./run-types.js";

export interface ExperimentOptions {
  /** How many runs: 1…100,000. */
  readonly seeds: number;
  /** How long each is at most: 1…100,000. */
  readonly epochs: number;
}

/** Examples of base features that a run does not train on. */
export interface HeldOut {
  readonly X: Matrix;
  /** As the learner takes them: −1 and +1, or class numbers. */
  readonly y: ArrayLike<number>;
  /** As in a `RunSpec`. */
  readonly columns?: readonly string[];
}

/** What a model gets wrong. */
export interface Mistakes {
  readonly trainingMistakes: number;
  /** Null where no examples are held out. */
  readonly heldOutMistakes: number | null;
}

/** What a model gets wrong, and on which examples: their numbers, ascending. */
export interface FoundMistakes extends Mistakes {
  readonly wrong: Uint32Array;
  /** Of the examples held out: empty where none are. */
  readonly wrongHeldOut: Uint32Array;
}

/** What a model gets wrong after its epochs: one number a point. */
export interface LearningCurve {
  /** Ascending, from 0: the untrained state. Where there are many, some of them. */
  readonly epoch: Float64Array;
  /** Mistakes on the examples trained on. */
  readonly train: Float64Array;
  /** Null where no examples are held out. */
  readonly heldOut: Float64Array | null;
}

/** The criterion J = Σ −y·a over the examples that the weights in training get wrong, after epochs as a learning curve's. */
export interface ObjectiveCurve {
  readonly epoch: Float64Array;
  readonly objective: Float64Array;
}

/** From where on a run goes round: after epoch `since` + `epochs` it stands as it stood after `since`. */
export interface Cycle {
  readonly since: number;
  readonly epochs: number;
}

/** Mistakes of each epoch over the runs of an experiment: zeros where there are no runs. */
export interface EpochSpread {
  readonly mean: Float64Array;
  /** The tenth and the ninetieth percentile. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

export interface OrderExperimentJob extends OpenJob<Float64Array[]> {
  /** Of the runs that have ended. */
  spread(): EpochSpread;
}

/** Where numbers lie. Between two of them a quartile is as far along as its share says. */
export interface FiveNumbers {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly most: number;
}

export interface SplitExperimentJob extends OpenJob<readonly (number | null)[]> {
  /** Of the splits that have been made; null where none could be trained on. */
  fiveNumbers(): FiveNumbers | null;
}

export interface TrialOptions {
  /** After so many visits a run is ended: 1…10,000,000, the default. Some never converge. */
  readonly mostVisits?: number;
  /** Default: none. */
  readonly heldOut?: HeldOut;
}

/** What became of a run. */
export interface TrialResult extends Mistakes {
  readonly visits: number;
  readonly updates: number;
  readonly epochs: number;
  /** Null: it was ended after the most visits. */
  readonly stopReason: StopReason | null;
  /** What is in training in the end. */
  readonly current: CurrentOf<LearnerSpec>;
}

export interface SplitsOptions extends Pick<TrialOptions, "mostVisits"> {
  /** Of the examples, how many are held out: 0…1. See `Engine.split`. */
  readonly fraction: number;
  /** Of the first split, default 0; the next has the next seed, and after the last seed there is comes 0. */
  readonly seed?: number;
  /** How many. */
  readonly splits: number;
}

/**
 * A job on a run is of one visit, by default the present one, or of all its epochs so far. It leaves the run where it
 * stands, which may be moved in between, and trained further: what is of all epochs then goes on when it is advanced
 * again. It lives on where the run is disposed, until it is disposed itself.
 */
export interface Jobs {
  /**
   * `Engine.createRun` in slices, for many examples; `cost` is about how much work it is in all. Mapped features are
   * checked in the end.
   */
  startRun<L extends LearnerSpec = PerceptronSpec>(spec: RunSpec<L>): Job<Run<L>> & { readonly cost: number };
  /**
   * Starts learners on the same examples, of which there is one copy. Throws `PlaygroundError` for what is refused, of
   * the first learner if one is: its field is that of a run of that learner.
   */
  createComparison(spec: ComparisonSpec): Comparison;
  /** The same in slices; what is refused of one learner, or of mapped features, is thrown with the result. */
  startComparison(spec: ComparisonSpec): Job<Comparison> & { readonly cost: number };
  /** `Comparison.disagreements` of any two runs of the same examples, of the moments they stand at now. */
  startDisagreements(one: ReadableRun, other: ReadableRun): Job<Disagreements>;
  /** What the visit before the present moment of a run did; null before any, and where the run keeps no journal. */
  visitEffect(run: ReadableRun): VisitEffect | null;
  /** What a learner that is passive-aggressive goes by at a visit. */
  aggressiveStep(
    learner: PassiveAggressiveSpec,
    visit: Pick<VisitRecord, "x" | "label" | "score">,
    bias: boolean,
  ): AggressiveStep;
  /**
   * What an update does to weights as vectors, seen from what it adds a multiple of: an example with the bias 1, or 0
   * where there is none. `after` is `before` where nothing was added.
   */
  updateGeometry(before: LinearModel, after: LinearModel, by: LinearModel): UpdateGeometry;
  /** K(x, x) of a kernel learner: an update on x moves the score of x by so much. */
  kernelSquare(learner: KernelSpec, x: ArrayLike<number>): number;
  /**
   * Of the scores of a learner's hyperplane: 1 where it counts one as a mistake on an example of that label, as it does a
   * tie, and 0 elsewhere.
   */
  mistakesAmong(learner: LearnerSpec, scores: ArrayLike<number>, y: ArrayLike<number>): Float64Array;
  /** A model of `Run.saveModel`, or of the program's `--save-model`. Throws `PlaygroundError` for a text that is none. */
  loadModel(json: string): LoadedModel;
  /** Degrees, 0…180, between two lists of weights of one length; null where one of them is 0. */
  angle(one: ArrayLike<number>, other: ArrayLike<number>): number | null;
  /** Whether a hyperplane separates the examples, how well, and if not, why. Throws `PlaygroundError` for a bad spec. */
  analyse(spec: AnalysisSpec): Analysis;
  /** The same in slices. Mapped features are checked in the first of them: refused with the result. */
  startAnalysis(spec: AnalysisSpec): AnalysisRun;
  /** Runs that differ in the seed of their order alone, from `order.seed` on: for each the mistakes every epoch made. */
  orderExperiment(spec: RunSpec, options: ExperimentOptions): Float64Array[];
  /** The same in slices; `soFar` has the runs that have ended. */
  startOrderExperiment(spec: RunSpec, options: ExperimentOptions): OrderExperimentJob;
  /** One run, started, trained to its end, and asked for its mistakes. */
  trial(spec: RunSpec, options?: TrialOptions): TrialResult;
  startTrial(spec: RunSpec, options?: TrialOptions): Job<TrialResult>;
  /**
   * Trains on a part of the examples and asks for those held out from it, on many splits: how many it gets wrong, split
   * by split; null where it could not be trained. A custom order of all is that of those trained on.
   */
  splitExperiment(spec: RunSpec, options: SplitsOptions): readonly (number | null)[];
  /** The same in slices; `soFar` has the splits that have been made. */
  startSplitExperiment(spec: RunSpec, options: SplitsOptions): SplitExperimentJob;
  /** Examples that are held out from a run: what counts its mistakes counts them too. They are copied. */
  holdOut(run: ReadableRun, heldOut: HeldOut): void;
  /** What the model gets wrong at a visit up to the frontier. */
  mistakesAt(run: ReadableRun, visit?: number): FoundMistakes;
  startMistakeCount(run: ReadableRun, visit?: number): Job<FoundMistakes>;
  /** The geometric margin of the model on the training examples at a visit; null where it is no hyperplane, or 0. */
  marginAt(run: ReadableRun, visit?: number): number | null;
  startMarginMeasure(run: ReadableRun, visit?: number): Job<number | null>;
  /** `Run.field` of a visit, in slices. */
  startField(run: ReadableRun, grid: Grid, visit?: number): Job<Predictions>;
  /**
   * The examples trained on, and then those held out, on the direction of the weights at a visit: those that predict, or
   * of a vote those in training. Null where what predicts is neither a hyperplane nor a vote of hyperplanes.
   */
  projectionAt(run: ReadableRun, visit?: number): ProjectedExamples | null;
  startProjection(run: ReadableRun, visit?: number): Job<ProjectedExamples | null>;
  /**
   * The part of the plane of two weights where every example trained on is right, the others held as they are at a visit.
   * Of runs that train one hyperplane; throws `PlaygroundError` for others, and for what is no window.
   */
  solutionRegion(run: ReadableRun, window: WeightWindow, visit?: number): SolutionRegion;
  startSolutionRegion(run: ReadableRun, window: WeightWindow, visit?: number): Job<SolutionRegion>;
  /** The way of two weights in training, update by update: of the same runs, where they keep a journal. */
  weightPath(run: ReadableRun, axes: WeightAxes): WeightPath;
  startWeightPath(run: ReadableRun, axes: WeightAxes): OpenJob<WeightPath>;
  /** The proofs of convergence with the numbers of a run's updates: of the same runs, where they keep a journal. */
  proofCurve(run: ReadableRun, terms: ProofTerms): ProofCurve;
  startProofCurve(run: ReadableRun, terms: ProofTerms): OpenJob<ProofCurve>;
  /** The same of the last update before a visit. */
  proofStep(run: ReadableRun, terms: ProofTerms, visit?: number): ProofStep;
  startProofStep(run: ReadableRun, terms: ProofTerms, visit?: number): Job<ProofStep>;
  learningCurve(run: ReadableRun): LearningCurve;
  startLearningCurve(run: ReadableRun): OpenJob<LearningCurve>;
  objectiveCurve(run: ReadableRun): ObjectiveCurve;
  startObjectiveCurve(run: ReadableRun): OpenJob<ObjectiveCurve>;
  /**
   * The first two ends of epochs at which the weights in training are the same bit by bit; null where there are none.
   * With the same order every epoch, and a learner that goes by its weights alone, the run goes round for ever.
   */
  cycle(run: ReadableRun): Cycle | null;
  startCycleSearch(run: ReadableRun): OpenJob<Cycle | null>;
}
