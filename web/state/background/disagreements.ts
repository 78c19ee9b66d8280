import type { Job } from "../../engine/job.js";
import type { Examples } from "../data/examples.js";
import type { PaneRun } from "../training/pane-run.js";
import { rowsFor } from "./rows-for.js";

/** Finds the examples that two learners predict differently as they stand. */
export class Disagreements implements Job<readonly number[]> {
  readonly #pair: readonly [PaneRun, PaneRun];
  readonly #examples: Examples;
  readonly #found: number[] = [];
  #done = 0;

  constructor(pair: readonly [PaneRun, PaneRun], examples: Examples) {
    this.#pair = pair;
    this.#examples = examples;
  }

  get progress(): number {
    return this.#done / this.#examples.count;
  }

  advance(work: number): boolean {
    const cost = this.#pair.reduce((sum, { run }) => sum + (run?.predictionCost ?? 0), 0);
    const end = Math.min(this.#done + rowsFor(work, cost), this.#examples.count);
    const [one, other] = this.#pair.map((pane) => pane.labels(this.#examples, this.#done, end));
    one?.forEach((label, k) => {
      if (label !== other?.[k]) this.#found.push(this.#done + k);
    });
    this.#done = end;
    return end === this.#examples.count;
  }

  result(): readonly number[] {
    return this.#found;
  }

  dispose(): void {}
}
