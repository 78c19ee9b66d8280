import type { Path, Reading } from "../shared/reading.js";

/** What the story shows of a frame. */
export const storyReads = [
  "examples",
  "selected",
  "state.data",
  "state.bias",
  "state.scaling",
  "state.learners",
  "state.maxEpochs",
  "state.ui.precision",
  "state.ui.why",
  "state.ui.drawer",
  "pane.learner",
  "pane.features",
  "pane.initial",
  "pane.obstacle",
  "pane.visit",
  "pane.epoch",
  "pane.epochLength",
  "pane.updates",
  "pane.stop",
  "pane.current",
  "pane.regions",
  "pane.plane",
  "pane.event",
  "pane.trainingMistakes",
  "pane.updatesBefore",
  "pane.mistakesBefore",
  "findings.verdict",
  "findings.values",
  "playback.playing",
] as const satisfies readonly Path[];

/** What the sentence, the equation and the weights are given. */
export type StoryFrame = Reading<(typeof storyReads)[number]>;
