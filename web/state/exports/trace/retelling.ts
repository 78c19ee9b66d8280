import type { WasmEngine } from "../../../engine/engine.js";
import type { Job } from "../../../engine/job.js";
import type { WasmRun } from "../../../engine/run.js";
import { Teller } from "../../trace/teller.js";
import type { Trace, TraceRow } from "../../trace/trace.js";
import type { LeadRun } from "../lead-run.js";

/** Visits from `first` to `last`, counted from 1; fewer where the run ends before. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** A run made once more, visit by visit, and told by the engine's records of it: the page's own run stays where it is. */
export class Retelling implements Job<Trace> {
  readonly #stretch: Stretch;
  readonly #run: WasmRun;
  readonly #teller: Teller;
  readonly #rows: TraceRow[] = [];
  #ended = false;

  /** Throws `PlaygroundError` where the engine refuses the run. */
  constructor(engine: Pick<WasmEngine, "createRun">, of: LeadRun, stretch: Stretch) {
    this.#stretch = stretch;
    this.#run = engine.createRun(of.spec);
    this.#teller = new Teller(this.#run, of);
  }

  get progress(): number {
    if (this.#ended) return 1;
    return Math.min(1, this.#run.visit / this.#stretch.last);
  }

  advance(work: number): boolean {
    const { cost } = this.#teller;
    for (let left = work; left > 0 && !this.#ended; ) left -= cost * this.#go(Math.max(1, Math.floor(left / cost)));
    return this.#ended;
  }

  result(): Trace {
    return { weights: this.#teller.weights, rows: this.#rows };
  }

  dispose(): void {
    this.#run.dispose();
  }

  /** Goes towards the stretch, or makes a visit of it. Returns how many visits were made, at least one. */
  #go(most: number): number {
    const { first, last } = this.#stretch;
    const before = this.#run.visit;
    const made = before < first - 1 ? this.#run.advance({ visits: Math.min(most, first - 1 - before) }) : 0;
    if (made > 0) return made;
    const row = before < last ? this.#teller.next() : null;
    if (row) this.#rows.push(row);
    else this.#ended = true;
    return 1;
  }
}
