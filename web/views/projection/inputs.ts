import type { Path, Reading } from "../shared/reading.js";

/** What the projection shows of a frame. */
export const projectionReads = [
  "examples",
  "selected",
  "state.bias",
  "state.scaling",
  "state.ui.axis",
  "state.ui.turned",
  "state.ui.precision",
  "state.ui.labels",
  "state.ui.biasAs",
  "state.ui.theme",
  "state.ui.present",
  "pane.learner",
  "pane.features",
  "pane.event",
  "pane.obstacle",
  "findings.projection",
] as const satisfies readonly Path[];

export type ProjectionFrame = Reading<(typeof projectionReads)[number]>;
