import type { Path, Reading } from "../../shared/reading.js";

/** What the sentence of the setup and its sections show of a frame. */
export const setupReads = [
  "presets",
  "examples",
  "order",
  "lead",
  "state.data",
  "state.features",
  "state.scaling",
  "state.bias",
  "state.learners",
  "state.split",
  "state.initial",
  "pane.initial",
  "state.maxEpochs",
  "state.ui.keepWeights",
  "state.ui.lock",
  "state.ui.sound",
  "state.ui.biasAs",
  "state.ui.drawer",
  "state.ui.pinned",
  "state.ui.present",
  "pane.learner",
  "pane.features",
  "pane.obstacle",
  "pane.epochLength",
  "playback.playing",
  "findings.trial",
  "findings.verdict",
] as const satisfies readonly Path[];

/** How many classes a visit is reckoned for: what is in training differs in every frame. */
export const setupReadsAtRest = ["pane.current"] as const satisfies readonly Path[];

/** What the sections are given. */
export type SetupFrame = Reading<(typeof setupReads)[number] | (typeof setupReadsAtRest)[number]>;
