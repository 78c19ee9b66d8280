import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import { rowsFor } from "./mistake-count.js";

/** Measures the geometric margin of a run's present model on the examples trained on: null where it has none. */
export class MarginMeasure implements Job<number | null> {
  readonly #run: WasmRun;
  #least = Number.POSITIVE_INFINITY;
  #none = false;
  #done = 0;

  constructor(run: WasmRun) {
    this.#run = run;
  }

  get progress(): number {
    return this.#done / this.#run.examples;
  }

  advance(work: number): boolean {
    const { examples, features } = this.#run;
    const end = Math.min(this.#done + rowsFor(work, features.length + 1), examples);
    const margin = this.#run.margin(this.#done, end);
    this.#none = margin === null;
    this.#least = Math.min(this.#least, margin ?? 0);
    this.#done = end;
    return this.#none || this.#done === examples;
  }

  result(): number | null {
    return this.#none ? null : this.#least;
  }

  dispose(): void {}
}
