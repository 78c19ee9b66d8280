import type { WasmRun } from "../../engine/run.js";
import type { LearnerSpec } from "../../engine/types.js";
import { labelsFor, type Rows } from "../data/training-set.js";

/** Counts the mistakes of a run's model on rows, some of them at a time. */
export class Tally {
  readonly #rows: Rows;
  readonly #labels: Float64Array;
  #done = 0;
  #mistakes = 0;

  constructor(rows: Rows, learner: LearnerSpec) {
    this.#rows = rows;
    this.#labels = labelsFor(learner, rows.label);
  }

  get size(): number {
    return this.#labels.length;
  }

  get complete(): boolean {
    return this.#done === this.size;
  }

  /** The count, once it is complete. */
  get mistakes(): number | null {
    return this.complete ? this.#mistakes : null;
  }

  /** Forgets the count; or takes one that is known. */
  begin(known: number | null = null): void {
    this.#done = known === null ? 0 : this.size;
    this.#mistakes = known ?? 0;
  }

  /** Counts so many rows on. */
  count(run: WasmRun, most: number): void {
    const end = Math.min(this.#done + most, this.size);
    const data = this.#rows.X.subarray(this.#rows.base * this.#done, this.#rows.base * end);
    this.#mistakes += run.mistakes(
      { data, shape: [end - this.#done, this.#rows.base] },
      this.#labels.subarray(this.#done, end),
    );
    this.#done = end;
  }
}
