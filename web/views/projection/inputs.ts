import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { obstacleReads } from "../shared/offers/obstacle.js";

/** What the projection shows of a frame. */
export const projectionReads = [
  ...obstacleReads,
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
  "pane.features",
  "pane.event",
  "findings.projection",
] as const satisfies readonly FramePath[];

export type ProjectionFrame = FramePick<(typeof projectionReads)[number]>;
