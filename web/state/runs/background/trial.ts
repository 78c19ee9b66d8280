import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { Job } from "../../../engine/job.js";
import type { Scaling, TrialResult } from "../../../engine/types.js";
import type { Examples } from "../../data/examples.js";
import { runSpecOf, trainingSetOf } from "../../data/training-set.js";
import { hasPowers } from "../../document/features/base-features.js";
import { baseFeatures, proposedSets, sameFeatures } from "../../document/features/feature-names.js";
import { withoutInitial, withoutStart } from "../../document/initial-weights.js";
import { type Problem, sameProblem } from "../../document/problem.js";
import type { PageLearner } from "../../document/state.js";
import { hyperplane, type TrialRow, type TrialView } from "../frame.js";
import type { Intent } from "../intent.js";
import type { PaneRun } from "../training/pane-run.js";
import type { JobQueue } from "./queue.js";
import { heldOutFrom } from "./readings.js";
import { Experiment } from "./sliced.js";

/** What a row says of the variant itself. */
type Variant = Pick<TrialRow, "name" | "features" | "scaling">;

const scalings: readonly Scaling[] = ["none", "standardize", "min-max", "unit-norm"];

/** Most visits that a run is trained for: some never converge. */
export const mostVisits = 2_000_000;

/** One learner trained in several variants, one after another. */
export function trial(
  engine: WholeEngine,
  of: TrialView["of"],
  problem: Problem,
  learner: PageLearner,
  examples: Examples,
): Experiment<TrialView> {
  const variants = of === "scaling" ? scaled(problem, examples) : featured(problem, examples);
  const set = trainingSetOf(examples);
  const { length: total } = variants;
  const counts = { examples: set.train.index.length, heldOut: set.heldOut.index.length };
  return new Experiment<TrialView>({ of, running: true, total, ...counts, rows: [] }, function* (slice, show) {
    const rows: TrialRow[] = [];
    for (const variant of variants) {
      if (rows.length > 0) yield rows.length / total;
      let job: Job<TrialResult> | null = null;
      try {
        const spec = runSpecOf({ ...problem, features: variant.features, scaling: variant.scaling }, learner, set);
        job = engine.startTrial(spec, { mostVisits, heldOut: heldOutFrom(set, learner) });
        while (!job.advance(slice.work)) yield rows.length / total;
        rows.push(trained(variant, job.result()));
      } catch (error) {
        if (!(error instanceof PlaygroundError)) throw error;
        rows.push(untrained(variant, error));
      } finally {
        job?.dispose();
      }
      show({ rows: [...rows], running: rows.length < total });
    }
  });
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
  #learner: PageLearner | null = null;
  #trial: Experiment<TrialView> | null = null;

  constructor(engine: WholeEngine, queue: JobQueue) {
    this.#engine = engine;
    this.#queue = queue;
  }

  get view(): TrialView | null {
    return this.#trial?.view ?? null;
  }

  /** A trial stands as long as only what it varies is changed: its rows are as true as before. */
  load(problem: Problem, examples: Examples): void {
    if (this.#problem && this.#trial && !sameButFor(this.#trial.view.of, this.#problem, problem)) this.#end();
    this.#problem = problem;
    this.#examples = examples;
  }

  /** A trial of another learner is over. */
  follow(lead: PageLearner): void {
    if (this.#learner && !sameLearner(this.#learner, lead)) this.#end();
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
    this.#learner = withoutInitial(lead.learner);
    this.#trial = trial(this.#engine, of, withoutStart(this.#problem), this.#learner, this.#examples);
    this.#queue.put(this.#trial, () => {});
  }

  #end(): void {
    this.#queue.drop(this.#trial);
    this.#trial = null;
    this.#learner = null;
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
