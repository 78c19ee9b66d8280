import type { WholeEngine } from "../../../engine/engine.js";
import type { ObjectiveCurve } from "../../../engine/types.js";
import { type Problem, sameProblem } from "../../document/problem.js";
import { traitsOf } from "../../learners/traits.js";
import type { DescentView } from "../findings.js";
import type { PaneRun } from "../training/pane-run.js";
import { Following } from "./following.js";
import type { JobQueue } from "./queue.js";

/** The criterion that the lead descends on, after its epochs; beside it that of the lead before, with other settings. */
export class Descent {
  readonly #queue: JobQueue;
  #problem: Problem | null = null;
  #pane: PaneRun | null = null;
  #curve: Following<ObjectiveCurve> | null = null;
  #view: DescentView | null = null;
  #wanted = false;

  constructor(queue: JobQueue) {
    this.#queue = queue;
  }

  get view(): DescentView | null {
    return this.#wanted ? this.#known() : null;
  }

  /** Whether it is shown. */
  set wanted(wanted: boolean) {
    this.#wanted = wanted;
    if (!wanted) this.#curve?.pause();
  }

  /** Of another problem nothing is to be compared: only the learners may differ. */
  load(problem: Problem): void {
    this.#curve?.pause();
    const essence = (one: Problem): Problem => ({ ...one, learners: [] });
    const same = this.#problem !== null && sameProblem(essence(this.#problem), essence(problem));
    if (!same) this.#forget();
    this.#problem = problem;
  }

  /** Begins what there is to find out of the lead's run. */
  follow(engine: WholeEngine, lead: PaneRun | undefined): void {
    if (!lead?.run || !traitsOf(lead.learner).objective) {
      this.#forget();
      return;
    }
    if (lead !== this.#pane) this.#take(lead);
    if (!this.#wanted) return;
    this.#curve ??= new Following(this.#queue, lead.run, engine.startObjectiveCurve(lead.run));
    this.#curve.follow();
  }

  dispose(): void {
    this.#curve?.dispose();
    this.#curve = null;
  }

  /** What has been found out of the lead before stands beside what will be found out of this one. */
  #take(lead: PaneRun): void {
    const known = this.#known();
    const trained = known !== null && known.now.epoch.length > 1;
    const other = JSON.stringify(this.#pane?.learner) !== JSON.stringify(lead.learner);
    const before = (trained && other ? known.now : known?.before) ?? null;
    this.dispose();
    this.#pane = lead;
    this.#view = {
      now: { learner: lead.learner, epoch: new Float64Array(0), objective: new Float64Array(0) },
      before,
    };
  }

  /** With the points that there are, shown or not: the same until there are more. */
  #known(): DescentView | null {
    const points = this.#curve?.view;
    if (this.#view && points && points.epoch !== this.#view.now.epoch) {
      this.#view = { ...this.#view, now: { ...this.#view.now, ...points } };
    }
    return this.#view;
  }

  #forget(): void {
    this.dispose();
    this.#pane = null;
    this.#view = null;
  }
}
