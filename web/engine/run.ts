import type { Glue, GlueRun, GlueState } from "#glue";
import { numberOf, objectOf } from "./checks.js";
import { PlaygroundError } from "./errors.js";
import { rowsOf } from "./matrix.js";
import { encodeSpec } from "./spec.js";
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
export function createRun(glue: Glue, spec: RunSpec, onDispose: () => void): WasmRun {
  const { config, doubles, ints, features } = encodeSpec(spec);
  const handle = new glue.Run(config, doubles, ints);
  const error = handle.error();
  if (error.code !== "ok") {
    handle.delete();
    throw new PlaygroundError(error.code, error.field, error.message);
  }
  return new WasmRun(handle, features, config.n, config.journal === 1, onDispose);
}

export class WasmRun implements Run {
  #handle: GlueRun | null;
  readonly #onDispose: () => void;
  readonly #hasJournal: boolean;
  readonly features: readonly string[];
  readonly examples: number;

  constructor(
    handle: GlueRun,
    features: readonly string[],
    examples: number,
    hasJournal: boolean,
    onDispose: () => void,
  ) {
    this.#handle = handle;
    this.#onDispose = onDispose;
    this.#hasJournal = hasJournal;
    this.features = features;
    this.examples = examples;
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
    const open = this.#open();
    const { made, coefficient, ...visit } = open.step();
    if (!made) return null;
    return { ...visit, update: coefficient === 0 ? null : linearModel(open.change()) };
  }

  advance(how: Advance): number {
    const open = this.#open();
    const limits = objectOf(how, "advance");
    if (limits["until"] === "converged") return open.advance(noLimit, noLimit);
    if (limits["epochs"] !== undefined) {
      const { visit, epoch } = open.state();
      return open.advance((epoch + count(limits["epochs"], "epochs")) * this.examples - visit, noLimit);
    }
    if (limits["updates"] !== undefined) return open.advance(noLimit, count(limits["updates"], "updates"));
    if (limits["visits"] !== undefined) return open.advance(count(limits["visits"], "visits"), noLimit);
    throw new PlaygroundError(
      "unknown",
      "advance",
      'advance takes { visits }, { epochs }, { updates } or { until: "converged" }.',
    );
  }

  seek(visit: number): void {
    this.#open().seek(count(visit, "visit"));
  }

  snapshot(): Snapshot {
    const open = this.#open();
    const { visit, epoch, updates, stop } = open.state();
    const stopReason = stopReasons[stop] ?? null;
    return {
      visit,
      epoch,
      updates,
      converged: stopReason === "converged",
      stopReason,
      current: linearModel(open.parameters()),
      model: linearModel(open.parameters()),
      trainingMistakes: open.trainingMistakes(),
    };
  }

  /** The weights in training, without the rest of the snapshot. */
  current(): LinearModel {
    return linearModel(this.#open().parameters());
  }

  /** Visits, epochs and updates so far, without the rest of the snapshot. */
  moment(): { visit: number; epoch: number; updates: number; stop: StopReason | null } {
    const { visit, epoch, updates, stop } = this.#state();
    return { visit, epoch, updates, stop: stopReasons[stop] ?? null };
  }

  trainingMistakes(): number {
    return this.#open().trainingMistakes();
  }

  /** Feature values of an example, in the order of the weights. */
  example(index: number): Float64Array {
    return this.#open().example(index);
  }

  journal(options: { readonly all?: boolean } = {}): Journal {
    this.#needJournal();
    const { updates, frontierUpdates } = this.#state();
    return this.#open().journal(options.all ? frontierUpdates : updates);
  }

  updatesBefore(visits: ArrayLike<number>): Float64Array {
    this.#needJournal();
    return this.#open().updatesBefore(visits instanceof Float64Array ? visits : Float64Array.from(visits));
  }

  updateVisit(k: number): number {
    this.#needJournal();
    return this.#open().updateVisit(k);
  }

  predict(X: Matrix): Predictions {
    const open = this.#open();
    const rows = rowsOf(X, "X");
    const score = open.predict(rows.data, rows.n);
    return { score, label: Int32Array.from(score, Math.sign) };
  }

  dispose(): void {
    if (!this.#handle) return;
    this.#handle.delete();
    this.#handle = null;
    this.#onDispose();
  }

  #open(): GlueRun {
    if (!this.#handle) throw new PlaygroundError("disposed", "run", "This run has been disposed.");
    return this.#handle;
  }

  #state(): GlueState {
    return this.#open().state();
  }

  #needJournal(): void {
    if (!this.#hasJournal) throw new PlaygroundError("no-journal", "journal", "This run keeps no journal.");
  }
}

/** A whole number from 0 on. Infinity is as many as there are. */
function count(value: unknown, field: string): number {
  const number = numberOf(value, field, 0);
  if (number === Number.POSITIVE_INFINITY) return Number.MAX_SAFE_INTEGER;
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new PlaygroundError("out-of-range", field, `${field} must be a whole number from 0 on.`);
}
