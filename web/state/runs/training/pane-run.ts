import type { WholeEngine } from "../../../engine/engine.js";
import type { Job } from "../../../engine/job.js";
import type { WasmRun } from "../../../engine/run.js";
import type { Current, LearnerSpec, LinearModel, Model, RunSpec, VisitRecord } from "../../../engine/types.js";
import type { OverAxes, overAxes } from "../../data/axes.js";
import { runSpecOf, startOfRun, type TrainingSet } from "../../data/training-set.js";
import type { Problem } from "../../document/problem.js";
import type { PageLearner } from "../../document/state.js";
import { predictsByPlane, tellsClasses, trainsAsPerceptron, traitsOf } from "../../learners/traits.js";
import type { PaneView, Regions, VisitEvent } from "../frame.js";
import type { Obstacle } from "./obstacle.js";
import type { StartResult } from "./start.js";

/** Whether what is learned is a hyperplane over the axes just as it is. */
function learnsOnAxes({ features }: WasmRun, { scaling }: Problem): boolean {
  return scaling === "none" && features.every((name) => name === "x1" || name === "x2");
}

/**
 * What a learner predicts where, at the run's present moment.
 * @param over puts it over the axes; null where that makes no lines.
 */
function regionsOf(run: WasmRun, learner: LearnerSpec, over: OverAxes | null): Regions {
  if (!over || !(predictsByPlane(learner) || tellsClasses(learner))) return { kind: "field" };
  const model: Model = run.model();
  if (Array.isArray(model)) return { kind: "classes", models: over(model) };
  return "weights" in model ? { kind: "linear", model: over(model) } : { kind: "field" };
}

/** The hyperplane that predicts, where it is one. */
function planeOf(run: WasmRun, learner: LearnerSpec): LinearModel | null {
  const model = predictsByPlane(learner) ? run.model() : null;
  return model && "weights" in model ? model : null;
}

const zero = { weights: new Float64Array(2), bias: 0 };

/** A pane with nothing to train. */
export const paneOfNothing: Omit<PaneView, "learner" | "obstacle"> = {
  features: ["x1", "x2"],
  initial: null,
  visit: 0,
  epoch: 0,
  epochLength: 0,
  updates: 0,
  stop: null,
  frontier: 0,
  frontierUpdates: 0,
  finished: false,
  current: zero,
  onAxes: null,
  regions: { kind: "linear", model: zero },
  plane: null,
  field: null,
  ghost: null,
  event: null,
  trainingMistakes: 0,
  heldOutMistakes: null,
  wrong: null,
  predict: null,
  margin: null,
  angle: null,
  cycle: null,
  curve: null,
  exampleAt: () => null,
  updatesBefore: (visits) => new Float64Array(visits.length),
  mistakesBefore: (visits) => new Float64Array(visits.length),
};

/** So many examples are looked through at once, before what counts beside the run has loaded. */
const atOnce = 200;

/** Which examples are wrong now; null where there are many, or some are held out. */
function wrongOf(run: WasmRun, { train, heldOut }: TrainingSet): PaneView["wrong"] {
  if (run.examples > atOnce || heldOut.index.length > 0) return null;
  const wrong = train.index.filter((_, row) => run.trainingMistakes(row, row + 1) > 0);
  return { examples: Uint32Array.from(wrong), trained: wrong.length, visit: run.moment().visit };
}

