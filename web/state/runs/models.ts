import type { LearnerSpec } from "../../engine/types.js";
import type { PlaygroundState, UiState } from "../document/state.js";
import { predictsByPlane, traitsOf } from "../learners/traits.js";
import type { PaneView } from "./frame.js";

/** Where a run stands. */
interface RunCounts {
  readonly visit: number;
  readonly updates: number;
}

/** Which model predicts at a moment of a run: where two moments have the same number, the same one does. */
export function modelNumber(learner: Pick<LearnerSpec, "kind">, { visit, updates }: RunCounts): number {
  const { predicts } = traitsOf(learner);
  // In a mean, in votes, and for the best it counts how long weights have lasted.
  const lasting = predicts === "mean" || predicts === "votes" || predicts === "best";
  return lasting ? visit : updates;
}

/** Whether the field of a pane is of another model than predicts now. */
export function isFieldBehind(pane: Pick<PaneView, "field" | "learner" | "visit" | "updates">): boolean {
  return pane.field !== null && pane.field.model !== modelNumber(pane.learner, pane);
}

/**
 * Whether the score is shaded on a stage: as it is set, else where it is the score of one learner, and one hyperplane, over
 * whatever features and whether or not there is anything to train.
 */
export function isShaded({
  learners,
  ui,
}: Pick<PlaygroundState, "learners"> & { readonly ui: Pick<UiState, "shading"> }): boolean {
  return ui.shading ?? (learners.length === 1 && learners.every(predictsByPlane));
}
