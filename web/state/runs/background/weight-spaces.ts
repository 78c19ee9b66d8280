import type { SolutionRegion, WeightAxes, WeightPath } from "../../../engine/types.js";
import { trainsHyperplane } from "../../learners/traits.js";
import type { RegionView, WeightsView } from "../findings.js";
import type { WeightsWant } from "../intent.js";
import type { PaneRun } from "../training/pane-run.js";
import { type Finding, Following, LatestJob, type LeadRun } from "./queue.js";

/** The plane of two of the lead's weights: the way they have gone, and where every example is right. */
class WeightSpace implements Finding<WeightsWant, WeightsView> {
  readonly #axes: WeightAxes;
  readonly #path: Following<WeightPath>;
  readonly #region: LatestJob<WeightsWant, SolutionRegion, RegionView>;
  #view: WeightsView | null = null;

  constructor({ engine, queue, run, pane }: LeadRun, axes: WeightAxes) {
    this.#axes = axes;
    this.#path = new Following(queue, run, engine.startWeightPath(run, axes));
    this.#region = new LatestJob(queue, ({ window }) => {
      if (window?.axes.join() !== axes.join()) return null;
      const { visit } = run.moment();
      return {
        moment: JSON.stringify([visit, window]),
        start: () => engine.startSolutionRegion(run, window, visit),
        read: (found) => ({ ...ofPage(found, pane), visit, window }),
      };
    });
  }

  /** The same until there is more. */
  get view(): WeightsView {
    const [axes, path, region] = [this.#axes, this.#path.view, this.#region.view];
    const known = this.#view;
    if (known && known.path === path && known.region === region) return known;
    this.#view = { axes, path, region };
    return this.#view;
  }

  follow(want: WeightsWant): void {
    this.#path.follow();
    this.#region.follow(want);
  }

  dispose(): void {
    this.#path.dispose();
    this.#region.dispose();
  }
}

export const weightSpace = {
  of: ({ axes }: WeightsWant) => axes.join(),
  begin: (lead: LeadRun, { axes }: WeightsWant) => (isPlaneOf(lead.pane, axes) ? new WeightSpace(lead, axes) : null),
};

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
