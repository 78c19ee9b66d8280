import type { WasmRun } from "../../engine/run.js";
import type { Advance, Snapshot, Visit } from "../../engine/types.js";
import type { Goal } from "./playback.js";

/** Runs in lockstep: all stand at the same visit, or at their end if that comes before. One of them leads. */
export class Lockstep {
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

  /** Updates the lead has made. */
  get updates(): number {
    return this.#lead.moment().updates;
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
    const { updates } = this;
    return updates > 0 ? this.#lead.updateVisit(updates - 1) : 0;
  }

  /** To the state just before a visit; not beyond the end of the run that goes on longest. */
  seek(visit: number): void {
    for (const run of this.#runs) run.seek(visit);
    this.#visit = Math.max(...this.#runs.map((run) => run.moment().visit));
  }

  /** Whether `seek` is short for each of them; where it is not yet, works towards that: see `WasmRun.approach`. */
  approach(visit: number, work: number): boolean {
    return this.#runs.every((run) => run.approach(visit, work));
  }

  /** One visit of each; what it was for the lead. */
  step(): Visit | null {
    const visit = this.#lead.step();
    this.seek(this.#visit + 1);
    return visit;
  }

  /** Where `how` leads to from here; nowhere, where it asks for nothing. */
  goalOf(how: Advance): Goal {
    const { visits, epochs, updates, until } = how as Partial<Record<"visits" | "epochs" | "updates", number>> & {
      readonly until?: unknown;
    };
    const end = Number.POSITIVE_INFINITY;
    if (updates !== undefined) return { visit: end, updates: this.updates + updates };
    const { examples } = this.#lead;
    if (epochs !== undefined) return { visit: (Math.floor(this.#visit / examples) + epochs) * examples };
    return { visit: until === "converged" ? end : this.#visit + (visits ?? 0) };
  }

  /** Makes at most so many visits, fewer where the lead has come to an update or all have stopped. Returns how many. */
  advanceWithin(visits: number, updates = Number.POSITIVE_INFINITY): number {
    const from = this.#visit;
    if (updates === Number.POSITIVE_INFINITY) this.seek(from + visits);
    // To an update of a lead that has stopped there is no way.
    else if (this.#lead.advanceWithin(visits, updates) > 0) this.seek(this.#lead.moment().visit);
    return this.#visit - from;
  }

  /** As `Run.advance`, `updates` being those of the lead. */
  advance(how: Advance): number {
    const { visit, updates = Number.POSITIVE_INFINITY } = this.goalOf(how);
    return this.advanceWithin(visit - this.#visit, updates - this.updates);
  }

  /** Of the lead. */
  snapshot(): Snapshot {
    return this.#lead.snapshot();
  }
}
