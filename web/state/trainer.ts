import type { WasmEngine } from "../engine/engine.js";
import { PlaygroundError } from "../engine/errors.js";
import type { WasmRun } from "../engine/run.js";
import type { LinearModel } from "../engine/types.js";
import { examplesOf } from "./examples.js";
import type { Examples, Frame, VisitEvent } from "./frame.js";
import { type Problem, runSpecOf } from "./problem.js";

/** What a frame says of the run. */
export type Look = Pick<
  Frame,
  | "features"
  | "visit"
  | "epoch"
  | "updates"
  | "stop"
  | "frontier"
  | "frontierUpdates"
  | "finished"
  | "current"
  | "ghost"
  | "event"
  | "trainingMistakes"
  | "updatesBefore"
>;

const nothing: LinearModel = { weights: new Float64Array(2), bias: 0 };

const lookOfNothing: Look = {
  features: ["x1", "x2"],
  visit: 0,
  epoch: 0,
  updates: 0,
  stop: null,
  frontier: 0,
  frontierUpdates: 0,
  finished: false,
  current: nothing,
  ghost: null,
  event: null,
  trainingMistakes: 0,
  updatesBefore: (visits) => new Float64Array(visits.length),
};

/** What stands in the way of training but is no error: a student who starts to draw begins here. */
const obstacles: ReadonlySet<string> = new Set(["empty", "one-class"]);

const twoExamples: Examples = {
  count: 2,
  xy: Float64Array.of(0, 0, 1, 1),
  label: Int8Array.of(-1, 1),
  columns: ["x₁", "x₂"],
};

/** Owns the run of the present problem, and looks at it. */
export class Trainer {
  readonly #engine: WasmEngine;
  #run: WasmRun | null = null;
  #data: Problem["data"] | undefined;
  #ghost: { updates: number; model: LinearModel } | null = null;
  examples: Examples = { count: 0, xy: new Float64Array(0), label: new Int8Array(0), columns: ["x₁", "x₂"] };
  obstacle: string | null = null;

  constructor(engine: WasmEngine) {
    this.#engine = engine;
  }

  get run(): WasmRun | null {
    return this.#run;
  }

  /** Replaces the run by one for this problem. Throws `PlaygroundError`; then everything stays as it was. */
  load(problem: Problem): void {
    const examples = problem.data === this.#data ? this.examples : examplesOf(problem.data, this.#engine);
    let run: WasmRun | null = null;
    let obstacle: string | null = null;
    try {
      run = this.#engine.createRun(runSpecOf(problem, examples));
    } catch (error) {
      if (!(error instanceof PlaygroundError && obstacles.has(error.code))) throw error;
      obstacle = error.message;
      this.#checkSettings(problem);
    }
    this.#run?.dispose();
    this.#run = run;
    this.#ghost = null;
    this.#data = problem.data;
    this.examples = examples;
    this.obstacle = obstacle;
  }

  /** While there is nothing to train, a bad setting is refused all the same: not only with the first point drawn. */
  #checkSettings(problem: Problem): void {
    const order = { ...problem.order, kind: "given" as const };
    this.#engine.createRun(runSpecOf({ ...problem, order }, twoExamples)).dispose();
  }

  dispose(): void {
    this.#run?.dispose();
    this.#run = null;
  }

  look(): Look {
    const run = this.#run;
    if (!run) return lookOfNothing;
    const moment = run.moment();
    const event = this.#event(run, moment.visit);
    return {
      features: run.features,
      ...moment,
      frontier: run.frontier,
      frontierUpdates: run.frontierUpdates,
      finished: run.frontierStop !== null,
      current: run.current(),
      ghost: this.#ghostBefore(run, moment, event),
      event,
      trainingMistakes: run.trainingMistakes(),
      // A view may draw a frame once more after an edit has replaced its run; the next frame is on its way by then.
      updatesBefore: (visits) => (run === this.#run ? run.updatesBefore(visits) : new Float64Array(visits.length)),
    };
  }

  /** The visit before this one, made again: the same bits, and the weights on both sides of it. */
  #event(run: WasmRun, visit: number): VisitEvent | null {
    if (visit === 0) return null;
    run.seek(visit - 1);
    const before = run.current();
    const record = run.step();
    if (!record) return null;
    return { ...record, x: run.example(record.example), before, after: run.current() };
  }

  /** The weights before the last update. Kept, because most frames share it with the one before. */
  #ghostBefore(
    run: WasmRun,
    { visit, updates }: { visit: number; updates: number },
    event: VisitEvent | null,
  ): LinearModel | null {
    if (updates === 0) return null;
    if (this.#ghost?.updates === updates) return this.#ghost.model;
    let model = event?.before;
    if (!event?.update || !model) {
      run.seek(run.updateVisit(updates - 1));
      model = run.current();
      run.seek(visit);
    }
    this.#ghost = { updates, model };
    return model;
  }
}
