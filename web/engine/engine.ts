import createGlue, { type Glue } from "#glue";
import type { Analysis, AnalysisRun, AnalysisSpec } from "./analysis-types.js";
import { PlaygroundError } from "./errors.js";
import type { ExperimentJob } from "./extension/index.js";
import { guarded } from "./guarded.js";
import { lazy } from "./lazy.js";
import { splitWasm, type WasmSource, wasmBytes } from "./locate.js";
import { generate, listPresets } from "./presets.js";
import { createRun } from "./run/create.js";
import type { StartJob } from "./run/start.js";
import type { WasmRun } from "./run.js";
import { split } from "./split.js";
import { refuse, startPlain } from "./split-module.js";
import type {
  Dataset,
  Engine,
  ExperimentOptions,
  FeatureMap,
  FeatureMapSpec,
  LearnerSpec,
  PerceptronSpec,
  PresetInfo,
  PresetOptions,
  RunSpec,
  Split,
} from "./types.js";

const extensionCode = lazy(() => import("./extension/index.js"));

export interface LoadOptions {
  /** Where the WASM is. Default: beside this module. */
  readonly wasm?: WasmSource;
}

/** Loads the core. In Node and in browsers it finds its own WASM. Throws `PlaygroundError` with code "load-failed". */
export async function loadEngine(options: LoadOptions = {}): Promise<WasmEngine> {
  const engine = await startEngine(options);
  await engine.complete();
  return engine;
}

/** As `loadEngine`, but where the WASM is in two with the plain module only: see `WasmEngine.complete`. */
export async function startEngine(options: LoadOptions = {}): Promise<WasmEngine> {
  const split = options.wasm === undefined ? splitWasm() : null;
  if (split) return starting(startPlain(split).then(({ glue, complete }) => new WasmEngine(glue, complete)));
  const wasmBinary = await wasmBytes(options.wasm);
  return starting(createGlue({ wasmBinary }).then((glue) => new WasmEngine(glue)));
}

async function starting<Value>(start: Promise<Value>): Promise<Value> {
  try {
    return await start;
  } catch (cause) {
    if (cause instanceof PlaygroundError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlaygroundError("load-failed", "wasm", `This browser could not start the WebAssembly core: ${reason}`);
  }
}

export class WasmEngine implements Engine {
  readonly #glue: Glue;
  #completion: Promise<void> | null;
  readonly #rest: (() => Promise<void>) | undefined;
  #extension: typeof extensionCode.module;
  readonly presets: readonly PresetInfo[];

  constructor(glue: Glue, rest?: () => Promise<void>) {
    this.#glue = guarded(glue);
    this.#rest = rest;
    this.#completion = null;
    this.#extension = null;
    this.presets = listPresets(this.#glue);
  }

  /** Whether everything is there. Before, only the plain perceptron trains, on drawn points and two blobs. */
  get whole(): boolean {
    return this.#extension !== null;
  }

  /** Loads what is missing. Throws `PlaygroundError` with code "load-failed"; then it can be tried again. */
  async complete(): Promise<void> {
    if (this.#extension) return;
    this.#completion ??= starting(this.#complete());
    try {
      await this.#completion;
    } finally {
      this.#completion = null;
    }
  }

  async #complete(): Promise<void> {
    const [extension] = await Promise.all([extensionCode.load(), this.#rest?.()]);
    this.#glue.registerExtension();
    this.#extension = extension;
  }

  get openRuns(): number {
    return this.#glue.openRuns();
  }

  /** @param most multiply-adds that the start may take: a longer one is refused as "not-ready". */
  createRun<L extends LearnerSpec = PerceptronSpec>(
    spec: RunSpec<L>,
    most: number = Number.POSITIVE_INFINITY,
  ): WasmRun<L> {
    // The plain module may make a run of another learner, and fail only in the middle of training it.
    if (!this.whole && (spec?.learner?.kind ?? "perceptron") !== "perceptron") refuse();
    return createRun(this.#glue, spec, most);
  }

  split(n: number, fraction: number, seed = 0): Split {
    return split(this.#glue, n, fraction, seed);
  }

  featureMap(spec: FeatureMapSpec): FeatureMap {
    return (this.#extension ?? refuse()).featureMap(this.#glue, spec);
  }

  orderExperiment(spec: RunSpec, options: ExperimentOptions): Float64Array[] {
    return (this.#extension ?? refuse()).orderExperiment(this.#glue, spec, options);
  }

  startOrderExperiment(spec: RunSpec, options: ExperimentOptions): ExperimentJob {
    return (this.#extension ?? refuse()).startOrderExperiment(this.#glue, spec, options);
  }

  startRun<L extends LearnerSpec = PerceptronSpec>(spec: RunSpec<L>): StartJob<L> {
    return (this.#extension ?? refuse()).startRun(this.#glue, spec);
  }

  analyse(spec: AnalysisSpec): Analysis {
    return (this.#extension ?? refuse()).analyse(this.#glue, spec);
  }

  startAnalysis(spec: AnalysisSpec): AnalysisRun {
    return (this.#extension ?? refuse()).startAnalysis(this.#glue, spec);
  }

  generate(name: string, options?: PresetOptions): Dataset {
    return generate(this.#glue, this.presets, name, options);
  }
}
