import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import type { Grid, Predictions } from "../../engine/types.js";
import { rowsFor } from "./rows-for.js";

/**
 * Predicts the points of a grid in a slice through more than two base features. Where another model predicts meanwhile, it
 * begins anew: what is shown is of one.
 */
export class SlicePredictions implements Job<Predictions> {
  readonly #run: WasmRun;
  readonly #grid: Grid;
  readonly #slice: Float64Array;
  readonly #label: Int32Array;
  readonly #score: Float64Array;
  #done = 0;
  readonly #modelNow: () => number;
  #model: number;

  /**
   * @param slice a row of base features; those beyond the first two are kept.
   * @param modelNow The number of the model that predicts now.
   */
  constructor(run: WasmRun, grid: Grid, slice: Float64Array, modelNow: () => number) {
    this.#run = run;
    this.#grid = grid;
    this.#slice = slice;
    this.#modelNow = modelNow;
    this.#model = modelNow();
    this.#label = new Int32Array(grid.columns * grid.rows);
    this.#score = new Float64Array(grid.columns * grid.rows);
  }

  /** By which model it is. */
  get model(): number {
    return this.#model;
  }

  get progress(): number {
    return this.#done / this.#label.length;
  }

  advance(work: number): boolean {
    const model = this.#modelNow();
    if (model !== this.#model) this.#done = 0;
    this.#model = model;
    const left = this.#label.length - this.#done;
    const count = Math.min(left, rowsFor(work, this.#run.predictionCost));
    if (count > 0) {
      const { label, score } = this.#run.predict({ data: this.#rows(count), shape: [count, this.#slice.length] });
      this.#label.set(label, this.#done);
      this.#score.set(score, this.#done);
      this.#done += count;
    }
    return this.#done === this.#label.length;
  }

  result(): Predictions {
    return { label: this.#label, score: this.#score };
  }

  dispose(): void {}

  #rows(count: number): Float64Array {
    const { x0, y0, dx, dy, columns } = this.#grid;
    const base = this.#slice.length;
    const rows = new Float64Array(count * base);
    for (let k = 0; k < count; k++) {
      const point = this.#done + k;
      rows.set(this.#slice, base * k);
      rows[base * k] = x0 + dx * (point % columns);
      rows[base * k + 1] = y0 + dy * Math.floor(point / columns);
    }
    return rows;
  }
}
