import type { Problem } from "../document/problem.js";
import type { UiState } from "../document/state.js";
import { hasWeights } from "../learners/traits.js";
import type { PaneView } from "./frame.js";

type Ended = Pick<PaneView, "stop" | "learner">;

/** What of the page the demand depends on: what it shows, and which example is selected. */
interface Shown {
  readonly ui: UiState;
  readonly selected: number | null;
  /** See `Frame.untouched`. */
  readonly untouched: boolean;
}

/** What the demand depends on besides the state. */
export interface Runs {
  /** Whether the runs have started, or a pane shows, only what the background code computes. */
  readonly lacksBackground: boolean;
  /** Whether weights of scaled features have to be converted to the axes of the stage. */
  readonly scaled: boolean;
  /** How the lead's run stands; null while there is none. */
  readonly ended: Ended | null;
  /** Whether the lead has made a visit. */
  readonly moved: boolean;
  /** Whether the verdict has been asked for, or shown before. */
  readonly analysed: boolean;
}

/** Which results of the background code the page shows. */
export interface Results {
  readonly verdict: boolean;
  readonly curves: boolean;
  readonly descent: boolean;
  readonly projection: boolean;
  /** The target it is held against: see `ui.target`. */
  readonly proof: UiState["target"] | false;
}

/** What the page needs beyond the plain perceptron. */
interface Demand {
  readonly capabilities: readonly CapabilityName[];
  readonly results: Results;
}

/** Whether a run has ended without convergence, so that the page says whether it could have converged. */
export function endedInVain({ stop, learner }: Ended): boolean {
  return stop !== null && stop !== "converged" && hasWeights(learner);
}

export function demandOf({ ui, selected, untouched }: Shown, problem: Problem, edited: boolean, runs: Runs): Demand {
  const shown = (part: (typeof ui.hide)[number]): boolean => !ui.embed && !ui.hide.includes(part);
  const opened = ui.drawer && shown(ui.drawer) ? ui.drawer : null;
  const descent = opened === "charts";
  const projection = opened === "projection";
  const proof = opened === "margin" && ui.proof !== "margin" && ui.target;
  // Scores of the selected example, of reviews, of a kernel and of points in the 3-D view are computed alongside training,
  // and so are the numbers that grade an answer.
  const scores =
    selected !== null ||
    problem.data.kind === "reviews" ||
    ui.lift !== null ||
    ui.drawer === "cures" ||
    ui.lesson !== null;
  // The table of a comparison, and of held-out examples, shows margins and counts.
  const counted = problem.learners.length > 1 || problem.split !== null;
  const other = scores || counted || runs.scaled || descent || projection;
  // The line of the verdict loads the whole engine only for a page that is used, unless something else does.
  const line = shown("verdict") && ((runs.moved && !untouched) || edited || other);
  const verdict =
    runs.analysed ||
    line ||
    opened === "margin" ||
    opened === "weight-space" ||
    ui.why === true ||
    (runs.ended !== null && endedInVain(runs.ended));
  const curves = opened === "compare" || (opened === "charts" && problem.split !== null);
  const results = { verdict, curves, descent, projection, proof };
  const needed = verdict || other || curves || ui.difference !== null || runs.lacksBackground;
  return { capabilities: needed ? ["background", "whole"] : [], results };
}

/** A capability that an intent may need before it can be carried out. See session/capability-loader.ts. */
export type CapabilityName = "background" | "settings" | "whole";
