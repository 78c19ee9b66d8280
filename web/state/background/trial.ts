import type { WasmEngine } from "../../engine/engine.js";
import { PlaygroundError } from "../../engine/errors.js";
import type { Job } from "../../engine/job.js";
import type { Scaling } from "../../engine/types.js";
import type { Examples } from "../data/examples.js";
import { baseFeatures, hasPowers, productsUpTo, sameFeatures } from "../data/feature-names.js";
import { type TrainingSet, trainingSetOf } from "../data/training-set.js";
import { withoutInitial } from "../document/initial-weights.js";
import { mostFeatures } from "../document/limits.js";
import type { Problem } from "../document/problem.js";
import type { PageLearner } from "../document/state.js";
import type { TrialRow, TrialView } from "../frame.js";
import { nothing, type Result, type TrialRun, trialRunOf } from "./trial-run.js";

type Variant = Omit<TrialRow, keyof Result>;

const scalings: readonly Scaling[] = ["none", "standardize", "min-max", "unit-norm"];

/** One learner trained in several variants, one after another. */
export class Trial implements Job<TrialView> {
  readonly of: TrialView["of"];
  readonly learner: PageLearner;
  readonly #engine: WasmEngine;
  readonly #problem: Problem;
  readonly #set: TrainingSet;
  readonly #variants: readonly Variant[];
  #run: TrialRun | null = null;
  #view: TrialView;

  constructor(engine: WasmEngine, of: TrialView["of"], problem: Problem, learner: PageLearner, examples: Examples) {
    this.of = of;
    this.learner = withoutInitial(learner);
    this.#engine = engine;
    this.#problem = problem;
    this.#set = trainingSetOf(examples);
    this.#variants = of === "scaling" ? scaled(problem, examples) : featured(problem, examples);
    this.#view = {
      of,
      running: true,
      total: this.#variants.length,
      examples: this.#set.train.index.length,
      heldOut: this.#set.heldOut.index.length,
      rows: [],
    };
  }

  get progress(): number {
    return this.#view.rows.length / this.#view.total;
  }

  /** What has come of it so far. */
  get view(): TrialView {
    return this.#view;
  }

  advance(work: number): boolean {
    const variant = this.#variants[this.#view.rows.length];
    const row = variant && this.#try(variant, work);
    if (row) {
      this.#run?.dispose();
      this.#run = null;
      const rows = [...this.#view.rows, row];
      this.#view = { ...this.#view, rows, running: rows.length < this.#variants.length };
    }
    return !this.#view.running;
  }

  result(): TrialView {
    return this.#view;
  }

  /** Ends it: the rows that there are stay. */
  dispose(): void {
    this.#run?.dispose();
    this.#run = null;
    if (this.#view.running) this.#view = { ...this.#view, running: false };
  }

  /** A slice of a variant; its row once that is done. */
  #try(variant: Variant, work: number): TrialRow | null {
    try {
      this.#run ??= this.#start(variant);
      return this.#run.advance(work) ? { ...variant, ...this.#run.result() } : null;
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      return { ...variant, ...nothing, obstacle: error.message };
    }
  }

  #start({ features, scaling }: Variant): TrialRun {
    return trialRunOf(this.#engine, { ...this.#problem, features, scaling }, this.learner, this.#set);
  }
}

function scaled({ features }: Problem, { base }: Examples): readonly Variant[] {
  return scalings.map((scaling) => ({ name: scaling, scaling, features: features ?? baseFeatures(base) }));
}

/** The base features, with pairs, with triples; and those that are chosen, where they are others. */
function featured({ features, scaling, data }: Problem, { base }: Examples): readonly Variant[] {
  const sets = ["base", "pairs", "triples"].map((name, k) => ({
    name,
    scaling,
    features: productsUpTo(base, k + 1, hasPowers(data)),
  }));
  if (features) sets.push({ name: "chosen", scaling, features: [...features] });
  return sets.filter(
    (set, k) =>
      set.features.length <= mostFeatures &&
      sets.findIndex((other) => sameFeatures(other.features, set.features)) === k,
  );
}
