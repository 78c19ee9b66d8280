import type { WasmEngine } from "../../engine/engine.js";
import { PlaygroundError } from "../../engine/errors.js";
import type { WasmRun } from "../../engine/run.js";
import type { Scaling } from "../../engine/types.js";
import type { Examples } from "../data/examples.js";
import { baseFeatures, hasPowers, productsUpTo, sameFeatures } from "../data/feature-names.js";
import { runSpecOf, type TrainingSet, trainingSetOf } from "../data/training-set.js";
import { withoutInitial, withoutStart } from "../document/initial-weights.js";
import { mostFeatures } from "../document/limits.js";
import { type Problem, sameProblem } from "../document/problem.js";
import type { PageLearner } from "../document/state.js";
import type { PaneView, TrialRow, TrialView } from "../frame.js";
import type { Intent } from "../intent.js";
import { traitsOf } from "../learners/traits.js";
import type { Trained } from "./trained.js";
import { Attempt, mostVisits, nothing, type Result } from "./trial-run.js";

type Subject = TrialView["of"];
type Variant = Omit<TrialRow, keyof Result>;

const scalings: readonly Scaling[] = ["none", "standardize", "min-max", "unit-norm"];

/** Trains the lead with other scalings or other features, each variant to its end, to set them side by side. */
export class Trials {
  readonly #engine: WasmEngine;
  #problem: Problem | null = null;
  #examples: Examples | null = null;
  #trial: Trial | null = null;

  constructor(engine: WasmEngine) {
    this.#engine = engine;
  }

  /** A trial stands as long as only what it varies is changed: its rows are as true as before. */
  load(problem: Problem, examples: Examples): void {
    if (this.#problem && this.#trial && !sameButFor(this.#trial.of, this.#problem, problem)) this.#end();
    this.#problem = problem;
    this.#examples = examples;
  }

  act(intent: Intent, lead: Trained | undefined): boolean {
    if (intent.type === "cancel-trial") this.#trial?.cancel();
    else if (intent.type === "run-trial") this.#begin(intent.of, lead);
    else return false;
    return true;
  }

  #begin(of: Subject, lead: Trained | undefined): void {
    this.#end();
    if (!this.#problem || !this.#examples || !lead?.run) return;
    this.#trial = new Trial(this.#engine, of, withoutStart(this.#problem), lead.learner, this.#examples);
  }

  /** Trains as long as there is time. Returns whether there is more to do. */
  work(isLate: () => boolean): boolean {
    return this.#trial?.work(isLate) ?? false;
  }

  drop(): void {
    this.#trial?.drop();
  }

  /** What there is to see while this learner leads: a trial of another is over. */
  view({ learner }: Pick<PaneView, "learner">): TrialView | null {
    if (!this.#trial?.isOf(learner)) this.#end();
    return this.#trial?.view ?? null;
  }

  #end(): void {
    this.drop();
    this.#trial = null;
  }
}

class Trial {
  readonly of: Subject;
  readonly #engine: WasmEngine;
  readonly #problem: Problem;
  readonly #set: TrainingSet;
  readonly #learner: PageLearner;
  readonly #variants: readonly Variant[];
  readonly #rows: TrialRow[] = [];
  #lead: PageLearner;
  #attempt: Attempt | null = null;
  #running = true;
  #view: TrialView | null = null;

  constructor(engine: WasmEngine, of: Subject, problem: Problem, learner: PageLearner, examples: Examples) {
    this.of = of;
    this.#engine = engine;
    this.#problem = problem;
    this.#learner = withoutInitial(learner);
    this.#lead = learner;
    this.#set = trainingSetOf(examples);
    this.#variants = of === "scaling" ? scaled(problem, examples) : featured(problem, examples);
  }

  isOf(learner: PageLearner): boolean {
    // The same settings in another object come with other features.
    if (learner !== this.#lead && JSON.stringify(withoutInitial(learner)) !== JSON.stringify(this.#learner))
      return false;
    this.#lead = learner;
    return true;
  }

  cancel(): void {
    this.drop();
    this.#running = false;
    this.#view = null;
  }

  /** Lets go of the run; the variant begins again if there is more work. */
  drop(): void {
    this.#attempt?.dispose();
    this.#attempt = null;
  }

  work(isLate: () => boolean): boolean {
    while (this.#running && !isLate()) this.#advance();
    return this.#running;
  }

  get view(): TrialView {
    this.#view ??= {
      of: this.of,
      running: this.#running,
      total: this.#variants.length,
      examples: this.#set.train.index.length,
      heldOut: this.#set.heldOut.index.length,
      rows: [...this.#rows],
    };
    return this.#view;
  }

  #advance(): void {
    const variant = this.#variants[this.#rows.length];
    if (!variant) {
      this.cancel();
      return;
    }
    const row = this.#try(variant);
    if (!row) return;
    this.drop();
    this.#rows.push(row);
    this.#view = null;
    if (this.#rows.length === this.#variants.length) this.#running = false;
  }

  /** A slice of training or counting; the row once that is done. */
  #try(variant: Variant): TrialRow | null {
    try {
      this.#attempt ??= new Attempt(this.#start(variant), this.#learner, this.#set);
      const result = this.#attempt.advance();
      return result && { ...variant, ...result };
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      return { ...variant, ...nothing, obstacle: error.message };
    }
  }

  #start({ features, scaling }: Variant): WasmRun {
    const problem = { ...this.#problem, features, scaling };
    return this.#engine.createRun({
      ...runSpecOf(problem, this.#learner, this.#set),
      maxUpdates: mostVisits,
      // A vote is read from the journal; nobody goes back in the others.
      journal: traitsOf(this.#learner).predicts === "votes",
    });
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

/** Whether two problems differ in nothing but what a trial varies, and the weights to start from, which it leaves out. */
function sameButFor(of: Subject, a: Problem, b: Problem): boolean {
  const essence = (problem: Problem): Problem => {
    const { features, ...rest } = withoutStart(problem);
    return of === "scaling" ? { ...rest, scaling: "none", ...(features && { features }) } : rest;
  };
  return sameProblem(essence(a), essence(b));
}
