/** The Emscripten module, as wasm/bindings.cpp declares it. Only the files of this folder see it. */
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
    journal: number;
  }

  export interface GlueVisit {
    readonly visit: number;
    readonly epoch: number;
    readonly example: number;
    readonly label: number;
    readonly score: number;
    readonly coefficient: number;
    readonly made: boolean;
    readonly mistake: boolean;
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

  export interface GlueRun {
    error(): GlueError;
    step(): GlueVisit;
    change(): Float64Array;
    advance(visits: number, updates: number): number;
    seek(visit: number): void;
    state(): GlueState;
    parameters(): Float64Array;
    trainingMistakes(): number;
    example(index: number): Float64Array;
    journal(updates: number): { visit: Float64Array; example: Int32Array; score: Float64Array };
    updatesBefore(visits: Float64Array): Float64Array;
    updateVisit(k: number): number;
    predict(rows: Float64Array, n: number): Float64Array;
    delete(): void;
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

  export interface Glue {
    Run: new (config: GlueConfig, doubles: Float64Array, ints: Int32Array) => GlueRun;
    presetCount(): number;
    preset(index: number): GluePreset;
    generate(index: number, request: GluePresetRequest): { error: GlueError; X: Float64Array; y: Float64Array };
  }

  export default function createGlue(options: { wasmBinary: BufferSource }): Promise<Glue>;
}
