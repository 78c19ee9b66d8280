/**
 * The Emscripten module, as wasm/bindings.cpp declares it. Only the files of this folder see it, and through `guarded`:
 * what may be refused comes as an error in its place, or with an `error` beside it, which that throws.
 */
declare module "#glue" {
  export interface GlueError {
    readonly code: string;
    readonly field: string;
    readonly message: string;
  }

  export interface GlueConfig {
    n: number;
    d: number;
    settings: number;
    terms: number;
    allBaseFeatures: number;
    scaling: number;
    bias: number;
    learner: number;
    order: number;
    seed: number;
    maxEpochs: number;
    maxUpdates: number;
    journal: number;
  }

  export interface GlueVisit {
    readonly visit: number;
    readonly epoch: number;
    readonly example: number;
    readonly label: number;
    readonly score: number;
    readonly predicted: number;
    readonly made: boolean;
    readonly mistake: boolean;
    readonly updated: boolean;
  }

  export interface GlueState {
    readonly visit: number;
    readonly epoch: number;
    readonly updates: number;
    readonly frontier: number;
    readonly frontierUpdates: number;
    readonly stop: number;
    readonly frontierStop: number;
  }

  export interface GluePreset {
    readonly name: string;
    readonly title: string;
    readonly n: number;
    readonly minN: number;
    readonly maxN: number;
    readonly noise: number;
    readonly seeded: boolean;
    readonly separable: number;
    readonly classes: number;
    readonly seed: number;
    readonly weight1: number;
    readonly weight2: number;
    readonly bias: number;
  }

  export interface GluePresetRequest {
    n: number;
    noise: number;
    seed: number;
    column1: number;
    column2: number;
    positive: number;
    negative: number;
  }

  export interface GlueJournal {
    readonly visit: Float64Array;
    readonly example: Int32Array;
    readonly score: Float64Array;
  }

  export interface GlueGrid {
    x0: number;
    y0: number;
    dx: number;
    dy: number;
    columns: number;
    rows: number;
    first: number;
    last: number;
  }

  /** A handle, of a run or of a job. */
  export interface GlueCreated {
    readonly run: number;
  }

  /** The functions of a run take its handle, a number, first. */
  export interface Glue {
    /** −1 where the start is more work than `most`. */
    createRun(config: GlueConfig, doubles: Float64Array, ints: Int32Array, most: number): GlueCreated;
    deleteRun(run: number): void;
    sequence(run: number, epoch: number): Uint32Array;
    openRuns(): number;
    step(run: number): GlueVisit;
    /** As wasm/bindings.cpp lays it out. */
    record(run: number, withObjective: boolean): Float64Array;
    change(run: number): Float64Array;
    advance(run: number, visits: number, updates: number): number;
    seek(run: number, visit: number): void;
    approach(run: number, visit: number, work: number): boolean;
    state(run: number): GlueState;
    weights(run: number): Float64Array;
    model(run: number): Float64Array;
    maximumMargin(run: number): Float64Array;
    margin(run: number, first: number, last: number): number;
    objective(run: number): number;
    scores(run: number): Float64Array;
    trainingMistakes(run: number, first: number, last: number): number;
    visitCost(run: number): number;
    predictionCost(run: number): number;
    countingCost(run: number): number;
    example(run: number, index: number): Float64Array;
    journal(run: number, updates: number): GlueJournal;
    updatesBefore(run: number, visits: Float64Array): Float64Array;
    updateVisit(run: number, k: number): number;
    mistakesBefore(run: number, visits: Float64Array): Float64Array;
    mistakes(run: number, rows: Float64Array, labels: Float64Array): number;
    /** Score and label in turn, as does `field`. */
    predict(run: number, rows: Float64Array, n: number): Float64Array;
    field(run: number, grid: GlueGrid): Float64Array;
    permutation(n: number, seed: number): Uint32Array;
    presetCount(): number;
    preset(index: number): GluePreset;
    generate(index: number, request: GluePresetRequest): { X: Float64Array; y: Float64Array };
    /** Needs the extension of the module, once; only then the following are there. */
    registerExtension(): void;
    startExperiment(
      config: GlueConfig,
      doubles: Float64Array,
      ints: Int32Array,
      seeds: number,
      epochs: number,
    ): GlueCreated;
    /** The progress, 1 once it is done; so of every job. */
    advanceExperiment(experiment: number, work: number): number;
    experimentMistakes(experiment: number): Float64Array;
    deleteExperiment(experiment: number): void;
    startRun(config: GlueConfig, doubles: Float64Array, ints: Int32Array): GlueCreated;
    /** About how many multiply-adds it is in all. */
    startCost(start: number): number;
    advanceStart(start: number, work: number): number;
    startedRun(start: number): GlueCreated;
    deleteStart(start: number): void;
    startAnalysis(config: GlueConfig, doubles: Float64Array, ints: Int32Array): GlueCreated;
    advanceAnalysis(analysis: number, work: number): number;
    analysisResult(analysis: number): Float64Array;
    deleteAnalysis(analysis: number): void;
    /** A map is its numbers: see `map_of` in wasm/feature_bindings.cpp. */
    mapError(map: Float64Array, rows: Float64Array): GlueError;
    /** The shift of each base feature, then the divisors; nothing where there is an error. */
    fitFeatures(map: Float64Array, rows: Float64Array): Float64Array;
    mapRows(map: Float64Array, rows: Float64Array): Float64Array;
    combination(map: Float64Array, coefficients: Float64Array, rows: Float64Array): Float64Array;
    /** A hyperplane is a weight for each feature, then the bias. */
    scoresBy(map: Float64Array, hyperplane: Float64Array, rows: Float64Array): Float64Array;
    contributions(map: Float64Array, hyperplane: Float64Array, rows: Float64Array): Float64Array;
    /** The gradient, then the factors. */
    slopes(map: Float64Array, hyperplane: Float64Array, row: Float64Array): Float64Array;
    /** A hyperplane, or nothing. */
    overBaseFeatures(map: Float64Array, hyperplane: Float64Array): Float64Array;
    kernelFeatureCount(degree: number, offset: number, features: number): number;
    /** A kernel is its degree and its offset. */
    kernelError(map: Float64Array, kernel: Float64Array): GlueError;
    /** Of each implied feature the powers of the base features, and the square of its multiplier; nothing with an error. */
    expandKernel(map: Float64Array, kernel: Float64Array): Float64Array;
    /** Features, contributions, and their sum. */
    kernelReading(map: Float64Array, kernel: Float64Array, weights: Float64Array, row: Float64Array): Float64Array;
    /** `counts`: α of each row, then y of each. */
    kernelWeights(map: Float64Array, kernel: Float64Array, counts: Float64Array, rows: Float64Array): Float64Array;
  }

  /** Makes an instance and hands it over, at once or later. */
  export type Instantiate = (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => WebAssembly.Exports;

  export type GlueSource = { wasmBinary: BufferSource } | { instantiateWasm: Instantiate };

  export default function createGlue(source: GlueSource): Promise<Glue>;
}
