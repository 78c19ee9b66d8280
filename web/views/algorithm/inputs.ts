import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { obstacleReads } from "../shared/offers/obstacle.js";

/** What a program is made of: it stays the same from visit to visit. */
export const programReads = [
  "examples",
  "lead",
  "findings.featureMap",
  "words",
  "state.learners",
  "state.features",
  "state.scaling",
  "state.bias",
  "state.order",
  "state.initial",
  "state.maxEpochs",
] as const satisfies readonly FramePath[];

/** What the algorithm shows of a frame. */
export const algorithmReads = [
  ...obstacleReads,
  ...programReads,
  "state",
  "pane.event",
  "pane.visit",
  "pane.epochLength",
  "pane.stop",
  "pane.initial",
  "pane.updatesBefore",
] as const satisfies readonly FramePath[];

export type AlgorithmFrame = FramePick<(typeof algorithmReads)[number]>;
