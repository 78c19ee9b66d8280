import type { FramePath, FramePick } from "../../shared/frame-paths.js";

/** What the sentence of the setup and its sections show of a frame. */
export const setupReads = [
  "words",
  "engine",
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
  "state.ui.theme",
  "state.ui.keepWeights",
  "state.ui.lock",
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
] as const satisfies readonly FramePath[];

/** How many classes a visit is reckoned for: what is in training differs in every frame. */
export const setupReadsAtRest = ["pane.current"] as const satisfies readonly FramePath[];

/** What the sections are given. */
export type SetupFrame = FramePick<(typeof setupReads)[number] | (typeof setupReadsAtRest)[number]>;
