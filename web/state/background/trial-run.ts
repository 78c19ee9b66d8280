import type { WasmRun } from "../../engine/run.js";
import type { TrainingSet } from "../data/training-set.js";
import type { PageLearner } from "../document/state.js";
import { hyperplane, type TrialRow } from "../frame.js";
import { rowsAMillisecond } from "../training/mistake-counter.js";
import { Tally } from "../training/mistake-tally.js";

/** What a row says beside which variant it is. */
export type Result = Omit<TrialRow, "name" | "features" | "scaling">;

/** Most visits that a variant is trained for: some never converge. */
export const mostVisits = 2_000_000;
/** Milliseconds between two looks at the clock, and the visits to begin with. */
const slice = 2;
const firstChunk = 32;

/** Of a variant that could not be trained. */
export const nothing: Result = {
  ...{ visits: 0, updates: 0, epochs: 0, stop: null, obstacle: null },
  ...{ trainingMistakes: 0, heldOutMistakes: null, plane: null },
};

/** One run, trained to its end, then asked for its mistakes. */
export class Attempt {
  readonly #run: WasmRun;
  readonly #train: Tally;
  readonly #heldOut: Tally;
  readonly #learner: PageLearner;
  #chunk = firstChunk;

  constructor(run: WasmRun, learner: PageLearner, { train, heldOut }: TrainingSet) {
    this.#run = run;
    this.#learner = learner;
    this.#train = new Tally(train, learner);
    this.#heldOut = new Tally(heldOut, learner);
  }

  dispose(): void {
    this.#run.dispose();
  }

  /** Works for a few milliseconds. What there is to say at the end, or null before. */
  advance(): Result | null {
    const { visit, stop } = this.#run.moment();
    if (stop === null && visit < mostVisits) {
      this.#visits(mostVisits - visit);
      return null;
    }
    const tally = [this.#train, this.#heldOut].find(({ complete }) => !complete);
    if (!tally) return this.#result();
    tally.count(this.#run, rowsAMillisecond(this.#learner, this.#run.moment().updates, this.#run.examples));
    return null;
  }

  #visits(most: number): void {
    const started = performance.now();
    this.#run.advance({ visits: Math.min(this.#chunk, most) });
    const took = performance.now() - started;
    if (took > slice) this.#chunk = Math.max(1, Math.floor(this.#chunk / 2));
    else if (took < slice / 3) this.#chunk *= 2;
  }

  #result(): Result {
    const { visit, epoch, updates, stop } = this.#run.moment();
    return {
      ...nothing,
      visits: visit,
      updates,
      epochs: epoch,
      stop,
      trainingMistakes: this.#train.mistakes ?? 0,
      heldOutMistakes: this.#heldOut.size > 0 ? this.#heldOut.mistakes : null,
      plane: hyperplane(this.#run.current()),
    };
  }
}
