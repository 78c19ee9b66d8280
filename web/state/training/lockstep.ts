import type { WasmRun } from "../../engine/run.js";
import type { Advance, Snapshot, Visit } from "../../engine/types.js";

/** Runs in lockstep: all stand at the same visit, or at their end if that comes before. One of them leads. */
export class Ensemble {
  readonly #runs: readonly WasmRun[];
  readonly #lead: WasmRun;
  #visit = 0;

  /** At least one run, `lead` among them. */
  constructor(runs: readonly WasmRun[], lead: WasmRun, visit = 0) {
    this.#runs = runs;
    this.#lead = lead;
    this.#visit = visit;
  }

  /** The visit all have come to, or their end before it. */
  get visit(): number {
    return this.#visit;
  }

  /** Whether all have stopped. */
  get stopped(): boolean {
    return this.#runs.every((run) => run.moment().stop !== null);
  }

  /** How far all have been computed. */
  get frontier(): number {
    return this.#runs.reduce(
      (least, run) => Math.min(least, run.frontierStop === null ? run.frontier : Number.POSITIVE_INFINITY),
      Number.POSITIVE_INFINITY,
    );
  }

  /** The visit of the lead's last update, or 0. */
  get lastUpdate(): number {
    const { updates } = this.#lead.moment();
    return updates > 0 ? this.#lead.updateVisit(updates - 1) : 0;
  }

  /** To the state just before a visit; not beyond the end of the run that goes on longest. */
  seek(visit: number): void {
    for (const run of this.#runs) run.seek(visit);
    this.#visit = this.#latest();
  }

  /** One visit of each; what it was for the lead. */
  step(): Visit | null {
    const visit = this.#lead.step();
    this.seek(this.#visit + 1);
    return visit;
  }

  /** As `Run.advance`, `updates` being those of the lead. */
  advance(how: Advance): number {
    const from = this.#visit;
    // The lead checks what it is asked.
    const made = this.#lead.advance(how);
    if ("until" in how) {
      for (const run of this.#runs) run.advance(how);
      this.#visit = this.#latest();
    } else if (this.#lead.moment().stop === null || ("updates" in how && made > 0)) {
      this.seek(this.#lead.moment().visit);
    } else if (!("updates" in how)) {
      this.seek("visits" in how ? from + how.visits : nextEpoch(from, how.epochs, this.#lead.examples));
    }
    return this.#visit - from;
  }

  /** Of the lead. */
  snapshot(): Snapshot {
    return this.#lead.snapshot();
  }

  #latest(): number {
    return Math.max(...this.#runs.map((run) => run.moment().visit));
  }
}

function nextEpoch(visit: number, epochs: number, examples: number): number {
  return (Math.floor(visit / examples) + epochs) * examples;
}
