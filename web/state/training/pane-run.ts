import type { WasmEngine } from "../../engine/engine.js";
import { PlaygroundError } from "../../engine/errors.js";
import type { WasmRun } from "../../engine/run.js";
import type { Current, LinearModel, RunSpec } from "../../engine/types.js";
import type { Background, CurveMaker, FieldPainter } from "../background/index.js";
import type { OverAxes } from "../data/axes.js";
import type { Examples } from "../data/examples.js";
import { labelOf } from "../data/labels.js";
import { runSpecOf, type TrainingSet } from "../data/training-set.js";
import type { Problem } from "../document/problem.js";
import type { PageLearner } from "../document/state.js";
import type { PaneView, VisitEvent } from "../frame.js";
import type { FieldWant } from "../intent.js";
import { predictsByPlane, tellsClasses, trainsAsPerceptron, traitsOf } from "../learners/traits.js";
import { MistakeCounter, rowsAMillisecond } from "./mistake-counter.js";
import { angleBetween, learnsOnAxes, paneOfNothing, planeOf, regionsOf } from "./regions.js";

/** What stands in the way of training but is no error: a student who starts to draw begins here. */
const obstacles: ReadonlySet<string> = new Set(["empty", "one-class"]);

/** Fewer examples than any learner refuses. */
const anyTwo = (base: number): TrainingSet["train"] => ({
  X: new Float64Array(2 * base).fill(1, base),
  base,
  label: Int8Array.of(-1, 1),
  index: Uint32Array.of(0, 1),
});

/** One learner's run on the examples, and what there is to see of it. */
export class PaneRun {
  readonly learner: PageLearner;
  readonly run: WasmRun | null;
  readonly obstacle: string | null;
  #field: FieldPainter | null = null;
  #curve: CurveMaker | null = null;
  #want: FieldWant | null = null;
  #wantsCurve = false;
  readonly #counter: MistakeCounter;
  readonly #set: TrainingSet;
  readonly #problem: Problem;
  #last: { readonly visit: number; readonly event: VisitEvent | null } | null = null;
  #sequence: { readonly epoch: number; readonly examples: Uint32Array } | null = null;
  readonly #engine: WasmEngine;
  readonly #compared: boolean;
  #best: { readonly plane: LinearModel | null } | null = null;
  #turn = 0;
  /** Undefined until it has been made, in the background. */
  #overAxes: OverAxes | null | undefined;
  #ghost: { readonly updates: number; readonly current: Current } | null = null;

  /** Throws `PlaygroundError` where the problem is not valid; then nothing is left behind. */
  constructor(engine: WasmEngine, problem: Problem, learner: PageLearner, set: TrainingSet) {
    this.#engine = engine;
    this.#compared = problem.learners.length > 1;
    this.learner = learner;
    this.#problem = problem;
    this.#set = set;
    const started = start(engine, problem, learner, set);
    this.run = started.run;
    if (this.run && learnsOnAxes(this.run, problem)) this.#overAxes = (learned) => learned;
    this.obstacle = started.obstacle;
    this.#counter = new MistakeCounter(this.run, learner, set);
  }

