import type { WasmEngine } from "../../../../engine/engine.js";
import type { Job } from "../../../../engine/job.js";
import type { WasmRun } from "../../../../engine/run.js";
import type { Trace, TraceRow } from "../../../runs/trace/trace.js";
import { TraceReader } from "../../../runs/trace/trace-reader.js";
import type { LeadRun } from "../lead-run.js";

/** The visits from `first` to `last`, counted from 1; fewer if the run ends before. */
export interface VisitRange {
  readonly first: number;
  readonly last: number;
}

/** Makes a run once more and records its visits. The page's own run does not move. */
export class TraceReplay implements Job<Trace> {
  readonly #range: VisitRange;
  readonly #run: WasmRun;
  readonly #reader: TraceReader;
  readonly #rows: TraceRow[] = [];
  #ended = false;

  /** Throws `PlaygroundError` if the engine refuses the run. */
  constructor(engine: Pick<WasmEngine, "createRun">, of: LeadRun, range: VisitRange) {
    this.#range = range;
    this.#run = engine.createRun(of.spec);
    this.#reader = new TraceReader(this.#run, of);
  }

  get progress(): number {
    if (this.#ended) return 1;
    return Math.min(1, this.#run.visit / this.#range.last);
  }

  advance(work: number): boolean {
    const { cost } = this.#reader;
    for (let left = work; left > 0 && !this.#ended; ) left -= cost * this.#go(Math.max(1, Math.floor(left / cost)));
    return this.#ended;
  }

  result(): Trace {
    return { weights: this.#reader.weights, rows: this.#rows };
  }

  dispose(): void {
    this.#run.dispose();
  }

  /** Goes towards the range, or makes a visit within it. Returns the number of visits made, at least one. */
  #go(most: number): number {
    const { first, last } = this.#range;
    const before = this.#run.visit;
    const made = before < first - 1 ? this.#run.advance({ visits: Math.min(most, first - 1 - before) }) : 0;
    if (made > 0) return made;
    const row = before < last ? this.#reader.next() : null;
    if (row) this.#rows.push(row);
    else this.#ended = true;
    return 1;
  }
}
