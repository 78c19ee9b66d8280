import { obstacleReads } from "../shared/offers/obstacle.js";
import type { Path, Reading } from "../shared/reading.js";

/** What the trace shows of a frame. */
export const traceReads = [
  ...obstacleReads,
  "selected",
  "state.bias",
  "state.ui.precision",
  "state.ui.labels",
  "state.ui.biasAs",
  "pane.features",
  "pane.visit",
  "pane.frontier",
  "pane.epochLength",
  "findings.trace",
] as const satisfies readonly Path[];

export type TraceFrame = Reading<(typeof traceReads)[number]>;
