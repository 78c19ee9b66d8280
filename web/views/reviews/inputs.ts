import type { FramePath, FramePick } from "../shared/frame-paths.js";

/** What the reviews show of a frame. */
export const reviewsReads = [
  "examples",
  "selected",
  "state.data",
  "state.bias",
  "state.scaling",
  "state.learners",
  "state.ui.precision",
  "pane.learner",
  "pane.features",
  "pane.obstacle",
  "pane.plane",
  "pane.event",
  "findings.reviews",
  "words",
] as const satisfies readonly FramePath[];

export type ReviewsFrame = FramePick<(typeof reviewsReads)[number]>;
