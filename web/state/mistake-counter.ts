import type { WasmRun } from "../engine/run.js";
import type { LearnerSpec } from "../engine/types.js";
import { labelsFor, type Rows, type TrainingSet } from "./training-set.js";

/** Steps of arithmetic that a frame can spare for counting at once; more is counted over several frames. */
const atOnce = 1_000_000;

interface Moment {
  readonly visit: number;
  readonly updates: number;
}

interface Part {
  readonly rows: Rows;
  readonly labels: Float64Array;
  done: number;
  mistakes: number;
}

/** Counts the mistakes of what predicts, on the examples trained on and on those held out. */
export class MistakeCounter {
  readonly #run: WasmRun | null;
  readonly #learner: LearnerSpec;
  readonly #parts: { readonly train: Part; readonly heldOut: Part };
  #visit = -1;
  #chunk = 64;

  constructor(run: WasmRun | null, learner: LearnerSpec, { train, heldOut }: TrainingSet) {
    const part = (rows: Rows): Part => ({ rows, labels: labelsFor(learner, rows.label), done: 0, mistakes: 0 });
    this.#run = run;
    this.#learner = learner;
    this.#parts = { train: part(train), heldOut: part(heldOut) };
  }

  /** The counts at the run's present moment, as far as they are known. */
  counts(moment: Moment): { trainingMistakes: number | null; heldOutMistakes: number | null } {
    const { train, heldOut } = this.#parts;
    if (this.#visit !== moment.visit) this.#begin(moment);
    return {
      trainingMistakes: train.done < train.labels.length ? null : train.mistakes,
      heldOutMistakes: heldOut.labels.length === 0 || heldOut.done < heldOut.labels.length ? null : heldOut.mistakes,
    };
  }

  /** Counts on, as long as there is time. Returns whether there is more to count. */
  work(late: () => boolean): boolean {
    const run = this.#run;
    if (!run || run.moment().visit !== this.#visit) return false;
    for (const part of [this.#parts.train, this.#parts.heldOut]) {
      while (part.done < part.labels.length) {
        if (late()) return true;
        this.#count(run, part);
      }
    }
    return false;
  }

  #begin(moment: Moment): void {
    const run = this.#run;
    this.#visit = moment.visit;
    const { train, heldOut } = this.#parts;
    Object.assign(train, { done: 0, mistakes: 0 });
    Object.assign(heldOut, { done: 0, mistakes: 0 });
    if (!run) return;
    const row = costOfRow(this.#learner, moment.updates, train.labels.length);
    // What is in training has the scores of its own examples at hand.
    const trainRow = this.#learner.kind === "kernel" ? 1 : row;
    if (train.labels.length * trainRow <= atOnce) {
      Object.assign(train, { done: train.labels.length, mistakes: run.trainingMistakes() });
    }
    this.#chunk = Math.max(1, Math.floor(atOnce / 4 / row));
    if (heldOut.labels.length > 0 && heldOut.labels.length * row <= atOnce)
      this.#count(run, heldOut, heldOut.labels.length);
  }

  #count(run: WasmRun, part: Part, most = this.#chunk): void {
    const end = Math.min(part.done + most, part.labels.length);
    const data = part.rows.xy.subarray(2 * part.done, 2 * end);
    part.mistakes += run.mistakes({ data, shape: [end - part.done, 2] }, part.labels.subarray(part.done, end));
    part.done = end;
  }
}

/** Roughly: steps of arithmetic to predict one row. */
function costOfRow({ kind }: LearnerSpec, updates: number, examples: number): number {
  if (kind === "voted") return 4 * (updates + 1);
  if (kind === "kernel") return 10 * Math.min(updates, examples) + 1;
  return kind === "nearest-neighbours" || kind === "multiclass" ? 100 : 10;
}
