import type { ExperimentOptions, Jobs, OrderExperimentJob, OrderKind, RunSpec } from "../../../engine/types.js";
import type { ExperimentCurve, ExperimentView } from "../frame.js";
import { Experiment } from "./trial.js";

/** Never, once, every epoch: what is compared. */
const orders: readonly OrderKind[] = ["given", "shuffle-once", "shuffle-each-epoch"];

type Experiments = Pick<Jobs, "startOrderExperiment">;

/** The same run in three orders over many seeds; the order that is furthest behind goes on. */
export class OrderExperiment extends Experiment<ExperimentView> {
  readonly #parts: readonly Part[];

  constructor(engine: Experiments, spec: RunSpec, options: ExperimentOptions) {
    const parts = orders.map((order) => new Part(engine, spec, order, options));
    const total = parts.reduce((sum, { seeds }) => sum + seeds, 0);
    super({ running: true, done: 0, total, epochs: options.epochs, curves: [] });
    this.#parts = parts;
  }

  get progress(): number {
    return this.view.done / this.view.total;
  }

  advance(work: number): boolean {
    const [least] = this.#parts.filter(({ done }) => !done).sort((a, b) => a.runs - b.runs);
    least?.advance(work);
    const running = this.#parts.some(({ done }) => !done);
    const done = this.#parts.reduce((sum, { runs }) => sum + runs, 0);
    // Every curve is sorted anew, so while more runs come it is not at every slice, but when there is a tenth more.
    const drawn = this.view.curves.reduce((sum, { seeds }) => sum + seeds, 0);
    const more = !running || done >= Math.max(1, 1.1 * drawn);
    if (running && done === this.view.done) return false;
    const curves = more ? this.#parts.map((part) => part.curve()) : this.view.curves;
    this.view = { ...this.view, running, done, curves };
    return !running;
  }

  override dispose(): void {
    for (const part of this.#parts) part.dispose();
    super.dispose();
  }
}

/** One order. */
class Part {
  readonly seeds: number;
  readonly #order: OrderKind;
  readonly #epochs: number;
  readonly #start: () => OrderExperimentJob;
  #job: OrderExperimentJob | null = null;
  #runs = 0;

  constructor(engine: Experiments, spec: RunSpec, order: OrderKind, { seeds, epochs }: ExperimentOptions) {
    this.#order = order;
    this.#epochs = epochs;
    // Without a shuffle all seeds give the same.
    this.seeds = order === "given" ? 1 : seeds;
    this.#start = () =>
      engine.startOrderExperiment({ ...spec, order: { kind: order, seed: 1 } }, { seeds: this.seeds, epochs });
  }

  /** How many have ended. */
  get runs(): number {
    return this.#runs;
  }

  get done(): boolean {
    return this.#runs === this.seeds;
  }

  advance(work: number): void {
    this.#job ??= this.#start();
    this.#job.advance(work);
    this.#runs = Math.round(this.#job.progress * this.seeds);
  }

  dispose(): void {
    this.#job?.dispose();
  }

  curve(): ExperimentCurve {
    const none = new Float64Array(this.#epochs);
    const spread = this.#job?.spread() ?? { mean: none, low: none, high: none };
    return { order: this.#order, seeds: this.#runs, ...spread };
  }
}
