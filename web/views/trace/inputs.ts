import type { Path, Reading } from "../shared/reading.js";

/** What the trace shows of a frame. */
export const traceReads = [
  "examples",
  "selected",
  "state.data",
  "state.bias",
  "state.ui.precision",
  "state.ui.labels",
  "state.ui.biasAs",
  "pane.learner",
  "pane.features",
  "pane.visit",
  "pane.frontier",
  "pane.epochLength",
  "pane.obstacle",
  "findings.trace",
] as const satisfies readonly Path[];

export type TraceFrame = Reading<(typeof traceReads)[number]>;
