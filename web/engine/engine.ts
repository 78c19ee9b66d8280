import type createWhole from "#glue";
import type { Glue, GlueError } from "#glue";
import { numberOf, numbersOf, shown } from "./checks.js";
import { notReady, PlaygroundError } from "./errors.js";
import { presetInput } from "./generated/inputs.js";
import { preset } from "./generated/layouts.js";
import { mostValues } from "./generated/limits.js";
import { presetNames, statuses, traps } from "./generated/names.js";
import { sentences } from "./generated/sentences.js";
import { written } from "./layout/inputs.js";
import { read } from "./layout/values.js";
import { type Lazy, loaded, saidBy } from "./lazy.js";
import { fieldsOf } from "./run/fields.js";
import { WasmRun } from "./run.js";
import { encodeSpec } from "./spec.js";
import type {
  Dataset,
  Engine,
  LearnerSpec,
  PerceptronSpec,
  PresetInfo,
  PresetOptions,
  RunSpec,
  Split,
} from "./types.js";
import type { EngineJobs } from "./whole/index.js";

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
        if (!(name in target)) throw notReady();
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
  if (trap === "not-ready") return notReady();
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

function info(glue: Glue, name: string, index: number): PresetInfo {
  const { n, minN, maxN, noise, seed, start, ...facts } = read(preset, glue.preset(index));
  const [weights, { bias }] = [[...start.weights], start];
  return {
    ...facts,
    name,
    n: { default: n, min: minN, max: maxN },
    noise: noise < 0 ? null : { default: noise },
    seed: { default: seed },
    initial: [...weights, bias].every((value) => value === 0) ? null : { weights, bias },
  };
}

function listPresets(glue: Glue): PresetInfo[] {
  return frozen(presetNames.map((name, index) => info(glue, name, index)));
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
  const known = presets[index];
  if (!known) throw new PlaygroundError("unknown", "data.name", "There is no dataset named {0}.", [shown(name)]);
  const columns = pairOf(options.columns, "data.columns", [2, 3]);
  const species = pairOf(options.species, "data.species", [0, 1]);
  const wanted = written(presetInput, {
    n: numberOf(options.n, "data.n", known.n.default),
    noise: numberOf(options.noise, "data.noise", known.noise?.default ?? 0),
    seed: numberOf(options.seed, "data.seed", known.seed.default),
    columns,
    species,
  });
  const { X, y } = glue.generatePreset(index, wanted);
  const named = name.startsWith("iris") ? columns.map((column) => irisColumns[column] ?? "") : ["x1", "x2"];
  return { X: { data: X, shape: [y.length, 2] }, y, columns: named };
}

/**
 * Instantiates the core. Throws `PlaygroundError` with code "load-failed".
 * @param make what makes an engine of it, once it is guarded
 */
export async function startEngine<Started>(
  createGlue: typeof createWhole,
  wasmBinary: ArrayBuffer | ArrayBufferView,
  make: (glue: Glue) => Started,
): Promise<Started> {
  try {
    return make(guarded(await createGlue({ wasmBinary })));
  } catch (cause) {
    const reason = saidBy(cause);
    // As Chromium, WebKit and Firefox say it.
    const sentence = /unsafe-eval|CSP/.test(reason)
      ? "The Content-Security-Policy of this page blocks WebAssembly. To allow it, add this to its script-src: 'wasm-unsafe-eval'"
      : "This browser could not start the WebAssembly core: {0}";
    throw new PlaygroundError("load-failed", "wasm", sentence, [reason]);
  }
}

/** The engine, with all that it can do. */
export type WholeEngine = WasmEngine & EngineJobs;

/**
 * What every engine does. Of the small module only the plain perceptron trains, on drawn points and the simplest presets:
 * whatever else it is asked for is refused as "not-ready".
 */
export class WasmEngine implements Omit<Engine, keyof EngineJobs> {
  readonly #glue: Glue;
  readonly #completion: Lazy<WholeEngine>;
  readonly presets: readonly PresetInfo[];

  /** @param completion What takes its place: by default nothing, for it is the whole engine itself. */
  constructor(glue: Glue, completion?: Lazy<WholeEngine>) {
    this.#glue = glue;
    this.#completion = completion ?? loaded(this as unknown as WholeEngine);
    this.presets = listPresets(glue);
  }

  /** The whole engine, once it is there: itself, or the one that takes its place. */
  get whole(): WholeEngine | null {
    return this.#completion.module;
  }

  /** The whole engine. Not a member that is listed: a frame has the engine in it, and is written as text. */
  get completion(): Lazy<WholeEngine> {
    return this.#completion;
  }

  /** Loads the whole engine. Throws `PlaygroundError` with code "load-failed"; then it can be tried again. */
  async complete(): Promise<WholeEngine> {
    return this.#completion.load();
  }

  get openRuns(): number {
    return this.#glue.openRuns();
  }

  /**
   * Builds the run the spec describes, or throws what is wrong with it; then nothing is left behind.
   * @param most multiply-adds that the start may take: a longer one is refused as "not-ready".
   */
  createRun<L extends LearnerSpec = PerceptronSpec>(
    spec: RunSpec<L>,
    most: number = Number.POSITIVE_INFINITY,
  ): WasmRun<L> {
    const encoded = encodeSpec(spec);
    const { run } = this.#glue.createRun(encoded.numbers, most);
    if (run < 0) throw notReady();
    return new WasmRun(this.#glue, run, encoded);
  }

  split(n: number, fraction: number, seed = 0): Split {
    return splitBy(this.#glue, n, fraction, seed);
  }

  generate(name: string, options?: PresetOptions): Dataset {
    return generate(this.#glue, this.presets, name, options);
  }
}

/** As `Engine.split`. */
function splitBy(glue: Glue, n: number, fraction: number, seed: number): Split {
  const checked = {
    n: numberOf(n, "n", 0),
    fraction: numberOf(fraction, "fraction", 0),
    seed: numberOf(seed, "seed", 0),
  };
  for (const [field, value, most, whole] of [
    ["n", checked.n, mostValues, true],
    ["fraction", checked.fraction, 1, false],
    ["seed", checked.seed, Number.MAX_SAFE_INTEGER, true],
  ] as const) {
    if (value >= 0 && value <= most && (!whole || Number.isInteger(value))) continue;
    const sentence = whole ? "{field} must be a whole number from {0} to {1}." : "{field} must be from {0} to {1}.";
    throw new PlaygroundError("out-of-range", field, sentence, [0, most]);
  }
  const order = glue.permutation(checked.n, checked.seed);
  const held = Math.round(checked.n * checked.fraction);
  // In the order of the examples: to sort them would take seconds where there are many.
  const isHeld = new Uint8Array(checked.n);
  for (let k = 0; k < held; k++) isHeld[order[k] ?? 0] = 1;
  const train = new Uint32Array(checked.n - held);
  const heldOut = new Uint32Array(held);
  let [trained, left] = [0, 0];
  for (let example = 0; example < checked.n; example++) {
    if (isHeld[example]) heldOut[left++] = example;
    else train[trained++] = example;
  }
  return { train, heldOut };
}
