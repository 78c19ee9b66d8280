import type { WasmRun } from "../../engine/run.js";
import type { Examples } from "../data/examples.js";
import { ReviewScorer } from "../data/review-scores.js";
import type { Problem } from "../document/problem.js";
import type { Findings, PaneView } from "../frame.js";
import { RunReader } from "../implied-weights.js";

/** What is read of the lead when it is looked at closely, in less than a slice of work. */
export class Readings {
  readonly #reader = new RunReader();
  readonly #reviews = new ReviewScorer();

  load(problem: Problem, examples: Examples): void {
    this.#reader.load(problem, examples);
    this.#reviews.load(problem, examples);
  }

  of(lead: PaneView, run: WasmRun | null): Pick<Findings, "implied" | "values" | "reviews"> {
    return {
      implied: this.#reader.implied(lead, run),
      values: this.#reader.values,
      reviews: once(() => this.#reviews.read(lead)),
    };
  }
}

/** Computes when it is asked for, and not again: most frames are not looked at so closely. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
