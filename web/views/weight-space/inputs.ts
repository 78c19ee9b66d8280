import type { Path, Reading } from "../shared/reading.js";

/** What weight space shows of a frame. */
export const weightSpaceReads = [
  "examples",
  "selected",
  "state.bias",
  "state.ui.weightAxes",
  "state.ui.precision",
  "state.ui.labels",
  "state.ui.biasAs",
  "state.ui.theme",
  "state.ui.present",
  "pane.learner",
  "pane.features",
  "pane.visit",
  "pane.updates",
  "pane.current",
  "pane.ghost",
  "pane.plane",
  "pane.event",
  "pane.obstacle",
  "findings.featureMap",
  "findings.weights",
  "findings.verdict",
] as const satisfies readonly Path[];

export type WeightSpaceFrame = Reading<(typeof weightSpaceReads)[number]>;
