import type { WasmEngine } from "../../engine/engine.js";
import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import { runSpecOf, type TrainingSet } from "../data/training-set.js";
import type { Problem } from "../document/problem.js";
import type { PageLearner } from "../document/state.js";
import { hyperplane, type TrialRow } from "../frame.js";
import { traitsOf } from "../learners/traits.js";
import { heldOutRows, type LabelledRows, MistakeCount, rowsFor } from "./mistake-count.js";

/** What a row says beside which variant it is. */
export type Result = Omit<TrialRow, "name" | "features" | "scaling">;

/** Most visits that a run is trained for: some never converge. */
const mostVisits = 2_000_000;

/** Of a variant that could not be trained. */
export const nothing: Result = {
  ...{ visits: 0, updates: 0, epochs: 0, stop: null, obstacle: null },
  ...{ trainingMistakes: 0, heldOutMistakes: null, plane: null },
};

/** One run, started, trained to its end, then asked for its mistakes. */
export class TrialRun implements Job<Result> {
  readonly #start: Job<WasmRun>;
  readonly #heldOut: LabelledRows;
  #run: WasmRun | null = null;
  #count: MistakeCount | null = null;

  /** Owns the start, and the run that comes of it. */
  constructor(start: Job<WasmRun>, heldOut: LabelledRows) {
    this.#start = start;
    this.#heldOut = heldOut;
  }

  get progress(): number {
    return this.#count?.progress ?? 0;
  }

  advance(work: number): boolean {
    if (!this.#run && !this.#start.advance(work)) return false;
    this.#run ??= this.#start.result();
    const { visit, stop } = this.#run.moment();
    if (stop === null && visit < mostVisits) {
      this.#run.advance({ visits: Math.min(rowsFor(work, this.#run.visitCost), mostVisits - visit) });
      return false;
    }
    this.#count ??= new MistakeCount(this.#run, this.#heldOut);
    return this.#count.advance(work);
  }

  result(): Result {
    if (!this.#run || !this.#count) throw new Error("A trial has its result once it is done.");
    const { visit, epoch, updates, stop } = this.#run.moment();
    const plane = hyperplane(this.#run.current());
    return { visits: visit, updates, epochs: epoch, stop, obstacle: null, ...this.#count.result(), plane };
  }

  dispose(): void {
    this.#start.dispose();
    this.#run?.dispose();
  }
}

/** A learner's run on a part of the examples. Throws `PlaygroundError` where there is nothing to train. */
export function trialRunOf(engine: WasmEngine, problem: Problem, learner: PageLearner, set: TrainingSet): TrialRun {
  const start = engine.startRun({
    ...runSpecOf(problem, learner, set),
    maxUpdates: mostVisits,
    // A vote is read from the journal; nobody goes back in the others.
    journal: traitsOf(learner).predicts === "votes",
  });
  return new TrialRun(start, heldOutRows(set, learner));
}
