import type { WholeEngine } from "../../../../engine/engine.js";
import type { Job } from "../../../../engine/job.js";
import type { SolutionRegion, WeightAxes, WeightPath, WeightWindow } from "../../../../engine/types.js";
import { trainsHyperplane } from "../../../learners/traits.js";
import type { RegionView, WeightsView } from "../../findings.js";
import type { WeightsWant } from "../../intent.js";
import type { PaneRun } from "../../training/pane-run.js";
import { atOnce } from "../pane-jobs.js";
import { Following, type JobQueue } from "../queue.js";

/** What is to be found out, and of which moment: equal texts are the same moment. */
interface Wanted<Result> {
  readonly moment: string;
  readonly start: () => Job<Result>;
  readonly take: (result: Result) => void;
}

/**
 * Finds the same out of one moment after another. What is under way is worked to its end, so that something can be shown
 * while moments pass faster than they can be looked into; then comes the last that was asked for.
 */
export class LatestJob<Result> {
  readonly #queue: JobQueue;
  #job: Job<Result> | null = null;
  #begun: string | null = null;
  #wanted: Wanted<Result> | null = null;

  constructor(queue: JobQueue) {
    this.#queue = queue;
  }

  want(wanted: Wanted<Result>): void {
    this.#wanted = wanted;
    this.#begin();
  }

  /** Forgets all moments. */
  drop(): void {
    this.#queue.drop(this.#job);
    this.#job = null;
    this.#begun = null;
    this.#wanted = null;
  }

  #begin(): void {
    const wanted = this.#wanted;
    if (!wanted || this.#job || wanted.moment === this.#begun) return;
    this.#begun = wanted.moment;
    const job = wanted.start();
    if (job.advance(atOnce)) {
      wanted.take(job.result());
      job.dispose();
      return;
    }
    this.#job = job;
    this.#queue.put(job, (result) => {
      this.#job = null;
      wanted.take(result);
      this.#begin();
    });
  }
}

/** The plane of two of the lead's weights: the way they have gone, and where every example is right. */
export class WeightSpaces {
  readonly #queue: JobQueue;
  readonly #regions: LatestJob<SolutionRegion>;
  #want: WeightsWant | null = null;
  #pane: PaneRun | null = null;
  #axes: WeightAxes | null = null;
  #path: Following<WeightPath> | null = null;
  #region: RegionView | null = null;
  #view: WeightsView | null = null;

  constructor(queue: JobQueue) {
    this.#queue = queue;
    this.#regions = new LatestJob(queue);
  }

  get view(): WeightsView | null {
    if (!this.#axes) return null;
    const [axes, path, region] = [this.#axes, this.#path?.view ?? null, this.#region];
    const known = this.#view;
    if (known?.axes !== axes || known.path !== path || known.region !== region) this.#view = { axes, path, region };
    return this.#view;
  }

  /** What is shown of it. */
  set want(want: WeightsWant | null) {
    this.#want = want;
    if (!want) this.dispose();
  }

  /** Begins what there is to find out of the lead's updates, and of its present moment. */
  follow(engine: WholeEngine, lead: PaneRun | undefined): void {
    if (!this.#want) return;
    const { axes, window } = this.#want;
    if (lead !== this.#pane || axes.join() !== this.#axes?.join()) this.dispose();
    this.#pane = lead ?? null;
    if (!lead?.run || !isPlaneOf(lead, axes)) return;
    this.#axes ??= axes;
    this.#path ??= new Following(this.#queue, lead.run, engine.startWeightPath(lead.run, axes));
    this.#path.follow();
    if (window?.axes.join() === axes.join()) this.#look(engine, lead, lead.run, window);
  }

  dispose(): void {
    this.#path?.dispose();
    this.#regions.drop();
    this.#pane = null;
    this.#axes = null;
    this.#path = null;
    this.#region = null;
    this.#view = null;
  }

  #look(engine: WholeEngine, lead: PaneRun, run: NonNullable<PaneRun["run"]>, window: WeightWindow): void {
    const { visit } = run.moment();
    this.#regions.want({
      moment: JSON.stringify([visit, window]),
      start: () => engine.startSolutionRegion(run, window, visit),
      take: (found) => {
        this.#region = { ...ofPage(found, lead), visit, window };
      },
    });
  }
}

/** Whether these are two of the weights that the lead trains. */
function isPlaneOf({ run, learner, spec }: PaneRun, axes: WeightAxes): boolean {
  const isWeight = (name: string): boolean =>
    name === "bias" ? spec.bias !== false : (run?.features.includes(name) ?? false);
  return trainsHyperplane(learner) && axes.every(isWeight) && axes[0] !== axes[1];
}

/** The examples by the page's numbers. */
function ofPage(found: SolutionRegion, { set: { train } }: PaneRun): SolutionRegion {
  const page = (example: number): number => (example < 0 ? example : (train.index[example] ?? example));
  return {
    ...found,
    edges: found.edges.map(page),
    firstNever: found.firstNever === null ? null : page(found.firstNever),
  };
}
