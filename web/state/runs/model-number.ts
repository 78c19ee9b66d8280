import type { LearnerSpec } from "../../engine/types.js";
import { traitsOf } from "../learners/traits.js";
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
