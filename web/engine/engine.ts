import createGlue, { type Glue } from "#glue";
import { PlaygroundError } from "./errors.js";
import type { EngineJobs } from "./extension/index.js";
import { guarded } from "./guarded.js";
import type { Jobs } from "./job-types.js";
import { type Lazy, lazy, saidBy } from "./lazy.js";
import { splitWasm, type WasmSource, wasmBytes } from "./locate.js";
import { generate, listPresets } from "./presets.js";
import { createRun } from "./run/create.js";
import { fieldsOf } from "./run/fields.js";
import type { WasmRun } from "./run.js";
import { split } from "./split.js";
import { refuse, startPlain } from "./split-module.js";
import type {
  Dataset,
  Engine,
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
export async function loadEngine(options: LoadOptions = {}): Promise<WholeEngine> {
  const engine = await startEngine(options);
  return engine.complete();
}

/** As `loadEngine`, but where the WASM is in two with the plain module only: see `WasmEngine.complete`. */
export async function startEngine(options: LoadOptions = {}): Promise<WasmEngine> {
  const wasm = fieldsOf(options, "options", ["wasm"], "").wasm as LoadOptions["wasm"];
  const split = wasm === undefined ? splitWasm() : null;
  if (split) return starting(startPlain(split).then(({ glue, complete }) => new WasmEngine(glue, complete)));
  const wasmBinary = await wasmBytes(wasm);
  return starting(createGlue({ wasmBinary }).then((glue) => new WasmEngine(glue)));
}

async function starting<Value>(start: Promise<Value>): Promise<Value> {
  try {
    return await start;
  } catch (cause) {
    if (cause instanceof PlaygroundError) throw cause;
    const reason = saidBy(cause);
    throw new PlaygroundError("load-failed", "wasm", "This browser could not start the WebAssembly core: {0}", [
      reason,
    ]);
  }
}

/** The engine, with all that it can do. */
export type WholeEngine = WasmEngine & EngineJobs;

export class WasmEngine implements Omit<Engine, keyof Jobs> {
  readonly #glue: Glue;
  readonly #rest: (() => Promise<void>) | undefined;
  readonly #completion: Lazy<WholeEngine> = lazy(() => starting(this.#complete()));
  #extension: typeof extensionCode.module = null;
  #whole: WholeEngine | null = null;
  readonly presets: readonly PresetInfo[];

  constructor(glue: Glue, rest?: () => Promise<void>) {
    this.#glue = guarded(glue);
    this.#rest = rest;
    this.presets = listPresets(this.#glue);
  }

  /** Itself, once everything is there. Before, only the plain perceptron trains, on drawn points and two blobs. */
  get whole(): WholeEngine | null {
    return this.#whole;
  }

  /** What is missing: see `complete`. Not a member that is listed: a frame has the engine in it, and is written as text. */
  get completion(): Lazy<WholeEngine> {
    return this.#completion;
  }

  /** Loads what is missing. Throws `PlaygroundError` with code "load-failed"; then it can be tried again. */
  async complete(): Promise<WholeEngine> {
    return this.#whole ?? this.#completion.load();
  }

  async #complete(): Promise<WholeEngine> {
    const [extension] = await Promise.all([extensionCode.load(), this.#rest?.()]);
    if (this.#whole) return this.#whole;
    this.#glue.registerExtension();
    this.#extension = extension;
    this.#whole = Object.assign(this, extension.jobsOf(this.#glue));
    return this.#whole;
  }

  get openRuns(): number {
    return this.#glue.openRuns();
  }

  /** @param most multiply-adds that the start may take: a longer one is refused as "not-ready". */
  createRun<L extends LearnerSpec = PerceptronSpec>(
    spec: RunSpec<L>,
    most: number = Number.POSITIVE_INFINITY,
  ): WasmRun<L> {
    return createRun(this.#glue, spec, most, this.#whole === null);
  }

  split(n: number, fraction: number, seed = 0): Split {
    return split(this.#glue, n, fraction, seed);
  }

  featureMap(spec: FeatureMapSpec): FeatureMap {
    return (this.#extension ?? refuse()).featureMap(this.#glue, spec);
  }

  generate(name: string, options?: PresetOptions): Dataset {
    return generate(this.#glue, this.presets, name, options);
  }
}
