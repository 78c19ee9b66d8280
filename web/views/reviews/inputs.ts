import type { Path, Reading } from "../shared/reading.js";

/** What the reviews show of a frame. */
export const reviewsReads = [
  "examples",
  "selected",
  "state.data",
  "state.bias",
  "state.scaling",
  "state.learners",
  "state.ui.precision",
  "state.ui.lift",
  "pane.learner",
  "pane.features",
  "pane.obstacle",
  "pane.plane",
  "pane.event",
  "findings.reviews",
] as const satisfies readonly Path[];

export type ReviewsFrame = Reading<(typeof reviewsReads)[number]>;
