import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { obstacleReads } from "../shared/offers/offer.js";
import { litReads } from "../shared/pointing/view-pointer.js";

/** What the projection shows of a frame. */
export const projectionReads = [
  ...obstacleReads,
  ...litReads,
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
  "pane.visit",
  "pane.event",
  "findings.projection",
] as const satisfies readonly FramePath[];

/** What decides where everything is, whatever is pointed at. */
export const pictureReads = projectionReads.filter((read) => read !== "selected" && read !== "pointed");

export type ProjectionFrame = FramePick<(typeof projectionReads)[number]>;
