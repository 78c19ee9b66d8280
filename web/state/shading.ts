import type { PlaygroundState, UiState } from "./document/state.js";
import type { PaneView } from "./frame.js";

/**
 * Whether the score is shaded on a stage: as it is set, else where it is the score of one learner, and one hyperplane, over
 * whatever features.
 */
export function isShaded(
  { learners, ui }: Pick<PlaygroundState, "learners"> & { readonly ui: Pick<UiState, "shading"> },
  { plane }: Pick<PaneView, "plane">,
): boolean {
  return ui.shading ?? (learners.length === 1 && plane !== null);
}
