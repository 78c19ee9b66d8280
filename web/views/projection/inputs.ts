import { obstacleReads } from "../shared/offers/obstacle.js";
import type { Path, Reading } from "../shared/reading.js";

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
] as const satisfies readonly Path[];

export type ProjectionFrame = Reading<(typeof projectionReads)[number]>;
