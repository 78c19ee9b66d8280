import type { Glue } from "#glue";
import { countOf, numberOf } from "../checks.js";
import { PlaygroundError, reading } from "../errors.js";
import { visit } from "../generated/layouts.js";
import { mostLearners } from "../generated/limits.js";
import { standing } from "../generated/result-layouts.js";
import { finished } from "../job.js";
import { rows } from "../layout/rows.js";
import { optional, read } from "../layout/values.js";
import { limitsOf, visitWithin } from "../run/how-far.js";
import { WasmRun } from "../run.js";
import type { Comparison, Disagreements } from "../types/run-types.js";
import type { Advance, Snapshot, Visit } from "../types.js";
import { angle } from "./numbers.js";
import { startDisagreements } from "./run-jobs.js";

/** As the core takes it: then no lead can end it. */

/** As `EngineJobs.together`. */
export function together(glue: Glue, runs: readonly WasmRun[]): WasmComparison {
  const own = reading("runs", () =>
    Array.isArray(runs) && runs.length > 0 && runs.length <= mostLearners ? [...runs] : [],
  );
  if (own.length > 0 && own.every((run) => run instanceof WasmRun)) return new WasmComparison(glue, own);
  throw new PlaygroundError("wrong-type", "runs", "runs must be a list of 1 to {0} runs of this engine.", [
    mostLearners,
  ]);
}

/** Owns the handle of a comparison, and its runs. */
export class WasmComparison implements Comparison {
  readonly #glue: Glue;
  #handle: number | null;
  readonly runs: readonly WasmRun[];

  /** @param runs At least one, of this engine, all at visit 0 and of the same examples. They are its own from now on. */
  constructor(glue: Glue, runs: readonly WasmRun[]) {
    this.#glue = glue;
    this.runs = Object.freeze([...runs]);
    this.#handle = glue.openComparison(Float64Array.from(runs, (run) => run.handleIn(glue)));
  }

  get visit(): number {
    return this.#state().visit;
  }

  get frontier(): number {
    return this.#state().frontier;
  }

  get stopped(): boolean {
    return this.#state().stopped;
  }

  step(): readonly (Visit | null)[] {
    const visits = read(rows(optional(visit)), this.#glue.stepTogether(this.#open()));
    return this.runs.map((run, k) => {
      const made = visits[k];
      return made ? run.visitMade(made) : null;
    });
  }

  advance(how: Advance, lead = 0): number {
    const { visits, updates } = limitsOf(how, this.visit, this.#run(lead).examples);
    return this.advanceWithin(visits, updates, lead);
  }

  /**
   * At most so many visits and so many updates of the lead, whichever comes first; Infinity is no limit. Returns the
   * visits made.
   */
  advanceWithin(visits: number, updates: number, lead: number): number {
    this.#run(lead);
    // A limit, however large, ends it where the lead has stopped: none does not.
    const most = updates === Number.POSITIVE_INFINITY ? updates : countOf(updates, "updates");
    return this.#glue.advanceTogether(this.#open(), countOf(visits, "visits"), most, lead);
  }

  seek(visit: number): void {
    this.#glue.seekTogether(this.#open(), visitWithin(visit, this.#run(0)));
  }

  approach(visit: number, work: number): boolean {
    return this.#glue.approachTogether(this.#open(), countOf(visit, "visit"), numberOf(work, "work", Number.NaN));
  }

  snapshot(): readonly Snapshot[] {
    return this.runs.map((run) => run.snapshot());
  }

  disagreements(one: number, other: number): Disagreements {
    return finished(startDisagreements(this.#glue, this.#run(one), this.#run(other)));
  }

  angle(one: number, other: number): number | null {
    const [a, b] = [one, other].map((place) => this.#run(place).current());
    if (!a || !b || !("weights" in a && "weights" in b)) {
      throw new PlaygroundError("unknown", "learner", "Only the weights of linear learners have an angle.");
    }
    return angle(this.#glue, a.weights, b.weights);
  }

  dispose(): void {
    if (this.#handle === null) return;
    this.#glue.closeComparison(this.#handle);
    this.#handle = null;
    for (const run of this.runs) run.dispose();
  }

  #run(place: number): WasmRun {
    const run = this.runs[numberOf(place, "learners", 0)];
    if (run) return run;
    throw new PlaygroundError("out-of-range", "learners", "This comparison has {0} runs, from 0.", [this.runs.length]);
  }

  #open(): number {
    if (this.#handle !== null) return this.#handle;
    throw new PlaygroundError("disposed", "comparison", "This comparison has been disposed.");
  }

  #state(): ReturnType<typeof standing> {
    return read(standing, this.#glue.comparisonState(this.#open()));
  }
}
