import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { Job } from "../../../engine/job.js";
import type { WasmRun } from "../../../engine/run.js";
import type {
  Current,
  Cycle,
  FoundMistakes,
  Grid,
  Jobs,
  LearnerSpec,
  LearningCurve,
  Predictions,
} from "../../../engine/types.js";
import { sliceOf } from "../../data/axes.js";
import { labelOf } from "../../data/class-names.js";
import type { TrainingSet } from "../../data/training-set.js";
import { isBaseline, predictsApart, tellsClasses } from "../../learners/traits.js";
import type { Answer, FieldView, PaneView, WrongView } from "../frame.js";
import type { FieldWant } from "../intent.js";
import { modelNumber } from "../models.js";
import type { PaneRun } from "../training/pane-run.js";
import { atOnce, Following, type JobQueue } from "./queue.js";
import { heldOutFrom, rowsFor } from "./readings.js";

/**
 * Predicts the points of a grid in a slice through more than two base features. Where another model predicts meanwhile, it
 * begins anew: what is shown is of one.
 */
export class SlicePredictions implements Job<Predictions> {
  readonly #run: WasmRun;
  readonly #grid: Grid;
  readonly #slice: Float64Array;
  readonly #label: Int32Array;
  readonly #score: Float64Array;
  #done = 0;
  readonly #modelNow: () => number;
  #model: number;

  /**
   * @param slice a row of base features; those beyond the first two are kept.
   * @param modelNow The number of the model that predicts now.
   */
  constructor(run: WasmRun, grid: Grid, slice: Float64Array, modelNow: () => number) {
    this.#run = run;
    this.#grid = grid;
    this.#slice = slice;
    this.#modelNow = modelNow;
    this.#model = modelNow();
    this.#label = new Int32Array(grid.columns * grid.rows);
    this.#score = new Float64Array(grid.columns * grid.rows);
  }

  /** By which model it is. */
  get model(): number {
    return this.#model;
  }

  get progress(): number {
    return this.#done / this.#label.length;
  }

