import type { WholeEngine } from "../../../engine/engine.js";
import type { ProjectedExamples } from "../../../engine/types.js";
import type { ProjectionView } from "../../findings.js";
import { trainsHyperplane } from "../../learners/traits.js";
import type { PaneRun } from "../../training/pane-run.js";
import type { JobQueue } from "../queue.js";
import { LatestJob } from "./latest-job.js";

/** The examples on the line of the lead's weights, kept up with the moment that it has come to. */
export class Projections {
  readonly #job: LatestJob<ProjectedExamples | null>;
  #pane: PaneRun | null = null;
  #view: ProjectionView | null = null;
  #wanted = false;

  constructor(queue: JobQueue) {
    this.#job = new LatestJob(queue);
  }

  get view(): ProjectionView | null {
    return this.#view;
  }

  /** Whether it is shown. */
  set wanted(wanted: boolean) {
    this.#wanted = wanted;
    if (!wanted) this.dispose();
  }

  /** Begins what there is to find out of the lead's present moment. */
  follow(engine: WholeEngine, lead: PaneRun | undefined): void {
    if (!this.#wanted) return;
    if (lead !== this.#pane) this.dispose();
    this.#pane = lead ?? null;
    if (!lead?.run || !trainsHyperplane(lead.learner)) return;
    const { run } = lead;
    const { visit } = run.moment();
    this.#job.want({
      moment: String(visit),
      start: () => engine.startProjection(run, visit),
      take: (found) => {
        this.#view = found && { ...ofPage(found, lead), visit };
      },
    });
  }

  dispose(): void {
    this.#job.drop();
    this.#pane = null;
    this.#view = null;
  }
}

/** The examples by the page's numbers. */
function ofPage(found: ProjectedExamples, { set: { train, heldOut } }: PaneRun): Omit<ProjectionView, "visit"> {
  const examples = new Uint32Array(found.score.length);
  examples.set(train.index);
  // Those held out are there once the run knows of them.
  examples.set(heldOut.index.subarray(0, examples.length - train.index.length), train.index.length);
  return { ...found, examples, trained: train.index.length, nearest: train.index[found.nearest] ?? 0 };
}
