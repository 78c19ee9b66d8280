import type { WasmEngine } from "../../../engine/engine.js";
import type { Examples } from "../../data/examples.js";
import { withoutInitial, withoutStart } from "../../document/initial-weights.js";
import { type Problem, sameProblem } from "../../document/problem.js";
import type { PageLearner } from "../../document/state.js";
import type { TrialView } from "../frame.js";
import type { Intent } from "../intent.js";
import type { PaneRun } from "../training/pane-run.js";
import type { JobQueue } from "./queue.js";
import { Trial } from "./trial.js";

/** Trains the lead with other scalings or other features, each variant to its end, to set them side by side. */
export class Trials {
  readonly #engine: WasmEngine;
  readonly #queue: JobQueue;
  #problem: Problem | null = null;
  #examples: Examples | null = null;
  #trial: Trial | null = null;

  constructor(engine: WasmEngine, queue: JobQueue) {
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
    const { whole } = this.#engine;
    if (!this.#problem || !this.#examples || !lead?.run || !whole) return;
    this.#trial = new Trial(whole, of, withoutStart(this.#problem), lead.learner, this.#examples);
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
