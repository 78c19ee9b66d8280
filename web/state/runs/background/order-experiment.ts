import type { Job } from "../../../engine/job.js";
import type { ExperimentOptions, Jobs, OrderExperimentJob, OrderKind, RunSpec } from "../../../engine/types.js";
import type { ExperimentCurve, ExperimentView } from "../frame.js";

/** Never, once, every epoch: what is compared. */
const orders: readonly OrderKind[] = ["given", "shuffle-once", "shuffle-each-epoch"];

type Experiments = Pick<Jobs, "startOrderExperiment">;

/** The same run in three orders over many seeds; the order that is furthest behind goes on. */
export class OrderExperiment implements Job<ExperimentView> {
  readonly #options: ExperimentOptions;
  readonly #parts: readonly Part[];
  #running = true;
  #view: ExperimentView;

  constructor(engine: Experiments, spec: RunSpec, options: ExperimentOptions) {
    this.#options = options;
    this.#parts = orders.map((order) => new Part(engine, spec, order, options));
    this.#view = this.#look([]);
  }

  get progress(): number {
    return this.#view.done / this.#view.total;
  }

  /** What has come of it so far. */
  get view(): ExperimentView {
    return this.#view;
  }

  advance(work: number): boolean {
    const [least] = this.#parts.filter(({ done }) => !done).sort((a, b) => a.runs - b.runs);
    least?.advance(work);
    this.#running = this.#parts.some(({ done }) => !done);
    const done = this.#parts.reduce((sum, { runs }) => sum + runs, 0);
    // Every curve is sorted anew, so while more runs come it is not at every slice, but when there is a tenth more.
    const drawn = this.#view.curves.reduce((sum, { seeds }) => sum + seeds, 0);
    const more = !this.#running || done >= Math.max(1, 1.1 * drawn);
    if (done > this.#view.done || !this.#running) this.#view = this.#look(more ? this.#curves() : this.#view.curves);
    return !this.#running;
  }

  result(): ExperimentView {
    return this.#view;
  }

  /** Ends it: what has been found out stays. */
  dispose(): void {
    this.#running = false;
    this.#view = { ...this.#view, running: false };
    for (const part of this.#parts) part.dispose();
  }

  #look(curves: readonly ExperimentCurve[]): ExperimentView {
    return {
      running: this.#running,
      done: this.#parts.reduce((sum, { runs }) => sum + runs, 0),
      total: this.#parts.reduce((sum, { seeds }) => sum + seeds, 0),
      epochs: this.#options.epochs,
      curves,
    };
  }

  #curves(): readonly ExperimentCurve[] {
    return this.#parts.map((part) => part.curve());
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
