/**
 * The Emscripten module, as wasm/bindings.cpp declares it. Only the files of this folder see it, and through `guarded`:
 * what may be refused comes as an error in its place, or with an `error` beside it, which that throws.
 */
declare module "#glue" {
  /** The code is the number of a `Status`: see generated/names.ts. */
  export type GlueError = import("./generated/value-objects.js").Error;

  export interface GlueJournal {
    readonly visit: Float64Array;
    readonly example: Int32Array;
    readonly score: Float64Array;
  }

  /** A handle, of a run or of a job. */
  export type GlueCreated = import("./generated/value-objects.js").Created;

  /**
   * The functions of a run take its handle, a number, first. What is handed over as a Float64Array is
   * written by generated/inputs.ts and job-inputs.ts; what comes back is read by layouts.ts and result-layouts.ts there.
   */
  export interface Glue {
    /** −1 where the start is more work than `most`. */
    createRun(spec: Float64Array, most: number): GlueCreated;
    deleteRun(run: number): void;
    sequence(run: number, epoch: number): Uint32Array;
    openRuns(): number;
    /** Why a call has ended in the middle: a number of `Trap` in generated/names.ts, said once. */
    trapped(): number;
    step(run: number): Float64Array;
    record(run: number, withObjective: boolean): Float64Array;
    change(run: number): Float64Array;
    advance(run: number, visits: number, updates: number): number;
    seek(run: number, visit: number): void;
    approach(run: number, visit: number, work: number): boolean;
    state(run: number): Float64Array;
    weights(run: number): Float64Array;
    model(run: number): Float64Array;
    scores(run: number): Float64Array;
    trainingMistakes(run: number, first: number, last: number): number;
    example(run: number, index: number): Float64Array;
    journal(run: number, updates: number): GlueJournal;
    updatesBefore(run: number, visits: Float64Array): Float64Array;
    updateVisit(run: number, k: number): number;
    mistakesBefore(run: number, visits: Float64Array): Float64Array;
    /** Score and label in turn. */
    predict(run: number, rows: Float64Array, n: number): Float64Array;
    permutation(n: number, seed: number): Uint32Array;
    preset(index: number): Float64Array;
    generatePreset(index: number, options: Float64Array): { X: Float64Array; y: Float64Array };
    /** The following are not in the small module. */
    maximumMargin(run: number): Float64Array;
    margin(run: number, first: number, last: number): number;
    objective(run: number): number;
    aggressiveStep(given: Float64Array, x: Float64Array): Float64Array;
    effect(run: number): Float64Array;
    updateGeometry(given: Float64Array): Float64Array;
    /** `settings`: of a kernel learner. */
    kernelSquare(settings: Float64Array, x: Float64Array): number;
    mistakesAmong(learner: Float64Array, scores: Float64Array, labels: Float64Array): Float64Array;
    predictionCost(run: number): number;
    mistakes(run: number, rows: Float64Array, labels: Float64Array): number;
    field(run: number, grid: Float64Array): import("./types.js").Predictions;
    /** The kinds of jobs, and what options each has: wasm/jobs.hpp. */
    startJob(kind: number, spec: Float64Array, options: Float64Array): GlueCreated;
    /** Of a visit, or of all epochs or updates. */
    startRunJob(kind: number, run: number, visit: number, options: Float64Array): GlueCreated;
    /** Of two runs, as they stand. */
    startPairJob(kind: number, one: number, other: number): GlueCreated;
    /** About how many multiply-adds the start of runs is in all. */
    startCost(start: number): number;
    /** Throws, guarded, what one of the learners of a start is refused for. */
    learnerError(start: number, learner: number): GlueError;
    /** The progress, 1 once it is done. */
    advanceJob(job: number, work: number): number;
    /** Throws, guarded, what the job could not do. */
    jobError(job: number): GlueError;
    /** What came of it, or has come so far: see `jobResults` in generated/result-layouts.ts. */
    jobResult(job: number): Float64Array;
    /** What an experiment has come to so far. */
    jobSummary(job: number): Float64Array;
    deleteJob(job: number): void;
    /** The functions of a comparison take its handle first: see wasm/whole_bindings.cpp. */
    openComparison(runs: Float64Array): number;
    closeComparison(comparison: number): void;
    comparisonState(comparison: number): Float64Array;
    stepTogether(comparison: number): Float64Array;
    advanceTogether(comparison: number, visits: number, updates: number, lead: number): number;
    seekTogether(comparison: number, visit: number): void;
    approachTogether(comparison: number, visit: number, work: number): boolean;
    /** Degrees; NaN where one list is 0. */
    angleBetween(one: Float64Array, other: Float64Array): number;
    holdOut(run: number, examples: Float64Array): GlueError;
    mapError(map: Float64Array, rows: Float64Array): GlueError;
    /** Nothing where there is an error. */
    fitFeatures(map: Float64Array, rows: Float64Array): Float64Array;
    mapRows(map: Float64Array, rows: Float64Array): Float64Array;
    combinationOf(map: Float64Array, coefficients: Float64Array, rows: Float64Array): Float64Array;
    /** A hyperplane is a weight for each feature, then the bias. */
    scoresBy(map: Float64Array, hyperplane: Float64Array, rows: Float64Array): Float64Array;
    contributionsOf(map: Float64Array, hyperplane: Float64Array, rows: Float64Array): Float64Array;
    slopesOf(map: Float64Array, hyperplane: Float64Array, row: Float64Array): Float64Array;
    /** A hyperplane, or nothing. */
    overBaseFeatures(map: Float64Array, hyperplane: Float64Array): Float64Array;
    overScaledFeatures(map: Float64Array, hyperplane: Float64Array): Float64Array;
    lengthOf(weights: Float64Array): number;
    halfPlanesOf(map: Float64Array, hyperplane: Float64Array, asked: Float64Array, rows: Float64Array): Float64Array;
    kernelFeatureCount(degree: number, offset: number, features: number): number;
    kernelError(map: Float64Array, kernel: Float64Array): GlueError;
    /** No features where there is an error. */
    expandKernel(map: Float64Array, kernel: Float64Array): Float64Array;
    kernelReading(map: Float64Array, kernel: Float64Array, weights: Float64Array, row: Float64Array): Float64Array;
    /** What predicts in a run, as JSON. */
    saveRun(run: number): string;
    openModel(json: string): GlueCreated;
    closeModel(model: number): void;
    saveModel(model: number): string;
    /** Score and label in turn. */
    predictBy(model: number, rows: Float64Array, n: number): Float64Array;
    modelScores(model: number, rows: Float64Array, n: number): Float64Array;
    kernelWeights(map: Float64Array, kernel: Float64Array, counts: Float64Array, rows: Float64Array): Float64Array;
  }

  export default function createGlue(source: { wasmBinary: ArrayBuffer | ArrayBufferView }): Promise<Glue>;
}

/** The small module, as wasm/CMakeLists.txt makes it. */
declare module "#glue-small" {
  export { default } from "#glue";
}
