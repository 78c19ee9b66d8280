import type { PlaygroundState, UiState } from "../document/state.js";
import { predictsByPlane } from "../learners/traits.js";

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
