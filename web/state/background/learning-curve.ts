import type { WasmRun } from "../../engine/run.js";
import type { LearnerSpec } from "../../engine/types.js";
import type { TrainingSet } from "../data/training-set.js";
import type { Curve } from "../frame.js";
import { rowsAMillisecond } from "../training/mistake-counter.js";
import { Tally } from "../training/mistake-tally.js";

/** Most epochs a curve has points for. */
const mostPoints = 64;

/** Evaluates a run's model after its epochs, one after another: for the chart of learning curves. */
export class CurveMaker {
  readonly #run: WasmRun | null;
  readonly #learner: LearnerSpec;
  readonly #train: Tally;
  readonly #heldOut: Tally;
  /** The epoch that is being evaluated. */
  #epoch: number | null = null;
  /** Mistakes by epoch: on the examples trained on, and on those held out. */
  readonly #known = new Map<number, readonly [number, number]>();
  #curve: Curve | null = null;
  /** The frontier up to which there is nothing left to do. */
  #evaluated = -1;
  wanted = false;

  constructor(run: WasmRun | null, learner: LearnerSpec, { train, heldOut }: TrainingSet) {
    this.#run = run;
    this.#learner = learner;
    this.#train = new Tally(train, learner);
    this.#heldOut = new Tally(heldOut, learner);
  }

  /** What has been evaluated so far. */
  get curve(): Curve | null {
    if (!this.wanted || !this.#run || this.#known.size === 0) return null;
    if (this.#curve) return this.#curve;
    const points = [...this.#known].sort(([a], [b]) => a - b);
    this.#curve = {
      epoch: Float64Array.from(points, ([epoch]) => epoch),
      train: Float64Array.from(points, ([, [train]]) => train),
      heldOut: this.#heldOut.size > 0 ? Float64Array.from(points, ([, [, heldOut]]) => heldOut) : null,
    };
    return this.#curve;
  }

  /** Evaluates epochs as long as there is time. Returns whether there are more. */
  work(late: () => boolean): boolean {
    const run = this.#run;
    if (!this.wanted || !run) return false;
    const frontier = run.frontier;
    if (frontier === this.#evaluated) return false;
    const { visit } = run.moment();
    const more = this.#epochs(run).some((epoch) => !this.#known.has(epoch) && !this.#evaluate(run, epoch, late));
    if (run.moment().visit !== visit) run.seek(visit);
    if (!more) this.#evaluated = frontier;
    return more;
  }

  /** Counts the mistakes after an epoch, or as many as there is time for. Returns whether that is done. */
  #evaluate(run: WasmRun, epoch: number, late: () => boolean): boolean {
    if (late()) return false;
    run.seek(epoch * run.examples);
    if (this.#epoch !== epoch) {
      this.#epoch = epoch;
      this.#train.begin();
      this.#heldOut.begin();
    }
    const chunk = rowsAMillisecond(this.#learner, run.moment().updates, run.examples);
    for (const tally of [this.#train, this.#heldOut]) {
      while (!tally.complete) {
        if (late()) return false;
        tally.count(run, chunk);
      }
    }
    this.#known.set(epoch, [this.#train.mistakes ?? 0, this.#heldOut.mistakes ?? 0]);
    this.#epoch = null;
    this.#curve = null;
    return true;
  }

  /** Every epoch up to the frontier, or some of them: always those known as well as the last. */
  #epochs(run: WasmRun): number[] {
    const last = Math.floor(run.frontier / run.examples);
    const step = 2 ** Math.max(0, Math.ceil(Math.log2(last / mostPoints)));
    const epochs = Array.from({ length: Math.floor(last / step) + 1 }, (_, k) => k * step);
    return run.frontierStop !== null && epochs.at(-1) !== last ? [...epochs, last] : epochs;
  }
}
