import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { Job } from "../../../engine/job.js";
import type { Scaling, TrialResult } from "../../../engine/types.js";
import type { Examples } from "../../data/examples.js";
import { runSpecOf, type TrainingSet, trainingSetOf } from "../../data/training-set.js";
import { hasPowers } from "../../document/features/base-features.js";
import { baseFeatures, proposedSets, sameFeatures } from "../../document/features/feature-names.js";
import { type Problem, sameProblem, withoutInitial, withoutStart } from "../../document/problem.js";
import type { PageLearner } from "../../document/state.js";
import { hyperplane, type TrialRow, type TrialView } from "../frame.js";
import type { Intent } from "../intent.js";
import type { PaneRun } from "../training/pane-run.js";
import type { JobQueue } from "./queue.js";
import { heldOutFrom } from "./readings.js";

/** What a row says of the variant itself. */
type Variant = Pick<TrialRow, "name" | "features" | "scaling">;

const scalings: readonly Scaling[] = ["none", "standardize", "min-max", "unit-norm"];

/** Most visits that a run is trained for: some never converge. */
export const mostVisits = 2_000_000;

/** What is found out part by part: what there is of it can be seen before all is done, and stays when it is ended. */
export abstract class Experiment<View extends { readonly running: boolean }> implements Job<View> {
  /** What has come of it so far. */
  view: View;

  protected constructor(view: View) {
    this.view = view;
  }

  abstract get progress(): number;

  abstract advance(work: number): boolean;

  result(): View {
    return this.view;
  }

  dispose(): void {
    if (this.view.running) this.view = { ...this.view, running: false };
  }
}

/** One learner trained in several variants, one after another. */
export class Trial extends Experiment<TrialView> {
  readonly of: TrialView["of"];
  readonly learner: PageLearner;
  readonly #engine: WholeEngine;
  readonly #problem: Problem;
  readonly #set: TrainingSet;
  readonly #variants: readonly Variant[];
  #job: Job<TrialResult> | null = null;

  constructor(engine: WholeEngine, of: TrialView["of"], problem: Problem, learner: PageLearner, examples: Examples) {
    const variants = of === "scaling" ? scaled(problem, examples) : featured(problem, examples);
    const set = trainingSetOf(examples);
    const { length: total } = variants;
    super({
      of,
      running: true,
      total,
      examples: set.train.index.length,
      heldOut: set.heldOut.index.length,
      rows: [],
    });
    this.of = of;
    this.learner = withoutInitial(learner);
    this.#engine = engine;
    this.#problem = problem;
    this.#set = set;
    this.#variants = variants;
  }

  get progress(): number {
    return this.view.rows.length / this.view.total;
  }

  advance(work: number): boolean {
    const variant = this.#variants[this.view.rows.length];
    const row = variant && this.#try(variant, work);
    if (row) {
      this.#job?.dispose();
      this.#job = null;
      const rows = [...this.view.rows, row];
      this.view = { ...this.view, rows, running: rows.length < this.#variants.length };
    }
    return !this.view.running;
  }

  override dispose(): void {
    this.#job?.dispose();
    this.#job = null;
    super.dispose();
  }

  /** A slice of a variant; its row once that is done. */
  #try(variant: Variant, work: number): TrialRow | null {
    try {
      this.#job ??= this.#start(variant);
      return this.#job.advance(work) ? trained(variant, this.#job.result()) : null;
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      return untrained(variant, error);
    }
  }

  #start({ features, scaling }: Variant): Job<TrialResult> {
    const spec = runSpecOf({ ...this.#problem, features, scaling }, this.learner, this.#set);
    return this.#engine.startTrial(spec, { mostVisits, heldOut: heldOutFrom(this.#set, this.learner) });
  }
}

function trained(variant: Variant, { stopReason, current, ...counts }: TrialResult): TrialRow {
  return { ...variant, ...counts, stop: stopReason, obstacle: null, plane: hyperplane(current) };
}

function untrained(variant: Variant, error: PlaygroundError): TrialRow {
  return {
    ...variant,
    ...{ visits: 0, updates: 0, epochs: 0, stop: null, obstacle: { code: "refused" as const, error } },
    ...{ trainingMistakes: 0, heldOutMistakes: null, plane: null },
  };
}

function scaled({ features }: Problem, { base }: Examples): readonly Variant[] {
  return scalings.map((scaling) => ({ name: scaling, scaling, features: features ?? baseFeatures(base) }));
}

/** The base features, with pairs, with triples; and those that are chosen, where they are others. */
function featured({ features, scaling, data }: Problem, { base }: Examples): readonly Variant[] {
  const names = ["base", "pairs", "triples"];
  const sets = proposedSets(base, hasPowers(data)).map((features, k) => ({ name: names[k] ?? "", scaling, features }));
  if (features) sets.push({ name: "chosen", scaling, features: [...features] });
  return sets.filter((set, k) => sets.findIndex((other) => sameFeatures(other.features, set.features)) === k);
}

/** Trains the lead with other scalings or other features, each variant to its end, to set them side by side. */
export class Trials {
  readonly #engine: WholeEngine;
  readonly #queue: JobQueue;
  #problem: Problem | null = null;
  #examples: Examples | null = null;
  #trial: Trial | null = null;

  constructor(engine: WholeEngine, queue: JobQueue) {
    this.#engine = engine;
    this.#queue = queue;
  }

  get view(): TrialView | null {
    return this.#trial?.view ?? null;
  }

  /** A trial stands as long as only what it varies is changed: its rows are as true as before. */
  load(problem: Problem, examples: Examples): void {
    if (this.#problem && this.#trial && !sameButFor(this.#trial.of, this.#problem, problem)) this.#end();
    this.#problem = problem;
    this.#examples = examples;
  }

  /** A trial of another learner is over. */
  follow(lead: PageLearner): void {
    if (this.#trial && !sameLearner(this.#trial.learner, lead)) this.#end();
  }

  act(intent: Intent, lead: PaneRun | undefined): boolean {
    if (intent.type === "cancel-trial") this.#queue.drop(this.#trial);
    else if (intent.type === "run-trial") this.#begin(intent.of, lead);
    else return false;
    return true;
  }

  dispose(): void {
    this.#end();
  }

  #begin(of: TrialView["of"], lead: PaneRun | undefined): void {
    this.#end();
    if (!this.#problem || !this.#examples || !lead?.run) return;
    this.#trial = new Trial(this.#engine, of, withoutStart(this.#problem), lead.learner, this.#examples);
    this.#queue.put(this.#trial, () => {});
  }

  #end(): void {
    this.#queue.drop(this.#trial);
    this.#trial = null;
  }
}

/** The same settings in another object come with other features. */
function sameLearner(a: PageLearner, b: PageLearner): boolean {
  return a === b || JSON.stringify(withoutInitial(a)) === JSON.stringify(withoutInitial(b));
}

/** Whether two problems differ in nothing but what a trial varies, and the weights to start from, which it leaves out. */
function sameButFor(of: TrialView["of"], a: Problem, b: Problem): boolean {
  const essence = (problem: Problem): Problem => {
    const { features, ...rest } = withoutStart(problem);
    return of === "scaling" ? { ...rest, scaling: "none", ...(features && { features }) } : rest;
  };
  return sameProblem(essence(a), essence(b));
}
