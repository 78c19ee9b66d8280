import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { obstacleReads } from "../shared/offers/obstacle.js";

/** What a program is made of. */
export const programReads = [
  "state",
  "examples",
  "lead",
  "findings.featureMap",
  "words",
] as const satisfies readonly FramePath[];

/** What the algorithm shows of a frame. */
export const algorithmReads = [
  ...obstacleReads,
  ...programReads,
  "pane.event",
  "pane.visit",
  "pane.epochLength",
  "pane.stop",
  "pane.initial",
  "pane.updatesBefore",
  "pane.trainingMistakes",
] as const satisfies readonly FramePath[];

export type AlgorithmFrame = FramePick<(typeof algorithmReads)[number]>;
