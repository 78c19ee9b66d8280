import type { WasmComparison } from "../../../engine/extension/index.js";
import { limitsOf } from "../../../engine/run/how-far.js";
import type { WasmRun } from "../../../engine/run.js";
import type { Advance, Snapshot, Visit } from "../../../engine/types.js";
import type { Goal } from "./playback.js";

/** Runs that stand at the same visit, or at their end if that comes before, as the engine keeps them. One of them leads. */
export class Lockstep {
  readonly #together: WasmRun | WasmComparison;
  readonly #lead: WasmRun;
  /** Of the lead among them. */
  readonly #place: number;

  /** @param lead One of the runs, or the only one. */
  constructor(together: WasmRun | WasmComparison, lead: WasmRun) {
    this.#together = together;
    this.#lead = lead;
    this.#place = "runs" in together ? together.runs.indexOf(lead) : 0;
  }

  /** The visit all have come to, or their end before it. */
  get visit(): number {
    return this.#together.visit;
  }

  /** Updates the lead has made. */
  get updates(): number {
    return this.#lead.moment().updates;
  }

  /** The most visits that a run may come to, by its epochs. */
  get mostVisits(): number {
    return this.#lead.mostVisits;
  }

  /** Whether all have stopped. */
  get stopped(): boolean {
    return this.#together.stopped;
  }

  /** How far all have been computed. */
  get frontier(): number {
    return this.#together.frontier;
  }

  /** The visit of the lead's last update, or 0. */
  get lastUpdate(): number {
    const { updates } = this;
    return updates > 0 ? this.#lead.updateVisit(updates - 1) : 0;
  }

  /** To the state just before a visit; not beyond the end of the run that goes on longest. */
  seek(visit: number): void {
    this.#together.seek(visit <= this.mostVisits ? visit : Number.POSITIVE_INFINITY);
  }

  /** Whether `seek` is short for each of them; where it is not yet, works towards that: see `WasmRun.approach`. */
  approach(visit: number, work: number): boolean {
    return this.#together.approach(visit, work);
  }

  /** One visit of each; what it was for the lead. */
  step(): Visit | null {
    const made = this.#together.step();
    return made && "map" in made ? (made[this.#place] ?? null) : made;
  }

  /** Where `how` leads to from here: a visit, or so many updates of the lead. */
  goalOf(how: Advance): Goal {
    const { visits, updates } = limitsOf(how, this.visit, this.#lead.examples);
    return { visit: this.visit + visits, updates: this.updates + updates };
  }

  /** Makes at most so many visits, fewer where the lead has come to an update or all have stopped. Returns how many. */
  advanceWithin(visits: number, updates = Number.POSITIVE_INFINITY): number {
    return this.#together.advanceWithin(visits, updates, this.#place);
  }

  /** As `Run.advance`, `updates` being those of the lead. */
  advance(how: Advance): number {
    const { visits, updates } = limitsOf(how, this.visit, this.#lead.examples);
    return this.advanceWithin(visits, updates);
  }

  /** Of the lead. */
  snapshot(): Snapshot {
    return this.#lead.snapshot();
  }
}
