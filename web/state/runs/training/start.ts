import type { WasmEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { StartedRuns, WasmComparison } from "../../../engine/extension/index.js";
import { finished, type Job } from "../../../engine/job.js";
import type { WasmRun } from "../../../engine/run.js";
import { refuse } from "../../../engine/split-module.js";
import { comparisonSpecOf, runSpecOf, type TrainingSet } from "../../data/training-set.js";
import type { Problem } from "../../document/problem.js";
import type { PageLearner } from "../../document/state.js";
import { tellsClasses } from "../../learners/traits.js";
import type { Obstacle } from "./obstacle.js";

/** What stands in the way of training but is no error: a student who starts to draw begins here. */
const obstacles: ReadonlySet<string> = new Set(["empty", "one-class"]);

/** Multiply-adds that the starts of a problem may take at once: some milliseconds. Longer ones go on in slices. */
export const startAtOnce = 4_000_000;

/** A run, why there is none, or what is still to start it. */
export type StartResult = WasmRun | Obstacle | Job<StartedRuns>;

const isRun = (outcome: StartResult): outcome is WasmRun => "features" in outcome;

const refused = (error: PlaygroundError): Obstacle => ({ code: "refused", error });

/** Fewer examples than any learner refuses. */
const anyTwo = (base: number): TrainingSet["train"] => ({
  X: new Float64Array(2 * base).fill(1, base),
  base,
  label: Int8Array.of(-1, 1),
  index: Uint32Array.of(0, 1),
});

/** The start of a problem's runs, which share one copy of its examples: at once, or in slices. */
export class Start {
  readonly #engine: WasmEngine;
  readonly #problem: Problem;
  readonly #set: TrainingSet;
  readonly #takers: readonly number[];
  /** What came of each learner's start. */
  outcomes: readonly (StartResult | null)[];
  /** What is to be worked off, and its result taken. */
  job: Job<StartedRuns> | null = null;
  /** The runs as one, once they have started; null where there are none. */
  together: WasmRun | WasmComparison | null = null;

  /** Throws `PlaygroundError` where the problem is not valid; then nothing is left behind. */
  constructor(engine: WasmEngine, problem: Problem, set: TrainingSet) {
    this.#engine = engine;
    this.#problem = problem;
    this.#set = set;
    this.outcomes = problem.learners.map((learner) => this.#untaught(learner));
    this.#takers = this.outcomes.flatMap((obstacle, place) => (obstacle === null ? place : []));
    const learners = problem.learners.filter((_, place) => this.#takers.includes(place));
    if (learners.length === 0) return;
    try {
      this.#begin(learners);
    } catch (error) {
      // What all are refused for.
      this.#place(learners.map((learner) => this.#obstacle(error, learner)));
    }
  }

  /** Ends the job: what the engine has against a learner stands in that learner's way. */
  take(started: StartedRuns): void {
    this.job = null;
    this.#place(started.map((run) => (run instanceof PlaygroundError ? refused(run) : run)));
  }

  dispose(): void {
    this.job?.dispose();
    this.together?.dispose();
  }

  #begin(learners: readonly PageLearner[]): void {
    const { whole } = this.#engine;
    if (!whole) {
      this.#startFirst(learners);
      return;
    }
    const job = whole.startRuns(comparisonSpecOf(this.#problem, learners, this.#set));
    // One that would take longer is not begun: even its first piece may be long.
    if (job.cost <= startAtOnce) {
      this.#settle(learners, finished(job));
      return;
    }
    this.job = job;
    this.#place(learners.map(() => job));
  }

  /** More than one run, and what starts in slices, waits for the extension of the engine. */
  #startFirst([learner, ...others]: readonly PageLearner[]): void {
    if (!learner || others.length > 0) refuse();
    this.#place([this.#engine.createRun(runSpecOf(this.#problem, learner, this.#set), startAtOnce)]);
  }

  /** Throws what is no obstacle; then nothing is left behind. */
  #settle(learners: readonly PageLearner[], started: StartedRuns): void {
    try {
      this.#place(started.map((run, k) => (run instanceof PlaygroundError ? this.#obstacle(run, learners[k]) : run)));
    } catch (error) {
      for (const run of started) if (!(run instanceof PlaygroundError)) run.dispose();
      throw error;
    }
  }

  /** Of those that take the labels, in turn. */
  #place(outcomes: readonly StartResult[]): void {
    this.outcomes = this.outcomes.map((before, place) => outcomes[this.#takers.indexOf(place)] ?? before);
    const runs = outcomes.filter(isRun);
    const [run = null] = runs;
    this.together = runs.length > 1 ? (this.#engine.whole?.together(runs) ?? null) : run;
  }

  /** The obstacle of a learner for two classes where the examples, held out or not, have more; null where they don't. */
  #untaught(learner: PageLearner): Obstacle | null {
    const { train, heldOut } = this.#set;
    const hasThird = [train, heldOut].some(({ label }) => label.some((one) => one > 1));
    if (tellsClasses(learner) || !hasThird) return null;
    this.#checkSettings(learner);
    return { code: "twoClasses" };
  }

  #obstacle(error: unknown, learner: PageLearner | undefined): Obstacle {
    if (!(error instanceof PlaygroundError && obstacles.has(error.code)) || !learner) throw error;
    this.#checkSettings(learner);
    return refused(error);
  }

  /** While there is nothing to train, a bad setting is refused all the same: not only with the first point drawn. */
  #checkSettings(learner: PageLearner): void {
    const two = anyTwo(this.#set.train.base);
    const order = { ...this.#problem.order, kind: "given" as const };
    const spec = runSpecOf({ ...this.#problem, order }, learner, { train: two, heldOut: two });
    this.#engine.createRun(spec).dispose();
  }
}
