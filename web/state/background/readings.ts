import type { WasmRun } from "../../engine/run.js";
import type { Examples } from "../data/examples.js";
import { ReviewScorer } from "../data/review-scores.js";
import type { Problem } from "../document/problem.js";
import type { Findings, PaneView } from "../frame.js";
import { RunReader } from "../implied-weights.js";

type LeadReadings = Pick<Findings, "implied" | "values" | "reviews">;

/** What is read of the lead when it is looked at closely, in less than a slice of work. */
export class Readings {
  readonly #reader = new RunReader();
  readonly #reviews = new ReviewScorer();
  #last: { readonly from: readonly unknown[]; readonly readings: LeadReadings } | null = null;

  load(problem: Problem, examples: Examples): void {
    this.#reader.load(problem, examples);
    this.#reviews.load(problem, examples);
    this.#last = null;
  }

  /** The same as long as the lead stands where it stood. */
  of(lead: PaneView, run: WasmRun | null): LeadReadings {
    const from = [run, lead.learner, lead.visit, lead.current, lead.plane];
    const known = this.#last?.from.every((part, i) => part === from[i]);
    if (!known || !this.#last) this.#last = { from, readings: this.#read(lead, run) };
    return this.#last.readings;
  }

  #read(lead: PaneView, run: WasmRun | null): LeadReadings {
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
