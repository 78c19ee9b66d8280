import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { obstacleReads } from "../shared/offers/offer.js";
import { litReads } from "../shared/pointing/view-pointer.js";

/** What the 3-D picture shows of a frame. */
export const liftReads = [
  ...obstacleReads,
  ...litReads,
  "state.scaling",
  "state.bias",
  "state.ui.biasAs",
  "state.ui.lift",
  "state.ui.theme",
  "state.ui.motion",
  "state.ui.present",
  "state.ui.embed",
  "pane.features",
  "pane.plane",
  "pane.event",
  "pane.trainingMistakes",
  "findings.featureMap",
  "findings.separates",
  "playback.playing",
] as const satisfies readonly FramePath[];

export type LiftFrame = FramePick<(typeof liftReads)[number]>;
