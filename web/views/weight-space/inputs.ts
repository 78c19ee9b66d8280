import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { obstacleReads } from "../shared/offers/offer.js";
import { litReads } from "../shared/pointing/view-pointer.js";

/** What weight space shows of a frame. */
export const weightSpaceReads = [
  ...obstacleReads,
  ...litReads,
  "state.bias",
  "state.ui.quiz",
  "state.ui.weightAxes",
  "state.ui.precision",
  "state.ui.labels",
  "state.ui.biasAs",
  "state.ui.theme",
  "state.ui.present",
  "pane.features",
  "pane.trainingMistakes",
  "pane.epochLength",
  "pane.visit",
  "pane.exampleAt",
  "pane.updates",
  "pane.current",
  "pane.ghost",
  "pane.plane",
  "pane.event",
  "playback.playing",
  "findings.featureMap",
  "findings.weights",
  "findings.verdict",
] as const satisfies readonly FramePath[];

export type WeightSpaceFrame = FramePick<(typeof weightSpaceReads)[number]>;
