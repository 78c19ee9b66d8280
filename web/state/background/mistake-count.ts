import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import type { LearnerSpec } from "../../engine/types.js";
import { labelsFor, type Rows, type TrainingSet } from "../data/training-set.js";

/** What a model gets wrong. */
export interface Mistakes {
  readonly trainingMistakes: number;
  /** Null where no examples are held out. */
  readonly heldOutMistakes: number | null;
}

/** Base features with labels as a learner takes them. */
export interface LabelledRows extends Pick<Rows, "X" | "base"> {
  readonly y: Float64Array;
}

export function heldOutRows({ heldOut }: TrainingSet, learner: LearnerSpec): LabelledRows {
  return { X: heldOut.X, base: heldOut.base, y: labelsFor(learner, heldOut.label) };
}

/** Counts the mistakes that a run's model makes at a visit; wherever the run stands in between, it stands after. */
export class MistakeCount implements Job<Mistakes> {
  readonly visit: number;
  readonly #run: WasmRun;
  readonly #heldOut: LabelledRows;
  readonly #found = { training: 0, heldOut: 0 };
  /** Examples counted: those trained on, then those held out. */
  #done = 0;

  constructor(run: WasmRun, heldOut: LabelledRows, visit = run.moment().visit) {
    this.#run = run;
    this.#heldOut = heldOut;
    this.visit = visit;
  }

  get progress(): number {
    return this.#done / this.#size;
  }

  advance(work: number): boolean {
    atVisit(this.#run, this.visit, work, () => {
      const rest = this.#training(work);
      if (rest > 0) this.#others(rest);
    });
    return this.#done === this.#size;
  }

  result(): Mistakes {
    const { training, heldOut } = this.#found;
    return { trainingMistakes: training, heldOutMistakes: this.#heldOut.y.length > 0 ? heldOut : null };
  }

  dispose(): void {}

  get #size(): number {
    return this.#run.examples + this.#heldOut.y.length;
  }

  /** What is left of the work. */
  #training(work: number): number {
    const { examples, countingCost } = this.#run;
    const end = Math.min(this.#done + rowsFor(work, countingCost), examples);
    if (this.#done >= end) return work;
    this.#found.training += this.#run.trainingMistakes(this.#done, end);
    const rest = work - (end - this.#done) * countingCost;
    this.#done = end;
    return rest;
  }

  #others(work: number): void {
    const { X, base, y } = this.#heldOut;
    const start = this.#done - this.#run.examples;
    const end = Math.min(start + rowsFor(work, this.#run.predictionCost), y.length);
    if (start < 0 || start === end) return;
    const rows = { data: X.subarray(base * start, base * end), shape: [end - start, base] } as const;
    this.#found.heldOut += this.#run.mistakes(rows, y.subarray(start, end));
    this.#done += end - start;
  }
}

/** How many rows so much work is enough for: at least one. */
export function rowsFor(work: number, cost: number): number {
  return Math.max(1, Math.floor(work / cost));
}

/**
 * Does something at a visit of a run that has been made, and goes back to where the run stood. While the way there is
 * long, that is what the work is spent on, and nothing is done yet.
 */
export function atVisit(run: WasmRun, visit: number, work: number, act: () => void): void {
  const present = run.moment().visit;
  if (visit !== present) {
    if (!run.approach(visit, work)) return;
    run.seek(visit);
  }
  try {
    act();
  } finally {
    if (visit !== present) run.seek(present);
  }
}
