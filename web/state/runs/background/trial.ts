import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { Job } from "../../../engine/job.js";
import type { Scaling, TrialResult } from "../../../engine/types.js";
import type { Examples } from "../../data/examples.js";
import { runSpecOf, type TrainingSet, trainingSetOf } from "../../data/training-set.js";
import { hasPowers } from "../../document/features/base-features.js";
import { baseFeatures, proposedSets, sameFeatures } from "../../document/features/feature-names.js";
import { withoutInitial } from "../../document/initial-weights.js";
import type { Problem } from "../../document/problem.js";
import type { PageLearner } from "../../document/state.js";
import { hyperplane, type TrialRow, type TrialView } from "../frame.js";
import { heldOutFrom } from "./held-out.js";

/** What a row says of the variant itself. */
type Variant = Pick<TrialRow, "name" | "features" | "scaling">;

const scalings: readonly Scaling[] = ["none", "standardize", "min-max", "unit-norm"];

/** Most visits that a run is trained for: some never converge. */
export const mostVisits = 2_000_000;

/** One learner trained in several variants, one after another. */
export class Trial implements Job<TrialView> {
  readonly of: TrialView["of"];
  readonly learner: PageLearner;
  readonly #engine: WholeEngine;
  readonly #problem: Problem;
  readonly #set: TrainingSet;
  readonly #variants: readonly Variant[];
  #job: Job<TrialResult> | null = null;
  #view: TrialView;

  constructor(engine: WholeEngine, of: TrialView["of"], problem: Problem, learner: PageLearner, examples: Examples) {
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
      this.#job?.dispose();
      this.#job = null;
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
    this.#job?.dispose();
    this.#job = null;
    if (this.#view.running) this.#view = { ...this.#view, running: false };
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
