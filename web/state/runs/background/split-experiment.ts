import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { SplitExperimentJob } from "../../../engine/types.js";
import type { Examples } from "../../data/examples.js";
import { runSpecOf, trainingSetOf } from "../../data/training-set.js";
import type { Problem } from "../../document/problem.js";
import type { PageLearner, Split } from "../../document/state.js";
import type { SplitsRow, SplitsView } from "../findings.js";
import { Experiment, mostVisits } from "./trial.js";

/** How many splits there are. */
const splits = 50;

type Counts = readonly (number | null)[];

/**
 * All learners trained to their end on many splits of the same examples, and asked for those that were held out: one
 * split alone may favour any of them. The learner that is furthest behind goes on, so that they can be compared before
 * all is done.
 */
export class SplitExperiment extends Experiment<SplitsView> {
  readonly #parts: readonly Part[];

  constructor(engine: WholeEngine, problem: Problem, split: Split, examples: Examples) {
    const set = trainingSetOf({ ...examples, heldOut: null });
    const parts = problem.learners.map(
      (learner) =>
        new Part(learner, () =>
          engine.startSplitExperiment(runSpecOf(problem, learner, set), { ...split, splits, mostVisits }),
        ),
    );
    const heldOut = examples.heldOut?.reduce((sum, held) => sum + held, 0) ?? 0;
    const rows = parts.map(({ row }) => row);
    super({ running: true, done: 0, total: splits * rows.length, splits, heldOut, rows });
    this.#parts = parts;
  }

  get progress(): number {
    return this.view.done / this.view.total;
  }

  advance(work: number): boolean {
    const [least] = this.#parts.filter(({ made }) => made < splits).sort((a, b) => a.made - b.made);
    if (least?.advance(work)) this.#look();
    return !this.view.running;
  }

  override dispose(): void {
    for (const part of this.#parts) part.dispose();
    super.dispose();
  }

  #look(): void {
    const done = this.#parts.reduce((sum, { made }) => sum + made, 0);
    const rows = this.#parts.map(({ row }) => row);
    this.view = { ...this.view, done, running: done < this.view.total, rows };
  }
}

/** One learner. */
class Part {
  readonly #start: () => SplitExperimentJob;
  #job: SplitExperimentJob | null = null;
  #row: SplitsRow;

  constructor(learner: PageLearner, start: () => SplitExperimentJob) {
    this.#start = start;
    this.#row = { learner, misclassified: [], five: null };
  }

  get row(): SplitsRow {
    return this.#row;
  }

  /** How many splits have been made. */
  get made(): number {
    return this.#row.misclassified.length;
  }

  /** Whether more of them have been made by that. */
  advance(work: number): boolean {
    const before = this.made;
    const misclassified = this.#work(work);
    if (misclassified.length === before) return false;
    this.#row = { ...this.#row, misclassified, five: this.#job?.fiveNumbers() ?? null };
    return true;
  }

  dispose(): void {
    this.#job?.dispose();
  }

  #work(work: number): Counts {
    try {
      this.#job ??= this.#start();
      const { progress } = this.#job;
      this.#job.advance(work);
      return this.#job.progress > progress ? this.#job.soFar() : this.#row.misclassified;
    } catch (error) {
      // What the engine refuses of all examples it would refuse of each split.
      if (!(error instanceof PlaygroundError)) throw error;
      return new Array(splits).fill(null);
    }
  }
}
