import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import type { FieldView, PaneView } from "../frame.js";
import type { FieldWant } from "../intent.js";
import type { PaneRun } from "../training/pane-run.js";
import { CycleSearch } from "./cycle-search.js";
import { LearningCurve } from "./learning-curve.js";
import { MarginMeasure } from "./margin-measure.js";
import { heldOutRows, type LabelledRows, MistakeCount, type Mistakes } from "./mistake-count.js";
import { levels, PredictionField } from "./prediction-field.js";
import type { JobQueue } from "./queue.js";

/** What a pane shows beside its record. */
export type PaneFindings = Pick<
  PaneView,
  "field" | "trainingMistakes" | "heldOutMistakes" | "margin" | "cycle" | "curve"
>;

/** Multiply-adds that are made at once: a fraction of a millisecond, and the number is there with the moment it is of. */
export const atOnce = 100_000;

/** Keeps the jobs of one learner's run up with the moment that the run has come to. */
export class PaneJobs {
  readonly #queue: JobQueue;
  readonly #pane: PaneRun;
  readonly #heldOut: LabelledRows;
  #visit: number | null = null;
  #counting: MistakeCount | null = null;
  #measuring: MarginMeasure | null = null;
  #painting: PredictionField | null = null;
  #evaluating: MistakeCount | null = null;
  #comparing: Job<void> | null = null;
  #mistakes: Mistakes | null = null;
  /** Undefined until it has been measured. */
  #margin: number | null | undefined;
  #field: FieldView | null = null;
  /** The finest picture so far. */
  #painted: { readonly visit: number; readonly level: number } | null = null;
  #curve: LearningCurve | null = null;
  #cycles: CycleSearch | null = null;
  /** The frontier up to which the curve is complete. */
  #evaluated = -1;
  #want: FieldWant | null = null;
  #wantsCurve = false;

  constructor(queue: JobQueue, pane: PaneRun) {
    this.#queue = queue;
    this.#pane = pane;
    this.#heldOut = heldOutRows(pane.set, pane.learner);
  }

  get view(): PaneFindings {
    return {
      field: this.#field,
      trainingMistakes: this.#mistakes?.trainingMistakes ?? null,
      heldOutMistakes: this.#mistakes?.heldOutMistakes ?? null,
      margin: this.#margin ?? null,
      cycle: this.#cycles?.cycle ?? null,
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
    if (!wants) this.#evaluating = this.#drop(this.#evaluating);
  }

  /** Begins what there is to find out of the run's present moment. */
  follow(): void {
    const { run } = this.#pane;
    if (!run) return;
    const { visit } = run.moment();
    if (visit !== this.#visit) {
      this.#visit = visit;
      this.#count(run);
      this.#measure(run);
    }
    this.#paint(run, visit);
    this.#evaluate(run);
    this.#compare(run);
  }

  dispose(): void {
    const jobs = [this.#counting, this.#measuring, this.#painting, this.#evaluating, this.#comparing];
    for (const job of jobs) this.#queue.drop(job);
  }

  #count(run: WasmRun): void {
    this.#mistakes = null;
    this.#queue.drop(this.#counting);
    this.#counting = this.#begin(new MistakeCount(run, this.#heldOut), (mistakes) => {
      this.#mistakes = mistakes;
      this.#counting = null;
    });
  }

  #measure(run: WasmRun): void {
    this.#margin = undefined;
    this.#queue.drop(this.#measuring);
    this.#measuring = this.#begin(new MarginMeasure(run), (margin) => {
      this.#margin = margin;
      this.#measuring = null;
    });
  }

  /** Of another moment first a coarse picture, else a finer one than the last. */
  #paint(run: WasmRun, visit: number): void {
    // Finer pictures of a moment that has gone by are of no use; a coarse one is, while the run goes on.
    const passed = this.#painting && this.#painting.visit !== visit && this.#painting.level > 0;
    if (passed) this.#painting = this.#drop(this.#painting);
    const level = this.#painted?.visit === visit ? this.#painted.level + 1 : 0;
    if (!this.#want || this.#painting || level >= levels) return;
    const job = new PredictionField(run, this.#pane.learner.kind, this.#want, level);
    this.#painting = job;
    this.#queue.put(job, (field) => {
      this.#field = field;
      this.#painted = { visit: job.visit, level };
      this.#painting = null;
      this.follow();
    });
  }

  #evaluate(run: WasmRun): void {
    if (!this.#wantsCurve || this.#evaluating || run.frontier === this.#evaluated) return;
    this.#curve ??= new LearningCurve(run);
    const { missing } = this.#curve;
    if (missing === null) {
      this.#evaluated = run.frontier;
      return;
    }
    const job = new MistakeCount(run, this.#heldOut, missing * run.examples);
    this.#evaluating = job;
    this.#queue.put(job, (mistakes) => {
      this.#curve?.add(missing, mistakes);
      this.#evaluating = null;
      this.follow();
    });
  }

  /** Each end of an epoch with those before, where the same weights always lead to the same. */
  #compare(run: WasmRun): void {
    if (this.#comparing || !this.#pane.repeats) return;
    this.#cycles ??= new CycleSearch(run);
    if (!this.#cycles.behind) return;
    // Nobody waits for it: it has its turn among the others, and none of the time of a frame.
    this.#comparing = this.#cycles.begin();
    this.#queue.put(this.#comparing, () => {
      this.#comparing = null;
    });
  }

  /** Puts a job into the queue, unless it is done at once. The job, if it goes on. */
  #begin<Result, Begun extends Job<Result>>(job: Begun & Job<Result>, take: (result: Result) => void): Begun | null {
    if (job.advance(atOnce)) {
      take(job.result());
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
