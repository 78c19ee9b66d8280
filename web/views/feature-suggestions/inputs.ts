import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { obstacleReads } from "../shared/offers/offer.js";

/** What the cures show of a frame. */
export const curesReads = [
  ...obstacleReads,
  "selected",
  "state.learners",
  "state.scaling",
  "state.ui.precision",
  "pane.features",
  "pane.visit",
  "pane.epoch",
  "pane.updates",
  "pane.stop",
  "pane.trainingMistakes",
  "pane.event",
  "findings.featureMap",
  "findings.implied",
] as const satisfies readonly FramePath[];

export type CuresFrame = FramePick<(typeof curesReads)[number]>;
