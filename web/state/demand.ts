import type { Problem } from "./document/problem.js";
import type { CapabilityName } from "./reduce/capability-name.js";
import type { PageState } from "./reduce/page-state.js";

/** What the runs need. */
interface RunNeeds {
  /** Whether a pane has been asked for something that the background code computes. */
  readonly lacksBackground: boolean;
  /** Whether weights of scaled features have to be converted to the axes of the stage. */
  readonly scaled: boolean;
  /** Whether the lead's run has ended without convergence. */
  readonly endedInVain: boolean;
  /** Whether a view has asked for the verdict. */
  readonly verdictWanted: boolean;
}

/** Whether the page shows whether the examples are separable. */
export function needsVerdict({ ui }: PageState, runs: RunNeeds): boolean {
  return runs.verdictWanted || runs.endedInVain || ui.why === true;
}

/** The capabilities that the page needs beyond the plain perceptron and its reducers. */
export function demandOf(page: PageState, problem: Problem, runs: RunNeeds): readonly CapabilityName[] {
  const { ui, selected } = page;
  const verdict = needsVerdict(page, runs);
  // Scores of the selected example, of reviews, of a kernel and of points in the 3-D view are computed alongside training,
  // and so are the numbers that grade an answer.
  const scores =
    selected !== null ||
    problem.data.kind === "reviews" ||
    ui.lift !== null ||
    ui.drawer === "cures" ||
    ui.lesson !== null;
  const counted = problem.learners.length > 1 || problem.split !== null;
  const needs: Readonly<Record<CapabilityName, boolean>> = {
    settings: false,
    background: verdict || scores || counted || ui.difference !== null || runs.lacksBackground,
    // The table of a comparison, and of held-out examples, shows margins and counts.
    extension: verdict || scores || counted || runs.scaled,
  };
  return (Object.keys(needs) as CapabilityName[]).filter((need) => needs[need]);
}
