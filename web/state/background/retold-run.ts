import type { WholeEngine } from "../../engine/engine.js";
import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import { Teller, type Traced } from "../trace/teller.js";
import type { TraceRow } from "../trace/trace.js";

/** What there is of a run before any of its visits. */
export interface Told {
  readonly weights: readonly string[];
  /** The weights that it starts from. */
  readonly start: readonly number[];
}

/** A run once more, all in slices: it goes to any visit, and tells from there. The page's own run stays where it is. */
export class RetoldRun {
  readonly #start: Job<WasmRun>;
  readonly #of: Traced;
  #begun: { readonly run: WasmRun; readonly teller: Teller; readonly told: Told } | null = null;

  /** Throws `PlaygroundError` where the engine refuses the run. */
  constructor(engine: Pick<WholeEngine, "startRun">, of: Traced) {
    this.#of = of;
    this.#start = engine.startRun(of.spec) as Job<WasmRun>;
  }

  /** Null until the run has been started. */
  get told(): Told | null {
    return this.#begun?.told ?? null;
  }

  /** Works on its start. True once it has been started. */
  ready(work: number): boolean {
    if (this.#begun) return true;
    if (!this.#start.advance(work)) return false;
    const run = this.#start.result();
    this.#start.dispose();
    const teller = new Teller(run, this.#of);
    this.#begun = { run, teller, told: { weights: teller.weights, start: teller.present() } };
    return true;
  }

  /** Works on going to where so many visits have been made. True once it stands there, or at its end before. */
  goTo(visit: number, work: number): boolean {
    if (!this.#begun) return false;
    const { run, teller } = this.#begun;
    if (run.visit === visit) return true;
    if (!run.approach(visit, work)) return false;
    const { frontier } = run;
    run.seek(Math.min(visit, frontier));
    if (visit <= frontier) return true;
    const most = Math.max(1, Math.floor(work / teller.cost));
    return run.advance({ visits: Math.min(most, visit - frontier) }) === 0 || run.visit === visit;
  }

  /** Makes and tells so many of the next visits as are so much work, at least one; fewer where it ends. */
  tell(most: number, work: number): readonly TraceRow[] {
    const rows: TraceRow[] = [];
    if (!this.#begun) return rows;
    const { teller } = this.#begun;
    for (let left = work; left > 0 && rows.length < most; left -= teller.cost) {
      const row = teller.next();
      if (!row) break;
      rows.push(row);
    }
    return rows;
  }

  dispose(): void {
    (this.#begun?.run ?? this.#start).dispose();
  }
}