  advance(work: number): boolean {
    const model = this.#modelNow();
    if (model !== this.#model) this.#done = 0;
    this.#model = model;
    const left = this.#label.length - this.#done;
    const count = Math.min(left, rowsFor(work, this.#run.predictionCost));
    if (count > 0) {
      const { label, score } = this.#run.predict({ data: this.#rows(count), shape: [count, this.#slice.length] });
      this.#label.set(label, this.#done);
      this.#score.set(score, this.#done);
      this.#done += count;
    }
    return this.#done === this.#label.length;
  }

  result(): Predictions {
    return { label: this.#label, score: this.#score };
  }

  dispose(): void {}

  #rows(count: number): Float64Array {
    const { x0, y0, dx, dy, columns } = this.#grid;
    const base = this.#slice.length;
    const rows = new Float64Array(count * base);
    for (let k = 0; k < count; k++) {
      const point = this.#done + k;
      rows.set(this.#slice, base * k);
      rows[base * k] = x0 + dx * (point % columns);
      rows[base * k + 1] = y0 + dy * Math.floor(point / columns);
    }
    return rows;
  }
}

/** Pixels a point of the grid stands for: first a coarse picture, then finer ones. */
const cells = [16, 4, 1];
export const levels = cells.length;

/** Predicts over a pane's stage as the run stands when it begins. */
export class PredictionField implements Job<FieldView> {
  readonly #modelAtFirst: number;
  readonly level: number;
  readonly #grid: Grid;
  readonly #classes: boolean;
  readonly #job: Job<Predictions>;

  /**
   * @param level how fine, from 0 to below `levels`.
   * @param slice where the plane that is drawn lies among more than two base features, as a row of them.
   */
  constructor(
    engine: Pick<Jobs, "startField">,
    run: WasmRun,
    learner: Pick<LearnerSpec, "kind">,
    want: FieldWant,
    level: number,
    slice: Float64Array = new Float64Array(2),
  ) {
    const modelNow = () => modelNumber(learner, run.moment());
    this.#modelAtFirst = modelNow();
    this.level = level;
    this.#grid = gridOf(want, cells[level] ?? 1);
    this.#classes = tellsClasses(learner);
    this.#job =
      slice.length > 2
        ? new SlicePredictions(run, this.#grid, slice, modelNow)
        : engine.startField(run, this.#grid, run.moment().visit);
  }

  /** By which model it is: see `modelNumber`. */
  get model(): number {
    return this.#job instanceof SlicePredictions ? this.#job.model : this.#modelAtFirst;
  }

  get progress(): number {
    return this.#job.progress;
  }

  advance(work: number): boolean {
    return this.#job.advance(work);
  }

  result(): FieldView {
    const { label, score } = this.#job.result();
    const labels = this.#classes ? Int8Array.from(label, labelOf) : new Int8Array(label);
    return { grid: this.#grid, label: labels, score: new Float32Array(score), model: this.model };
  }

  dispose(): void {
    this.#job.dispose();
  }
}

/** The middles of the cells that cover the window, the lowest row first. */
function gridOf({ window: { x, y }, columns, rows }: FieldWant, cell: number): Grid {
  const across = Math.max(1, Math.round(columns / cell));
  const up = Math.max(1, Math.round(rows / cell));
  const dx = (x[1] - x[0]) / across;
  const dy = (y[1] - y[0]) / up;
  return { x0: x[0] + dx / 2, y0: y[0] + dy / 2, dx, dy, columns: across, rows: up };
}

/** What a pane shows beside its record. */
export type PaneFindings = Pick<
  PaneView,
  "field" | "trainingMistakes" | "heldOutMistakes" | "wrong" | "predict" | "margin" | "cycle" | "curve"
>;

/** Multiply-adds that one answer may take: it is given while the picture is drawn. */
const askedAtOnce = 2_000_000;

/** Keeps the jobs of one learner's run up with the moment that the run has come to. */
export class PaneJobs {
  readonly #engine: WholeEngine;
  readonly #queue: JobQueue;
  readonly #pane: PaneRun;
  #visit: number | null = null;
  #untaught = false;
  #counting: Job<FoundMistakes> | null = null;
  #measuring: Job<number | null> | null = null;
  #painting: PredictionField | null = null;
  #mistakes: { readonly visit: number; readonly found: FoundMistakes } | null = null;
  #wrong: WrongView | null = null;
  /** Undefined until it has been measured. */
  #margin: number | null | undefined;
  #field: FieldView | null = null;
  /** The finest picture so far. */
  #painted: { readonly model: number; readonly level: number } | null = null;
  #curve: Following<LearningCurve> | null = null;
  #cycles: Following<Cycle | null> | null = null;
  #want: FieldWant | null = null;
  #sliced: Float64Array | null = null;
  #wantsCurve = false;

  constructor(engine: WholeEngine, queue: JobQueue, pane: PaneRun) {
    this.#engine = engine;
    this.#queue = queue;
    this.#pane = pane;
  }

  get view(): PaneFindings {
    const now = this.#mistakes?.visit === this.#visit ? this.#mistakes.found : null;
    return {
      field: this.#field,
      trainingMistakes: now?.trainingMistakes ?? null,
      heldOutMistakes: now?.heldOutMistakes ?? null,
      wrong: this.#untaught ? null : this.#wrong,
      predict: this.#predict,
      margin: this.#margin,
      cycle: this.#cycles?.view ?? null,
      curve: this.#wantsCurve ? (this.#curve?.view ?? null) : null,
    };
  }

  /** Whether the model has every example trained on strictly on the side of its label; null until that is known. */
  get separates(): boolean | null {
    return this.#margin === undefined ? null : (this.#margin ?? 0) > 0;
  }

  /** What the pane's stage needs predictions for. */
  set want(want: FieldWant | null) {
    if (JSON.stringify(want) === JSON.stringify(this.#want)) return;
    this.#want = want;
    this.#painting = this.#drop(this.#painting);
    this.#painted = null;
    if (!want) this.#field = null;
  }

  /** Whether the pane's learning curve is shown. */
  set wantsCurve(wants: boolean) {
    this.#wantsCurve = wants;
    if (!wants) this.#curve?.pause();
  }

  /** Begins what there is to find out of the run's present moment. */
  follow(): void {
    const { run } = this.#pane;
    if (!run) return;
    const { visit } = run.moment();
    if (this.#visit === null) this.#holdOut(run);
    if (visit !== this.#visit) {
      this.#visit = visit;
      this.#untaught = visit === 0 && knowsNothing(run.current());
      this.#measure(run);
    }
    this.#count(run);
    this.#paint(run);
    this.#evaluate(run);
    this.#compare(run);
  }

  readonly #predict = (x: Float64Array): Answer | null => {
    const { run, learner } = this.#pane;
    return !run || run.disposed || run.predictionCost > askedAtOnce ? null : answerTo(run, learner, x);
  };

  dispose(): void {
    for (const job of [this.#counting, this.#measuring, this.#painting]) this.#queue.drop(job);
    this.#curve?.dispose();
    this.#cycles?.dispose();
  }

  #holdOut(run: WasmRun): void {
    const { set, learner } = this.#pane;
    if (set.heldOut.index.length > 0) this.#engine.holdOut(run, heldOutFrom(set, learner));
  }

  /** One that takes long is finished, though the run has gone on: else nothing would be known of one that plays. */
  #count(run: WasmRun): void {
    if (this.#counting || this.#mistakes?.visit === this.#visit) return;
    const visit = this.#visit ?? 0;
    this.#counting = this.#begin(this.#engine.startMistakeCount(run, visit), (found) => {
      this.#mistakes = { visit, found };
      this.#wrong = { ...onPage(this.#pane.set, found), visit };
      this.#counting = null;
      if (visit !== this.#visit) this.follow();
    });
  }

  #measure(run: WasmRun): void {
    this.#margin = undefined;
    this.#queue.drop(this.#measuring);
    this.#measuring = this.#begin(this.#engine.startMarginMeasure(run), (margin) => {
      this.#margin = margin;
      this.#measuring = null;
    });
  }

  /** Of another model first a coarse picture, else a finer one than the last. */
  #paint(run: WasmRun): void {
    const model = modelNumber(this.#pane.learner, run.moment());
    // Finer pictures of a model that has gone by are of no use; a coarse one is, while the run goes on.
    const passed = this.#painting && this.#painting.model !== model && this.#painting.level > 0;
    if (passed) this.#painting = this.#drop(this.#painting);
    const level = this.#painted?.model === model ? this.#painted.level + 1 : 0;
    if (!this.#want || this.#painting || level >= levels) return;
    const job = new PredictionField(this.#engine, run, this.#pane.learner, this.#want, level, this.#slice);
    this.#painting = job;
    this.#queue.put(job, (field) => {
      this.#field = field;
      this.#painted = { model: job.model, level };
      this.#painting = null;
      this.follow();
    });
  }

  get #slice(): Float64Array {
    this.#sliced ??= sliceOf(this.#pane.set.train);
    return this.#sliced;
  }

  #evaluate(run: WasmRun): void {
    if (!this.#wantsCurve) return;
    this.#curve ??= new Following(this.#queue, run, this.#engine.startLearningCurve(run));
    this.#curve.follow();
  }

  /** Each end of an epoch with those before, where the same weights always lead to the same; until there is a cycle. */
  #compare(run: WasmRun): void {
    if (!this.#pane.repeats || this.#cycles?.view) return;
    this.#cycles ??= new Following(this.#queue, run, this.#engine.startCycleSearch(run));
    // Nobody waits for it: it has its turn among the others, and none of the time of a frame.
    this.#cycles.follow();
  }

  /** Puts a job into the queue, unless it is done at once. The job, if it goes on. */
  #begin<Result>(job: Job<Result>, take: (result: Result) => void): Job<Result> | null {
    if (job.advance(atOnce)) {
      take(job.result());
      job.dispose();
      return null;
    }
    this.#queue.put(job, take);
    return job;
  }

  #drop(job: Job<unknown> | null): null {
    this.#queue.drop(job);
    return null;
  }
}

/** Of the page's examples. */
function onPage({ train, heldOut }: TrainingSet, { wrong, wrongHeldOut }: FoundMistakes): Omit<WrongView, "visit"> {
  const examples = new Uint32Array(wrong.length + wrongHeldOut.length);
  wrong.forEach((row, k) => {
    examples[k] = train.index[row] ?? row;
  });
  wrongHeldOut.forEach((row, k) => {
    examples[wrong.length + k] = heldOut.index[row] ?? row;
  });
  return { examples, trained: wrong.length };
}

/** Whether every weight, or every count of a kernel, is 0: then every score is, and says nothing about the examples. */
function knowsNothing(current: Current): boolean {
  if (current === null) return false;
  if ("alpha" in current) return current.alpha.every((count) => count === 0);
  return [current].flat().every(({ weights, bias }) => bias === 0 && weights.every((weight) => weight === 0));
}

/** What the run's model makes of base features; null where its score is no finite number. */
function answerTo(run: WasmRun, learner: LearnerSpec, x: Float64Array): Answer | null {
  try {
    const { score, label } = run.predict({ data: x, shape: [1, x.length] });
    const scored = !isBaseline(learner) && predictsApart(learner) !== "votes";
    const predicted = label[0] ?? 0;
    return { score: scored ? (score[0] ?? 0) : null, label: tellsClasses(learner) ? labelOf(predicted) : predicted };
  } catch (error) {
    if (error instanceof PlaygroundError) return null;
    throw error;
  }
}
