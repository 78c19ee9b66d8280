import createGlue, { type Glue } from "#glue";
import { PlaygroundError } from "./errors.js";
import { orderExperiment } from "./experiment.js";
import { type WasmSource, wasmBytes } from "./locate.js";
import { generate, listPresets } from "./presets.js";
import { createRun, type WasmRun } from "./run.js";
import { split } from "./split.js";
import type {
  Dataset,
  Engine,
  ExperimentOptions,
  LearnerSpec,
  PerceptronSpec,
  PresetInfo,
  PresetOptions,
  RunSpec,
  Split,
} from "./types.js";

export interface LoadOptions {
  /** Where the WASM is. Default: beside this module. */
  readonly wasm?: WasmSource;
}

/** Loads the core. In Node and in browsers it finds its own WASM. Throws `PlaygroundError` with code "load-failed". */
export async function loadEngine(options: LoadOptions = {}): Promise<WasmEngine> {
  const wasmBinary = await wasmBytes(options.wasm);
  try {
    return new WasmEngine(await createGlue({ wasmBinary }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlaygroundError("load-failed", "wasm", `This browser could not start the WebAssembly core: ${reason}`);
  }
}

export class WasmEngine implements Engine {
  readonly #glue: Glue;
  readonly presets: readonly PresetInfo[];

  constructor(glue: Glue) {
    this.#glue = glue;
    this.presets = listPresets(glue);
  }

  get openRuns(): number {
    return this.#glue.openRuns();
  }

  createRun<L extends LearnerSpec = PerceptronSpec>(spec: RunSpec<L>): WasmRun<L> {
    return createRun(this.#glue, spec);
  }

  split(n: number, fraction: number, seed = 0): Split {
    return split(this.#glue, n, fraction, seed);
  }

  orderExperiment(spec: RunSpec, options: ExperimentOptions): Float64Array[] {
    return orderExperiment(this.#glue, spec, options);
  }

  generate(name: string, options?: PresetOptions): Dataset {
    return generate(this.#glue, this.presets, name, options);
  }
}
