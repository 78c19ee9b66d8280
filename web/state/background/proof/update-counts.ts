import type { WholeEngine } from "../../../engine/engine.js";
import type { Job } from "../../../engine/job.js";
import type { OrderExperimentJob, RunSpec, TrialResult } from "../../../engine/types.js";
import type { UpdateCounts } from "../../proof.js";
import { mostVisits } from "../trial.js";

/** Visits that all orders together may take. */
const mostInAll = 20_000_000;
const mostOrders = 200;
/** Fewer say nothing of how they are spread. */
const fewestOrders = 20;
/** What an order may take, and what each is given before more of them are drawn. */
const epochs = { most: 2000, least: 50 };

/** How many updates runs from weights 0 need: in the order of a run, and in random ones. */
export class UpdateCountJob implements Job<UpdateCounts> {
  readonly #engine: WholeEngine;
  readonly #spec: RunSpec;
  readonly #epochs: number;
  #trial: Job<TrialResult> | null = null;
  #orders: OrderExperimentJob | null = null;
  #view: UpdateCounts;

  /** @param examples How many are trained on. */
  constructor(engine: WholeEngine, { initial: _, ...spec }: RunSpec, examples: number) {
    this.#engine = engine;
    this.#spec = spec;
    const room = Math.floor(mostInAll / (examples * epochs.least));
    const total = room < fewestOrders ? 0 : Math.min(room, mostOrders);
    this.#epochs = Math.min(Math.floor(mostInAll / (examples * Math.max(1, total))), epochs.most);
    this.#view = { own: null, counts: new Float64Array(0), unfinished: 0, done: 0, total };
  }

  get progress(): number {
    const { own, done, total } = this.#view;
    return ((own ? 1 : 0) + done) / (1 + total);
  }

  /** What has come of it so far. */
  get view(): UpdateCounts {
    return this.#view;
  }

  advance(work: number): boolean {
    const { own, done, total } = this.#view;
    if (!own) this.#train(work);
    else if (done < total) this.#draw(work);
    return this.#view.own !== null && this.#view.done === this.#view.total;
  }

  result(): UpdateCounts {
    return this.#view;
  }

  dispose(): void {
    this.#trial?.dispose();
    this.#orders?.dispose();
  }

  #train(work: number): void {
    this.#trial ??= this.#engine.startTrial(this.#spec, { mostVisits });
    if (!this.#trial.advance(work)) return;
    const { updates, stopReason } = this.#trial.result();
    this.#view = { ...this.#view, own: { updates, converged: stopReason === "converged" } };
  }

  #draw(work: number): void {
    const { total } = this.#view;
    const kind = this.#spec.order?.kind === "shuffle-each-epoch" ? "shuffle-each-epoch" : "shuffle-once";
    this.#orders ??= this.#engine.startOrderExperiment(
      { ...this.#spec, order: { kind, seed: 1 } },
      { seeds: total, epochs: this.#epochs },
    );
    this.#orders.advance(work);
    const done = Math.round(this.#orders.progress * total);
    if (done === this.#view.done) return;
    // Every run is summed anew, so while more come it is not at every slice, but when there is a tenth more.
    const runs = done === total || done >= 1.1 * this.#view.counts.length ? this.#orders.soFar() : null;
    this.#view = { ...this.#view, done, ...(runs && counted(runs)) };
  }
}

/** A mistake is an update. A run has ended whose last epoch had none. */
function counted(runs: readonly Float64Array[]): Pick<UpdateCounts, "counts" | "unfinished"> {
  return {
    counts: Float64Array.from(runs, (mistakes) => mistakes.reduce((sum, count) => sum + count, 0)).sort(),
    unfinished: runs.filter((mistakes) => mistakes.at(-1) !== 0).length,
  };
}
