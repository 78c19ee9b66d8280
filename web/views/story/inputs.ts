import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { obstacleReads } from "../shared/offers/offer.js";

/** What the story shows of a frame. */
export const storyReads = [
  "words",
  ...obstacleReads,
  "selected",
  "canUndo",
  "state.bias",
  "state.scaling",
  "state.learners",
  "state.initial",
  "state.maxEpochs",
  "state.ui.precision",
  "state.ui.labels",
  "state.ui.biasAs",
  "state.ui.present",
  "state.ui.why",
  "state.ui.drawer",
  "state.ui.hide",
  "state.ui.lift",
  "state.ui.quiz",
  "state.ui.lesson",
  "pane.features",
  "pane.initial",
  "pane.visit",
  "pane.frontier",
  "pane.epoch",
  "pane.epochLength",
  "pane.updates",
  "pane.stop",
  "pane.current",
  "pane.regions",
  "pane.plane",
  "pane.event",
  "pane.cycle",
  "pane.trainingMistakes",
  "pane.updatesBefore",
  "pane.mistakesBefore",
  "findings.verdict",
  "findings.cures",
  "findings.featureMap",
  "findings.geometry",
  "playback.playing",
] as const satisfies readonly FramePath[];

/** What the sentence, the equation and the weights are given. */
export type StoryFrame = FramePick<(typeof storyReads)[number]>;
