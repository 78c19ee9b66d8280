import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { obstacleReads } from "../shared/offers/offer.js";
import { litReads } from "../shared/pointing/view-pointer.js";

/** What the trace shows of a frame. */
export const traceReads = [
  ...obstacleReads,
  ...litReads,
  "state.bias",
  "state.ui.precision",
  "state.ui.labels",
  "state.ui.biasAs",
  "pane.features",
  "pane.visit",
  "pane.exampleAt",
  "pane.frontier",
  "pane.epochLength",
  "findings.trace",
] as const satisfies readonly FramePath[];

export type TraceFrame = FramePick<(typeof traceReads)[number]>;
