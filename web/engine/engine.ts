import createGlue, { type Glue, type GlueError, type GluePreset } from "#glue";
import { numberOf, numbersOf, shown } from "./checks.js";
import { PlaygroundError } from "./errors.js";
import type { EngineJobs } from "./extension/index.js";
import { separabilities, statuses, traps } from "./generated/names.js";
import { sentences } from "./generated/sentences.js";
import type { Jobs } from "./job-types.js";
import { type Lazy, lazy, saidBy } from "./lazy.js";
import { splitWasm, type WasmSource, wasmBytes } from "./locate.js";
import { fieldsOf } from "./run/fields.js";
import { WasmRun } from "./run.js";
import { encodeSpec } from "./spec.js";
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

/** What only gives back: of an engine that has failed there is nothing to be given back. */
const closing: readonly (string | symbol)[] = ["deleteRun", "deleteJob", "closeComparison", "closeModel"];

/**
 * The glue, so that it throws nothing but `PlaygroundError`: for what the core refuses, and where it cannot go on. Where
 * it stopped in the middle, for whatever reason but memory, it is not called again.
 */
export function guarded(glue: Glue): Glue {
  let failure: PlaygroundError | null = null;
  return new Proxy(glue, {
    get:
      (target, name) =>
      (...given: readonly unknown[]) => {
        if (failure && closing.includes(name)) return undefined;
        if (failure) throw failure;
        let answer: Answer | undefined;
        try {
          answer = Reflect.get(target, name)(...given);
        } catch (cause) {
          const error = errorOf(glue, cause);
          if (error.code === "engine-failed") failure = error;
          throw error;
        }
        const error = answer?.error ?? answer;
        const code = statuses[error?.code ?? 0] ?? "unknown";
        if (code === "out-of-memory") throw noMemory(glue, error?.field ?? "");
        if (code !== "ok") throw refusalOf(code, error as GlueError);
        return answer;
      },
  });
}

/** An error in the place of what was asked for, or beside it. */
type Answer = Partial<GlueError> & { readonly error?: GlueError };

function errorOf(glue: Glue, cause: unknown): PlaygroundError {
  if (cause instanceof PlaygroundError) return cause;
  if (cause instanceof TypeError) return new PlaygroundError("wrong-type", "engine", "This takes numbers only.");
  // JavaScript has no room for a typed array. A full stack is a RangeError too, but another fault.
  if (cause instanceof RangeError && !/stack/i.test(cause.message)) return noMemory(glue, "engine");
  const trap = traps[glue.trapped()];
  if (trap === "memory") return noMemory(glue, "engine");
  if (trap === "closed-handle") {
    return new PlaygroundError("disposed", "run", "What this call was about has been disposed in the middle of it.");
  }
  const reason = cause instanceof Error ? cause.message : typeof cause;
  const sentence = "The engine has failed ({0}). Load it again: what it held is lost.";
  return new PlaygroundError("engine-failed", "engine", sentence, [reason]);
}

const all = Object.entries(sentences);

/** What the core refuses, and why: by the number of the reason, the field and the numbers that it names. */
function refusalOf(code: string, { field, reason, first, second, third }: GlueError): PlaygroundError {
  const [name, sentence] = all[reason] ?? ["", ""];
  return new PlaygroundError(code, field, sentence, [first, second, third], name);
}

function noMemory(glue: Glue, field: string): PlaygroundError {
  const open = glue.openRuns();
  const sentence =
    open === 0
      ? "There is not enough memory for this."
      : open === 1
        ? "There is no memory left for this: one run or job is open. Dispose of what you no longer need."
        : "There is no memory left for this: {0} runs, comparisons and jobs are open. Dispose of what you no longer need.";
  return new PlaygroundError("out-of-memory", field, sentence, [open]);
}

const irisColumns = ["sepal length (cm)", "sepal width (cm)", "petal length (cm)", "petal width (cm)"] as const;

function initialOf({ weight1, weight2, bias }: GluePreset): PresetInfo["initial"] {
  const weights = [weight1, weight2];
  return [...weights, bias].every((value) => value === 0) ? null : { weights, bias };
}

function info(preset: GluePreset): PresetInfo {
  return {
    name: preset.name,
    n: { default: preset.n, min: preset.minN, max: preset.maxN },
    noise: preset.noise < 0 ? null : { default: preset.noise },
    seeded: preset.seeded,
    seed: { default: preset.seed },
    classes: preset.classes,
    separable: separabilities[preset.separable] ?? "depends",
    initial: initialOf(preset),
  };
}

function listPresets(glue: Glue): PresetInfo[] {
  return frozen(Array.from({ length: glue.presetCount() }, (_, index) => info(glue.preset(index))));
}

/** A value that nobody can change, with all that it holds. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function pairOf(value: unknown, field: string, fallback: readonly [number, number]): readonly [number, number] {
  if (value === undefined) return fallback;
  const numbers = numbersOf(value, field);
  const [first, second] = numbers;
  if (first === undefined || second === undefined || numbers.length > 2) {
    throw new PlaygroundError("wrong-length", field, "{field} must be two numbers.");
  }
  return [first, second];
}

function generate(glue: Glue, presets: readonly PresetInfo[], name: string, given: PresetOptions = {}): Dataset {
  const options = fieldsOf(given, "options", ["n", "noise", "seed", "columns", "species"], "data.");
  const index = presets.findIndex((preset) => preset.name === name);
  const preset = presets[index];
  if (!preset) throw new PlaygroundError("unknown", "data.name", "There is no dataset named {0}.", [shown(name)]);
  const [column1, column2] = pairOf(options.columns, "data.columns", [2, 3]);
  const [positive, negative] = pairOf(options.species, "data.species", [0, 1]);
  const { X, y } = glue.generate(index, {
    n: numberOf(options.n, "data.n", preset.n.default),
    noise: numberOf(options.noise, "data.noise", preset.noise?.default ?? 0),
    seed: numberOf(options.seed, "data.seed", preset.seed.default),
    column1,
    column2,
    positive,
    negative,
  });
  const columns = name.startsWith("iris")
    ? [column1, column2].map((column) => irisColumns[column] ?? "")
    : ["x1", "x2"];
  return { X: { data: X, shape: [y.length, 2] }, y, columns };
}

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

/**
 * Builds the run the spec describes, or throws what is wrong with it; then nothing is left behind.
 * @param most multiply-adds that its start may take: a longer one is refused as "not-ready".
 * @param plain whether there is only the plain module, which trains the first kind of learner: others are refused as well.
 */
function createRun<L extends LearnerSpec>(glue: Glue, spec: RunSpec<L>, most: number, plain: boolean): WasmRun<L> {
  const encoded = encodeSpec(spec);
  // The plain module may make a run of another learner, and fail only in the middle of training it.
  if (plain && encoded.learner.code > 0) refuse();
  const { run } = glue.createRun(encoded.numbers, most);
  if (run < 0) refuse();
  return new WasmRun(glue, run, encoded);
}
