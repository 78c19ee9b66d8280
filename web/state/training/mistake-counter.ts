import type { WasmRun } from "../../engine/run.js";
import type { LearnerSpec } from "../../engine/types.js";
import type { TrainingSet } from "../data/training-set.js";
import { traitsOf } from "../learners/traits.js";
import { Tally } from "./mistake-tally.js";

/** Steps of arithmetic in a millisecond, on a slow machine. */
const stepsAMillisecond = 250_000;

interface Moment {
  readonly visit: number;
  readonly updates: number;
}

/** Counts the mistakes of what predicts, on the examples trained on and on those held out. */
export class MistakeCounter {
  readonly #run: WasmRun | null;
  readonly #learner: LearnerSpec;
  readonly #train: Tally;
  readonly #heldOut: Tally;
  #visit = -1;
  #chunk = 1;

  constructor(run: WasmRun | null, learner: LearnerSpec, { train, heldOut }: TrainingSet) {
    this.#run = run;
    this.#learner = learner;
    this.#train = new Tally(train, learner);
    this.#heldOut = new Tally(heldOut, learner);
  }

  /** The counts at the run's present moment, as far as they are known. */
  counts(moment: Moment): { trainingMistakes: number | null; heldOutMistakes: number | null } {
    if (this.#run && this.#visit !== moment.visit) this.#begin(this.#run, moment);
    const heldOut = this.#heldOut.size > 0 ? this.#heldOut.mistakes : null;
    return { trainingMistakes: this.#train.mistakes, heldOutMistakes: heldOut };
  }

  /** Counts on, as long as there is time. Returns whether there is more to count. */
  work(late: () => boolean): boolean {
    const run = this.#run;
    if (!run || run.moment().visit !== this.#visit) return false;
    for (const tally of [this.#train, this.#heldOut]) {
      while (!tally.complete) {
        if (late()) return true;
        tally.count(run, this.#chunk);
      }
    }
    return false;
  }

  /** At another moment: what takes no longer than a millisecond is counted at once. */
  #begin(run: WasmRun, { visit, updates }: Moment): void {
    this.#visit = visit;
    this.#chunk = rowsAMillisecond(this.#learner, updates, this.#train.size);
    // What is in training has the scores of its own examples at hand.
    const known = traitsOf(this.#learner).countsMistakes;
    this.#train.begin(known || this.#train.size <= this.#chunk ? run.trainingMistakes() : null);
    this.#heldOut.begin();
    if (this.#heldOut.size > 0 && this.#heldOut.size <= this.#chunk) this.#heldOut.count(run, this.#chunk);
  }
}

/** About how many rows a learner predicts within a millisecond: at least one. */
export function rowsAMillisecond(learner: LearnerSpec, updates: number, examples: number): number {
  return Math.max(1, Math.floor(stepsAMillisecond / traitsOf(learner).predictionSteps(updates, examples)));
}
