import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import { type Problem, sameProblem } from "../document/problem.js";
import type { DescentCurve, DescentView } from "../findings.js";
import { traitsOf } from "../learners/traits.js";
import type { PaneRun } from "../training/pane-run.js";
import { epochsOf } from "./learning-curve.js";
import { atVisit } from "./mistake-count.js";
import type { JobQueue } from "./queue.js";

/** The criterion that the lead descends on, after its epochs; beside it that of the lead before, with other settings. */
export class Descent {
  readonly #queue: JobQueue;
  #problem: Problem | null = null;
  #pane: PaneRun | null = null;
  #known = new Map<number, number>();
  #job: ObjectiveAt | null = null;
  #now: DescentCurve | null = null;
  #before: DescentCurve | null = null;
  #view: DescentView | null = null;
  #wanted = false;

  constructor(queue: JobQueue) {
    this.#queue = queue;
  }

  get view(): DescentView | null {
    return this.#wanted ? this.#view : null;
  }

  /** Whether it is shown. */
  set wanted(wanted: boolean) {
    this.#wanted = wanted;
    if (!wanted) this.#drop();
  }

  /** Of another problem nothing is to be compared: only the learners may differ. */
  load(problem: Problem): void {
    this.#drop();
    const essence = (one: Problem): Problem => ({ ...one, learners: [] });
    const same = this.#problem !== null && sameProblem(essence(this.#problem), essence(problem));
    if (!same) this.#forget();
    this.#problem = problem;
  }

  /** Begins what there is to find out of the lead's run. */
  follow(lead: PaneRun | undefined): void {
    if (!lead?.run || !traitsOf(lead.learner).objective) {
      this.#drop();
      this.#forget();
      return;
    }
    if (lead !== this.#pane) this.#take(lead);
    if (this.#wanted && !this.#job) this.#evaluate(lead.run);
  }

  dispose(): void {
    this.#drop();
  }

  /** What has been found out of the lead before stands beside what will be found out of this one. */
  #take(lead: PaneRun): void {
    this.#drop();
    const trained = this.#now !== null && this.#now.epoch.length > 1;
    const other = JSON.stringify(this.#pane?.learner) !== JSON.stringify(lead.learner);
    if (trained && other) this.#before = this.#now;
    this.#pane = lead;
    this.#known = new Map();
    this.#now = { learner: lead.learner, epoch: new Float64Array(0), objective: new Float64Array(0) };
    this.#view = { now: this.#now, before: this.#before };
  }

  #evaluate(run: WasmRun): void {
    const missing = epochsOf(run).find((epoch) => !this.#known.has(epoch));
    if (missing === undefined) return;
    this.#job = new ObjectiveAt(run, missing * run.examples);
    this.#queue.put(this.#job, (objective) => {
      this.#job = null;
      this.#add(missing, objective);
      this.#evaluate(run);
    });
  }

  #add(epoch: number, objective: number): void {
    if (!this.#pane) return;
    this.#known.set(epoch, objective);
    const points = [...this.#known].sort(([a], [b]) => a - b);
    this.#now = {
      learner: this.#pane.learner,
      epoch: Float64Array.from(points, ([at]) => at),
      objective: Float64Array.from(points, ([, value]) => value),
    };
    this.#view = { now: this.#now, before: this.#before };
  }

  #forget(): void {
    this.#pane = null;
    this.#now = null;
    this.#before = null;
    this.#view = null;
  }

  #drop(): void {
    this.#queue.drop(this.#job);
    this.#job = null;
  }
}

/** The criterion of a run at a visit; wherever the run stands in between, it stands after. */
class ObjectiveAt implements Job<number> {
  readonly #run: WasmRun;
  readonly #visit: number;
  #objective: number | null = null;

  constructor(run: WasmRun, visit: number) {
    this.#run = run;
    this.#visit = visit;
  }

  get progress(): number {
    return this.#objective === null ? 0 : 1;
  }

  advance(work: number): boolean {
    atVisit(this.#run, this.#visit, work, () => {
      this.#objective = this.#run.objective();
    });
    return this.#objective !== null;
  }

  result(): number {
    return this.#objective ?? 0;
  }

  dispose(): void {}
}