  /** What an experiment with this learner trains. */
  get spec(): RunSpec {
    const { learner } = this;
    // These make the perceptron's visits, and what else they keep costs more than the visits.
    const plain = trainsAsPerceptron(learner) ? ({ ...learner, kind: "perceptron" } as PageLearner) : learner;
    return runSpecOf(this.#problem, plain, this.#set);
  }

  /** The page's examples as the epoch of the last visit takes them in. Kept, because it is the same all through it. */
  sequence(): Uint32Array {
    if (!this.run) return new Uint32Array(0);
    const { visit } = this.run.moment();
    // At the end of an epoch it is still the one that was visited.
    const epoch = Math.floor(Math.max(0, visit - 1) / this.run.examples);
    if (this.#sequence?.epoch !== epoch) {
      const { index } = this.#set.train;
      this.#sequence = { epoch, examples: this.run.sequence(epoch).map((row) => index[row] ?? row) };
    }
    return this.#sequence.examples;
  }

  dispose(): void {
    this.run?.dispose();
  }

  /** The labels predicted for some of the page's examples. */
  labels({ X, base }: Examples, from: number, to: number): Int32Array {
    const rows = { data: X.subarray(base * from, base * to), shape: [to - from, base] } as const;
    const label = this.run?.predict(rows).label ?? new Int32Array(0);
    return tellsClasses(this.learner) ? label.map(labelOf) : label;
  }

  /** About how many rows can be predicted within a millisecond. */
  get rowsAtOnce(): number {
    const { updates } = this.run?.moment() ?? { updates: 0 };
    return rowsAMillisecond(this.learner, updates, this.#set.train.index.length);
  }

  /** What the pane's stage needs predictions for. */
  get want(): FieldWant | null {
    return this.#want;
  }

  set want(want: FieldWant | null) {
    this.#want = want;
    if (this.#field) this.#field.want = want;
  }

  /** Whether the pane's learning curve is shown. */
  set wantsCurve(wanted: boolean) {
    this.#wantsCurve = wanted;
    if (this.#curve) this.#curve.wanted = wanted;
  }

  /** Whether it waits for what computes beside training. */
  get lacksBackground(): boolean {
    const drawn = this.run !== null && this.#overAxes === undefined;
    return drawn || (this.#want !== null && !this.#field) || (this.#wantsCurve && !this.#curve);
  }

  /** What is left to do of what the pane shows, within the time. Returns whether there is more. */
  readonly work = (isLate: () => boolean, background: Background | null): boolean => {
    if (background && this.#want && !this.#field) {
      this.#field = new background.FieldPainter(this.run, this.learner.kind);
      this.#field.want = this.#want;
    }
    if (background && this.run && this.#overAxes === undefined) {
      const { X, base, index } = this.#set.train;
      const train = { X, base, count: index.length, heldOut: null };
      this.#overAxes = background.overAxes(this.#problem, this.run.features, train);
    }
    if (background && this.#wantsCurve && !this.#curve) {
      this.#curve = new background.CurveMaker(this.run, this.learner, this.#set);
      this.#curve.wanted = true;
    }
    const jobs = [this.#field, this.#counter, this.#curve].filter((job) => job !== null);
    // Another is first in the next frame: the finest picture may take many.
    this.#turn = (this.#turn + 1) % jobs.length;
    const [ahead, behind] = [jobs.slice(this.#turn), jobs.slice(0, this.#turn)];
    return [...ahead, ...behind].map((job) => job.work(isLate)).some((more) => more);
  };

  look(): PaneView {
    const { run, learner, obstacle } = this;
    if (!run) return { ...paneOfNothing, learner, obstacle };
    const moment = run.moment();
    const current = run.current();
    // From the past to the present: so the run replays each update once.
    const ghost = this.#ghostBefore(run, moment.updates);
    const event = this.#event(run, moment.visit);
    if (run.moment().visit !== moment.visit) run.seek(moment.visit);
    const over = this.#overAxes ?? null;
    const scaled = over !== null && this.#problem.scaling !== "none";
    return {
      learner,
      features: run.features,
      ...moment,
      epochLength: run.examples,
      frontier: run.frontier,
      frontierUpdates: run.frontierUpdates,
      finished: run.frontierStop !== null,
      current,
      regions: regionsOf(run, learner, over),
      plane: planeOf(run, learner),
      field: this.#field?.view ?? null,
      ghost,
      onAxes: scaled ? { current: over(current), ghost: over(ghost) } : null,
      event,
      ...this.#counter.counts(moment),
      ...this.#measures(run),
      curve: this.#curve?.curve ?? null,
      obstacle,
      // A view may draw a frame once more after an edit has replaced its run; the next frame is on its way by then.
      updatesBefore: (visits) => (run.disposed ? new Float64Array(visits.length) : run.updatesBefore(visits)),
      mistakesBefore: (visits) => (run.disposed ? new Float64Array(visits.length) : run.mistakesBefore(visits)),
    };
  }

  /** What the table of a comparison says beside the counts. */
  #measures(run: WasmRun): Pick<PaneView, "margin" | "angle"> {
    if (!this.#compared || !this.#engine.whole) return { margin: null, angle: null };
    return { margin: run.margin(), angle: this.#angle(run) };
  }

  #angle(run: WasmRun): number | null {
    if (!predictsByPlane(this.learner)) return null;
    this.#best ??= { plane: run.maximumMargin() };
    const model = this.#best.plane && run.model();
    return this.#best.plane && model && "weights" in model
      ? angleBetween(model.weights, this.#best.plane.weights)
      : null;
  }

  /** The visit before this one. Kept, because it is the same as long as nothing moves. Made again, it ends at this one. */
  #event(run: WasmRun, visit: number): VisitEvent | null {
    if (this.#last?.visit !== visit) this.#last = { visit, event: this.#replay(run, visit) };
    return this.#last.event;
  }

  /** The visit before this one, made again: the same bits, and what was in training on both sides of it. */
  #replay(run: WasmRun, visit: number): VisitEvent | null {
    if (visit === 0) return null;
    run.seek(visit - 1);
    const before = run.current();
    const objective = traitsOf(this.learner).objective ? { objective: run.objective() } : {};
    const record = run.step();
    if (!record) return null;
    const example = this.#set.train.index[record.example] ?? record.example;
    return { ...record, example, x: run.example(record.example), before, after: run.current(), ...objective };
  }

  /** What was in training before the last update. Kept, because most frames share it with the one before. */
  #ghostBefore(run: WasmRun, updates: number): Current {
    if (updates === 0) return null;
    if (this.#ghost?.updates !== updates) {
      run.seek(run.updateVisit(updates - 1));
      this.#ghost = { updates, current: run.current() };
    }
    return this.#ghost.current;
  }
}

function start(
  engine: WasmEngine,
  problem: Problem,
  learner: PageLearner,
  set: TrainingSet,
): { run: WasmRun | null; obstacle: string | null } {
  if (!tellsClasses(learner) && set.train.label.some((label) => label > 1)) {
    checkSettings(engine, problem, learner, set);
    const obstacle =
      "This learner tells two labels apart, and these examples have more: the multiclass learner takes them.";
    return { run: null, obstacle };
  }
  try {
    return { run: engine.createRun(runSpecOf(problem, learner, set)), obstacle: null };
  } catch (error) {
    if (!(error instanceof PlaygroundError && obstacles.has(error.code))) throw error;
    checkSettings(engine, problem, learner, set);
    return { run: null, obstacle: error.message };
  }
}

/** While there is nothing to train, a bad setting is refused all the same: not only with the first point drawn. */
function checkSettings(engine: WasmEngine, problem: Problem, learner: PageLearner, { train }: TrainingSet): void {
  const two = anyTwo(train.base);
  const order = { ...problem.order, kind: "given" as const };
  engine.createRun(runSpecOf({ ...problem, order }, learner, { train: two, heldOut: two })).dispose();
}
