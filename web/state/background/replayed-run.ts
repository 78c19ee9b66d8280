import type { WholeEngine } from "../../engine/engine.js";
import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import type { TraceRow } from "../trace/trace.js";
import { TraceReader, type TraceSource } from "../trace/trace-reader.js";

/** A run before its first visit. */
interface ReplayStart {
  readonly weights: readonly string[];
  /** The weights that it starts from. */
  readonly start: readonly number[];
}

/** A second copy of a run, made in slices. It goes to any visit and reads rows from there, without moving the page's run. */
export class ReplayedRun {
  readonly #start: Job<WasmRun>;
  readonly #source: TraceSource;
  #begun: { readonly run: WasmRun; readonly reader: TraceReader; readonly started: ReplayStart } | null = null;

  /** Throws `PlaygroundError` where the engine refuses the run. */
  constructor(engine: Pick<WholeEngine, "startRun">, source: TraceSource) {
    this.#source = source;
    this.#start = engine.startRun(source.spec) as Job<WasmRun>;
  }

  /** Null until the run has been started. */
  get started(): ReplayStart | null {
    return this.#begun?.started ?? null;
  }

  /** Works on its start. Returns true once it has started. */
  start(work: number): boolean {
    if (this.#begun) return true;
    if (!this.#start.advance(work)) return false;
    const run = this.#start.result();
    this.#start.dispose();
    const reader = new TraceReader(run, this.#source);
    this.#begun = { run, reader, started: { weights: reader.weights, start: reader.currentWeights() } };
    return true;
  }

  /** Works towards a visit. Returns true once it is there, or at the end of the run if that is before it. */
  goTo(visit: number, work: number): boolean {
    if (!this.#begun) return false;
    const { run, reader } = this.#begun;
    if (run.visit === visit) return true;
    if (!run.approach(visit, work)) return false;
    const { frontier } = run;
    run.seek(Math.min(visit, frontier));
    if (visit <= frontier) return true;
    const most = Math.max(1, Math.floor(work / reader.cost));
    return run.advance({ visits: Math.min(most, visit - frontier) }) === 0 || run.visit === visit;
  }

  /** Makes the next visits within the given work, at least one, and returns their rows; fewer at the end of the run. */
  readRows(most: number, work: number): readonly TraceRow[] {
    const rows: TraceRow[] = [];
    if (!this.#begun) return rows;
    const { reader } = this.#begun;
    for (let left = work; left > 0 && rows.length < most; left -= reader.cost) {
      const row = reader.next();
      if (!row) break;
      rows.push(row);
    }
    return rows;
  }

  dispose(): void {
    (this.#begun?.run ?? this.#start).dispose();
  }
}