/** One learner's run on the examples, and its record. */
export class PaneRun {
  readonly learner: PageLearner;
  readonly set: TrainingSet;
  /** As it begins: with the start that the examples come with. */
  readonly problem: Problem;
  /** The engine of its run, where that is the whole one. */
  #whole: WholeEngine | null = null;
  #run: WasmRun | null = null;
  #obstacle: Obstacle | null = null;
  #start: Job<unknown> | null = null;
  #last: {
    readonly visit: number;
    readonly run: WasmRun;
    readonly record: VisitRecord | null;
    readonly event: VisitEvent | null;
  } | null = null;
  #sequence: { readonly epoch: number; readonly examples: Uint32Array } | null = null;
  #ghost: { readonly updates: number; readonly current: Current } | null = null;
  #overAxes: OverAxes | null = null;
  #look: { readonly from: readonly unknown[]; readonly view: PaneView } | null = null;
  #axes: typeof overAxes | null = null;

  constructor(
    whole: WholeEngine | null,
    problem: Problem,
    learner: PageLearner,
    set: TrainingSet,
    outcome: StartResult | null,
  ) {
    this.learner = learner;
    this.problem = problem;
    this.set = set;
    this.take(outcome, whole);
  }

  /** Null while it is still to be started, and where there is nothing to train. */
  get run(): WasmRun | null {
    return this.#run;
  }

  /** What came of its start, as far as it has come, in the whole engine or the small one. */
  take(outcome: StartResult | null, whole: WholeEngine | null): void {
    this.#whole = whole;
    this.#start = null;
    if (outcome && "code" in outcome) this.#obstacle = outcome;
    else if (outcome && "progress" in outcome) this.#start = outcome;
    else this.#run = outcome;
    this.#fitAxes();
  }

  /** How scaled features are put over the axes, which is loaded after the first picture, as the engine's extension is. */
  set axes(axes: typeof overAxes) {
    this.#axes = axes;
    this.#fitAxes();
  }

  /** Whether its weights are those over the axes drawn, or what puts them there is known. */
  get drawnAsTrained(): boolean {
    return this.#run === null || this.#overAxes !== null || (this.#axes !== null && this.#whole !== null);
  }

  /** Whether the same weights at the end of an epoch always lead to the same epoch. */
  get repeats(): boolean {
    return traitsOf(this.learner).byWeightsAlone === true && this.problem.order.kind !== "shuffle-each-epoch";
  }

  /** What an experiment with this learner trains. */
  get spec(): RunSpec {
    const { learner } = this;
    // These make the perceptron's visits, and what else they keep costs more than the visits.
    const plain = trainsAsPerceptron(learner) ? ({ ...learner, kind: "perceptron" } as PageLearner) : learner;
    return runSpecOf(this.problem, plain, this.set);
  }

  /**
   * The page's examples as the epoch of a visit takes them in, that of the last one for none. Kept, because it is the same
   * all through it; at the end of an epoch it is still the one that was visited.
   */
  sequence(visit?: number): Uint32Array {
    const run = this.#run;
    if (!run || run.disposed) return new Uint32Array(0);
    const epoch = Math.floor(Math.max(0, (visit ?? run.moment().visit) - 1) / run.examples);
    if (this.#sequence?.epoch !== epoch) {
      const { index } = this.set.train;
      this.#sequence = { epoch, examples: run.sequence(epoch).map((row) => index[row] ?? row) };
    }
    return this.#sequence.examples;
  }

  /**
   * The run as it stands, the same object as long as it stands there: what is drawn from it is drawn once. What is found
   * out beside it is not known here.
   */
  look(): PaneView {
    const { learner } = this;
    const run = this.#run;
    if (!run)
      return { ...paneOfNothing, learner, obstacle: this.#start ? this.#preparing(this.#start) : this.#obstacle };
    const from = [run, run.moment().visit, run.frontier, run.frontierUpdates, run.frontierStop, this.#overAxes];
    const known = this.#look?.from.every((part, i) => part === from[i]);
    if (!known || !this.#look) this.#look = { from, view: this.#lookAt(run) };
    return this.#look.view;
  }

  /** The same object as long as it says the same. */
  #preparing({ progress }: Job<unknown>): Obstacle {
    const percent = Math.floor(100 * progress);
    const known = this.#obstacle;
    if (known?.code === "preparing" && known.percent === percent) return known;
    this.#obstacle = { code: "preparing", percent };
    return this.#obstacle;
  }

  #lookAt(run: WasmRun): PaneView {
    const { learner } = this;
    const moment = run.moment();
    const current = run.current();
    const { record, event } = this.#recordAt(run, moment.visit);
    const ghost = this.#ghostOf(record, moment.updates);
    const over = this.#overAxes;
    const elsewhere = over !== null && !learnsOnAxes(run, this.problem);
    return {
      ...paneOfNothing,
      learner,
      features: run.features,
      initial: startOfRun(this.problem, learner),
      ...moment,
      epochLength: run.examples,
      frontier: run.frontier,
      frontierUpdates: run.frontierUpdates,
      finished: run.frontierStop !== null,
      current,
      regions: regionsOf(run, learner, over),
      plane: planeOf(run, learner),
      ghost,
      onAxes: elsewhere
        ? { current: over(current), ghost: over(ghost), scaled: this.problem.scaling !== "none" }
        : null,
      event,
      trainingMistakes: null,
      wrong: this.#whole || moment.updates === 0 ? null : wrongOf(run, this.set),
      obstacle: null,
      // A view may draw a frame once more after an edit has replaced its run; the next frame is on its way by then.
      exampleAt: (visit) => this.sequence(visit)[(visit - 1) % run.examples] ?? null,
      updatesBefore: (visits) => (run.disposed ? new Float64Array(visits.length) : run.updatesBefore(visits)),
      mistakesBefore: (visits) => (run.disposed ? new Float64Array(visits.length) : run.mistakesBefore(visits)),
    };
  }

  #fitAxes(): void {
    if (!this.#run) return;
    if (learnsOnAxes(this.#run, this.problem)) {
      this.#overAxes = (learned) => learned;
    } else if (this.#axes && this.#whole) {
      this.#overAxes = this.#axes(this.#whole, this.problem, this.#run.features, this.set.train);
    }
  }

  /** Of the visit before this one, and as the page counts examples. Kept: it is the same as long as nothing moves. */
  #recordAt(run: WasmRun, visit: number): { record: VisitRecord | null; event: VisitEvent | null } {
    if (this.#last?.visit !== visit || this.#last.run !== run) {
      const { objective = false } = traitsOf(this.learner);
      const record = run.record({ objective });
      this.#last = { visit, run, record, event: record && this.#eventOf(run, record) };
    }
    return this.#last;
  }

  #eventOf(run: WasmRun, { earlier: _, ...record }: VisitRecord): VisitEvent {
    const facts = this.#whole?.visitFacts(run, this.learner, record, this.problem.bias);
    return { ...record, example: this.set.train.index[record.example] ?? record.example, ...facts };
  }

  /** What was in training before the last update. Kept, because most frames share it with the one before. */
  #ghostOf(record: VisitRecord | null, updates: number): Current {
    if (!record || updates === 0) return null;
    if (this.#ghost?.updates !== updates) this.#ghost = { updates, current: record.earlier };
    return this.#ghost.current;
  }
}
