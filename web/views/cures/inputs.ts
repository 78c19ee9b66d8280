import { obstacleReads } from "../shared/offers/obstacle.js";
import type { Path, Reading } from "../shared/reading.js";

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
] as const satisfies readonly Path[];

export type CuresFrame = Reading<(typeof curesReads)[number]>;
