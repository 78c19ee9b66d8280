import type { Engine, OrderKind, RunSpec } from "../../engine/types.js";
import type { ExperimentCurve, ExperimentView } from "../frame.js";

/** Never, once, every epoch: what is compared. */
const orders: readonly OrderKind[] = ["given", "shuffle-once", "shuffle-each-epoch"];
/** Milliseconds that one call may take. */
const slice = 6;
/** The band holds the middle of the seeds: between these shares of them. */
const [lowShare, highShare] = [0.1, 0.9];

/** The same run in three orders over many seeds, a few seeds at a time. */
export class OrderExperiment {
  readonly #engine: Engine;
  readonly #spec: RunSpec;
  readonly #seeds: number;
  readonly #epochs: number;
  readonly #rows: Float64Array[][] = orders.map(() => []);
  #batch = 1;
  #running = true;
  #view: ExperimentView | null = null;
  #drawn: { readonly done: number; readonly curves: readonly ExperimentCurve[] } = { done: 0, curves: [] };

  constructor(engine: Engine, spec: RunSpec, { seeds, epochs }: { readonly seeds: number; readonly epochs: number }) {
    this.#engine = engine;
    this.#spec = spec;
    this.#seeds = seeds;
    this.#epochs = epochs;
  }

  cancel(): void {
    this.#running = false;
  }

  /** Trains as long as there is time. Returns whether there is more to do. */
  work(late: () => boolean): boolean {
    while (this.#running && !late()) this.#next();
    return this.#running;
  }

  get view(): ExperimentView {
    const done = this.#rows.reduce((sum, rows) => sum + rows.length, 0);
    const known = this.#view;
    if (known && known.done === done && known.running === this.#running) return known;
    this.#view = {
      running: this.#running,
      done,
      total: orders.reduce((total, order) => total + this.#runs(order), 0),
      epochs: this.#epochs,
      curves: this.#curvesNow(done),
    };
    return this.#view;
  }

  /** Every curve is sorted anew, so while more runs come it is not at every frame, but when there is a tenth more. */
  #curvesNow(done: number): readonly ExperimentCurve[] {
    if (!this.#running || done >= 1.1 * this.#drawn.done) {
      this.#drawn = { done, curves: orders.map((order, k) => curveOf(order, this.#rows[k] ?? [], this.#epochs)) };
    }
    return this.#drawn.curves;
  }

  /** How many runs an order takes: without a shuffle all seeds give the same. */
  #runs(order: OrderKind): number {
    return order === "given" ? 1 : this.#seeds;
  }

  /** A batch of the order that is furthest behind. */
  #next(): void {
    const behind = orders
      .map((order, k) => ({ order, rows: this.#rows[k] ?? [] }))
      .filter(({ order, rows }) => rows.length < this.#runs(order))
      .sort((a, b) => a.rows.length - b.rows.length);
    const [least] = behind;
    if (!least) {
      this.cancel();
      return;
    }
    const { order, rows } = least;
    const seeds = Math.min(this.#batch, this.#runs(order) - rows.length);
    const started = performance.now();
    const spec = { ...this.#spec, order: { kind: order, seed: rows.length + 1 } };
    rows.push(...this.#engine.orderExperiment(spec, { seeds, epochs: this.#epochs }));
    const took = performance.now() - started;
    if (took > slice) this.#batch = Math.max(1, Math.floor(this.#batch / 2));
    else if (took < slice / 3) this.#batch = Math.min(64, this.#batch * 2);
  }
}

function curveOf(order: OrderKind, rows: readonly Float64Array[], epochs: number): ExperimentCurve {
  const columns = Array.from({ length: epochs }, (_, epoch) =>
    Float64Array.from(rows, (row) => row[epoch] ?? 0).sort(),
  );
  const at = (share: number) => (column: Float64Array) => column[Math.round(share * (column.length - 1))] ?? 0;
  return {
    order,
    seeds: rows.length,
    mean: Float64Array.from(
      columns,
      (column) => column.reduce((sum, value) => sum + value, 0) / Math.max(1, column.length),
    ),
    low: Float64Array.from(columns, at(lowShare)),
    high: Float64Array.from(columns, at(highShare)),
  };
}
