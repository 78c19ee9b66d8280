import type { WasmEngine } from "../../engine/engine.js";
import { PlaygroundError } from "../../engine/errors.js";
import type { Job } from "../../engine/job.js";
import type { Examples } from "../data/examples.js";
import { heldOutOf, type TrainingSet, trainingSetOf } from "../data/training-set.js";
import type { Problem } from "../document/problem.js";
import type { Split } from "../document/state.js";
import type { SplitsRow, SplitsView } from "../findings.js";
import { fiveNumbers } from "./five-numbers.js";
import { type TrialRun, trialRunOf } from "./trial-run.js";

/** How many splits there are. */
const splits = 50;

/**
 * All learners trained to their end on many splits of the same examples, and asked for those that were held out: one
 * split alone may favour any of them. Split by split, so that the learners can be compared before all is done.
 */
export class SplitExperiment implements Job<SplitsView> {
  readonly #engine: WasmEngine;
  readonly #problem: Problem;
  readonly #examples: Examples;
  readonly #splits: readonly Split[];
  /** By learner, then by split: null where it could not be trained. */
  readonly #misclassified: readonly (number | null)[][];
  #set: { readonly split: Split; readonly set: TrainingSet } | null = null;
  #run: TrialRun | null = null;
  #view: SplitsView;

  constructor(engine: WasmEngine, problem: Problem, split: Split, examples: Examples) {
    this.#engine = engine;
    this.#problem = problem;
    this.#examples = examples;
    this.#splits = seedsFrom(split.seed).map((seed) => ({ ...split, seed }));
    this.#misclassified = problem.learners.map(() => []);
    const heldOut = examples.heldOut?.reduce((sum, held) => sum + held, 0) ?? 0;
    const total = splits * problem.learners.length;
    this.#view = { running: true, done: 0, total, splits, heldOut, rows: this.#rows() };
  }

  get progress(): number {
    return this.#view.done / this.#view.total;
  }

  /** What has come of it so far. */
  get view(): SplitsView {
    return this.#view;
  }

  advance(work: number): boolean {
    const count = this.#try(work);
    if (count !== "under way") this.#take(count);
    return !this.#view.running;
  }

  result(): SplitsView {
    return this.#view;
  }

  /** Ends it: what there is stays. */
  dispose(): void {
    this.#run?.dispose();
    this.#run = null;
    if (this.#view.running) this.#view = { ...this.#view, running: false };
  }

  /** The learner whose turn it is: the first of those that have the fewest splits. */
  get #turn(): number {
    return this.#view.done % this.#problem.learners.length;
  }

  #take(count: number | null): void {
    this.#run?.dispose();
    this.#run = null;
    this.#misclassified[this.#turn]?.push(count);
    const done = this.#view.done + 1;
    this.#view = { ...this.#view, done, running: done < this.#view.total, rows: this.#rows() };
  }

  /** A slice of a run; how many of the held-out examples it gets wrong once it is done. */
  #try(work: number): number | null | "under way" {
    try {
      this.#run ??= this.#start();
      return this.#run?.advance(work) ? this.#run.result().heldOutMistakes : "under way";
    } catch (error) {
      // What is left to train on may have one label only.
      if (!(error instanceof PlaygroundError)) throw error;
      return null;
    }
  }

  #start(): TrialRun | null {
    const learner = this.#problem.learners[this.#turn];
    const split = this.#splits[Math.floor(this.#view.done / this.#problem.learners.length)];
    if (!learner || !split) return null;
    if (this.#set?.split !== split) {
      this.#set = { split, set: trainingSetOf(heldOutOf(this.#examples, split, this.#engine)) };
    }
    return trialRunOf(this.#engine, this.#problem, learner, this.#set.set);
  }

  #rows(): readonly SplitsRow[] {
    return this.#problem.learners.map((learner, index) => {
      const misclassified = [...(this.#misclassified[index] ?? [])];
      return { learner, misclassified, five: fiveNumbers(misclassified.flatMap((count) => count ?? [])) };
    });
  }
}

/** As many seeds as there are splits, from one on; after the last seed there is comes the first. */
function seedsFrom(seed: number): readonly number[] {
  const last = Number.MAX_SAFE_INTEGER;
  return Array.from({ length: splits }, (_, k) => (seed > last - k ? k - (last - seed) - 1 : seed + k));
}
