import type { WasmRun } from "../engine/run.js";
import type { LearnerSpec } from "../engine/types.js";
import type { Curve } from "./frame.js";
import { labelsFor, type Rows, type TrainingSet } from "./training-set.js";

/** Most epochs a curve has points for. */
const mostPoints = 64;

/** Evaluates a run's model after its epochs, one at a time: for the chart of learning curves. */
export class CurveMaker {
  readonly #run: WasmRun | null;
  readonly #heldOut: { readonly rows: Rows; readonly labels: Float64Array };
  /** Mistakes by epoch: on the examples trained on, and on those held out. */
  readonly #known = new Map<number, readonly [number, number]>();
  #curve: Curve | null = null;
  /** The frontier up to which there is nothing left to do. */
  #evaluated = -1;
  wanted = false;

  constructor(run: WasmRun | null, learner: LearnerSpec, { heldOut }: TrainingSet) {
    this.#run = run;
    this.#heldOut = { rows: heldOut, labels: labelsFor(learner, heldOut.label) };
  }

  /** What has been evaluated so far. */
  get curve(): Curve | null {
    if (!this.wanted || !this.#run || this.#known.size === 0) return null;
    if (this.#curve) return this.#curve;
    const points = [...this.#known].sort(([a], [b]) => a - b);
    this.#curve = {
      epoch: Float64Array.from(points, ([epoch]) => epoch),
      train: Float64Array.from(points, ([, [train]]) => train),
      heldOut: this.#heldOut.labels.length > 0 ? Float64Array.from(points, ([, [, heldOut]]) => heldOut) : null,
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
    let more = false;
    for (const epoch of this.#epochs(run)) {
      if (this.#known.has(epoch)) continue;
      more = late();
      if (more) break;
      run.seek(epoch * run.examples);
      this.#known.set(epoch, [run.trainingMistakes(), this.#heldOutMistakes(run)]);
      this.#curve = null;
    }
    if (run.moment().visit !== visit) run.seek(visit);
    if (!more) this.#evaluated = frontier;
    return more;
  }

  /** Every epoch up to the frontier, or some of them: always those known as well as the last. */
  #epochs(run: WasmRun): number[] {
    const last = Math.floor(run.frontier / run.examples);
    const step = 2 ** Math.max(0, Math.ceil(Math.log2(last / mostPoints)));
    const epochs = Array.from({ length: Math.floor(last / step) + 1 }, (_, k) => k * step);
    return run.frontierStop !== null && epochs.at(-1) !== last ? [...epochs, last] : epochs;
  }

  #heldOutMistakes(run: WasmRun): number {
    const { rows, labels } = this.#heldOut;
    return labels.length > 0 ? run.mistakes({ data: rows.xy, shape: [labels.length, 2] }, labels) : 0;
  }
}
