import type { Glue, GlueState } from "#glue";
import { numberOf, objectOf } from "./checks.js";
import { PlaygroundError } from "./errors.js";
import { rowsOf } from "./matrix.js";
import { type EncodedSpec, encodeSpec } from "./spec.js";
import type {
  Advance,
  Journal,
  LinearModel,
  Matrix,
  Predictions,
  Run,
  RunSpec,
  Snapshot,
  StopReason,
  Visit,
} from "./types.js";

/** In the order of `StopReason` in the core. */
const stopReasons: readonly (StopReason | null)[] = [null, "converged", "max-epochs", "journal-full"];

const noLimit = -1;

function linearModel(parameters: Float64Array): LinearModel {
  return { weights: parameters.slice(0, -1), bias: parameters.at(-1) ?? 0 };
}

/** Builds the run the spec describes, or throws what is wrong with it; then nothing is left behind. */
export function createRun(glue: Glue, spec: RunSpec): WasmRun {
  const encoded = encodeSpec(spec);
  const { run, error } = created(glue, encoded);
  if (error.code !== "ok") throw new PlaygroundError(error.code, error.field, error.message);
  return new WasmRun(glue, run, encoded);
}

/** The core ends with a trap where memory runs out; nothing else traps on a checked spec. */
function created(glue: Glue, { config, doubles, ints }: EncodedSpec): ReturnType<Glue["createRun"]> {
  try {
    return glue.createRun(config, doubles, ints);
  } catch (cause) {
    throw new PlaygroundError("out-of-memory", "X", `There is no memory left for this run. (${String(cause)})`);
  }
}

/** Owns one handle of the core. */
export class WasmRun implements Run {
  readonly #glue: Glue;
  #handle: number | null;
  readonly #baseFeatures: number;
  readonly #hasJournal: boolean;
  readonly features: readonly string[];
  readonly examples: number;

  constructor(glue: Glue, handle: number, { config, features }: EncodedSpec) {
    this.#glue = glue;
    this.#handle = handle;
    this.#baseFeatures = config.d;
    this.#hasJournal = config.journal === 1;
    this.features = features;
    this.examples = config.n;
  }

  get frontier(): number {
    return this.#state().frontier;
  }

  get frontierStop(): StopReason | null {
    return stopReasons[this.#state().frontierStop] ?? null;
  }

  get frontierUpdates(): number {
    return this.#state().frontierUpdates;
  }

  step(): Visit | null {
    const { made, coefficient, ...visit } = this.#glue.step(this.#open());
    if (!made) return null;
    return { ...visit, update: coefficient === 0 ? null : linearModel(this.#glue.change(this.#open())) };
  }

  advance(how: Advance): number {
    const limits = objectOf(how, "advance");
    if (limits["until"] === "converged") return this.#advance(noLimit, noLimit);
    if (limits["epochs"] !== undefined) {
      const { visit, epoch } = this.#state();
      return this.#advance((epoch + count(limits["epochs"], "epochs")) * this.examples - visit, noLimit);
    }
    if (limits["updates"] !== undefined) return this.#advance(noLimit, count(limits["updates"], "updates"));
    if (limits["visits"] !== undefined) return this.#advance(count(limits["visits"], "visits"), noLimit);
    throw new PlaygroundError("unknown", "advance", "advance takes visits, epochs, updates, or until: converged.");
  }

  seek(visit: number): void {
    this.#glue.seek(this.#open(), count(visit, "visit"));
  }

  snapshot(): Snapshot {
    const { visit, epoch, updates, stop } = this.moment();
    return {
      visit,
      epoch,
      updates,
      converged: stop === "converged",
      stopReason: stop,
      current: this.current(),
      model: this.current(),
      trainingMistakes: this.trainingMistakes(),
    };
  }

  /** Visits, epochs and updates so far, without the rest of the snapshot. */
  moment(): { visit: number; epoch: number; updates: number; stop: StopReason | null } {
    const { visit, epoch, updates, stop } = this.#state();
    return { visit, epoch, updates, stop: stopReasons[stop] ?? null };
  }

  /** The weights in training, without the rest of the snapshot. */
  current(): LinearModel {
    return linearModel(this.#glue.parameters(this.#open()));
  }

  trainingMistakes(): number {
    return this.#glue.trainingMistakes(this.#open());
  }

  /** Feature values of an example, in the order of the weights. */
  example(index: number): Float64Array {
    return this.#glue.example(this.#open(), index);
  }

  journal(options: { readonly all?: boolean } = {}): Journal {
    const { updates, frontierUpdates } = this.#state();
    this.#needJournal();
    return this.#glue.journal(this.#open(), options.all ? frontierUpdates : updates);
  }

  updatesBefore(visits: ArrayLike<number>): Float64Array {
    this.#needJournal();
    return this.#glue.updatesBefore(this.#open(), visits instanceof Float64Array ? visits : Float64Array.from(visits));
  }

  updateVisit(k: number): number {
    this.#needJournal();
    return this.#glue.updateVisit(this.#open(), k);
  }

  predict(X: Matrix): Predictions {
    const { data, n, d } = rowsOf(X, "X");
    if (n > 0 && d !== this.#baseFeatures) {
      const message = `X has ${d} columns, the run was made with ${this.#baseFeatures}.`;
      throw new PlaygroundError("wrong-length", "X", message);
    }
    if (!data.every(Number.isFinite)) throw new PlaygroundError("not-finite", "X", "X must hold finite numbers only.");
    const score = this.#glue.predict(this.#open(), data, n);
    if (!score.every(Number.isFinite)) {
      throw new PlaygroundError("out-of-range", "X", "X holds numbers so large that their score is not finite.");
    }
    return { score, label: Int32Array.from(score, Math.sign) };
  }

  dispose(): void {
    if (this.#handle === null) return;
    this.#glue.deleteRun(this.#handle);
    this.#handle = null;
  }

  #open(): number {
    if (this.#handle === null) throw new PlaygroundError("disposed", "run", "This run has been disposed.");
    return this.#handle;
  }

  #state(): GlueState {
    return this.#glue.state(this.#open());
  }

  #advance(visits: number, updates: number): number {
    return this.#glue.advance(this.#open(), visits, updates);
  }

  #needJournal(): void {
    if (!this.#hasJournal) throw new PlaygroundError("no-journal", "journal", "This run keeps no journal.");
  }
}

/** A whole number from 0 on. Infinity is as many as there are. */
function count(value: unknown, field: string): number {
  const number = numberOf(value, field, Number.NaN);
  if (number === Number.POSITIVE_INFINITY) return Number.MAX_SAFE_INTEGER;
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new PlaygroundError("out-of-range", field, `${field} must be a whole number from 0 on.`);
}
