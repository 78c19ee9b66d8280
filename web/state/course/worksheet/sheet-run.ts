import type { WasmEngine } from "../../../engine/engine.js";
import type { LearnerSpec, ModelOf } from "../../../engine/types.js";
import type { LeadRun } from "../../io/exports/lead-run.js";
import type { Trace } from "../../runs/trace/trace.js";
import { TraceReader } from "../../runs/trace/trace-reader.js";

/** Most visits that are worked out by hand. */
export const mostVisits = 24;

/** A run as far as a sheet goes, as the engine has recorded it. */
export interface SheetRun extends Trace {
  readonly of: LeadRun;
  readonly features: readonly string[];
  /** The examples trained on. */
  readonly examples: number;
  /** One of each of the names in `weights`: what it starts from. */
  readonly start: readonly number[];
  readonly updates: number;
  /** Completed. */
  readonly epochs: number;
  readonly converged: boolean;
  /** What predicts after the last visit. */
  readonly model: ModelOf<LearnerSpec>;
}

/** Works a run through, visit by visit. Throws `PlaygroundError` where the engine refuses it. */
export function workThrough(engine: Pick<WasmEngine, "createRun">, of: LeadRun, most = mostVisits): SheetRun {
  const run = engine.createRun<LearnerSpec>(of.spec);
  try {
    const reader = new TraceReader(run, of);
    const start = reader.currentWeights();
    const rows = [];
    for (let row = reader.next(); row !== null; row = rows.length < most ? reader.next() : null) rows.push(row);
    const { updates, epoch, stop } = run.moment();
    return {
      of,
      features: run.features,
      examples: run.examples,
      weights: reader.weights,
      start,
      rows,
      updates,
      epochs: epoch,
      converged: stop === "converged",
      model: run.model(),
    };
  } finally {
    run.dispose();
  }
}
