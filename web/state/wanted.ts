import type { Problem } from "./document/problem.js";
import type { Need } from "./reduce/need.js";
import type { Page } from "./reduce/page.js";

/** What the runs say of themselves. */
interface Runs {
  /** Whether a pane is asked for what is computed beside training. */
  readonly lacksBackground: boolean;
  /** Whether weights of scaled features are to be put over the axes. */
  readonly scaled: boolean;
  /** Whether the lead's run has ended without convergence. */
  readonly endedInVain: boolean;
  /** Whether something has asked for the verdict. */
  readonly verdictWanted: boolean;
}

/** Whether something that is shown says whether the examples are separable. */
export function wantsVerdict({ ui }: Page, runs: Runs): boolean {
  return runs.verdictWanted || runs.endedInVain || ui.why === true;
}

/** What the page shows that takes more than the plain perceptron and its reducers. */
export function wantedBy(page: Page, problem: Problem, runs: Runs): readonly Need[] {
  const { ui, selected } = page;
  const verdict = wantsVerdict(page, runs);
  // What the lead makes of an example, of reviews, of a kernel, of any place in the 3-D picture is found out beside training;
  // and what an answer is worth.
  const read =
    selected !== null ||
    problem.data.kind === "reviews" ||
    ui.lift !== null ||
    ui.drawer === "cures" ||
    ui.lesson !== null;
  const counted = problem.learners.length > 1 || problem.split !== null;
  const wanted: Readonly<Record<Need, boolean>> = {
    settings: false,
    background: verdict || read || counted || ui.difference !== null || runs.lacksBackground,
    // Margins and counts stand in the table of a comparison, and where examples are held out.
    extension: verdict || read || counted || runs.scaled,
  };
  return (Object.keys(wanted) as Need[]).filter((need) => wanted[need]);
}
