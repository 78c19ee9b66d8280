import type { FramePath, FramePick } from "../shared/frame-paths.js";

/** What a stage shows of a frame. */
export const stageReads = [
  "words",
  "examples",
  "selected",
  "pointed",
  "panes",
  "pane",
  "lead",
  "disagreements",
  "state.data",
  "state.view",
  "state.learners",
  "state.ui.theme",
  "state.ui.motion",
  "state.ui.tool",
  "state.ui.lock",
  "state.ui.paint",
  "state.ui.brush",
  "state.ui.speed",
  "state.ui.shading",
  "state.ui.compare",
  "state.ui.difference",
  "state.ui.why",
  "state.ui.precision",
  "state.ui.labels",
  "state.ui.biasAs",
  "state.ui.lift",
  "state.ui.present",
  "state.ui.quiz",
  "state.bias",
  "findings.verdict",
  "playback.playing",
] as const satisfies readonly FramePath[];

/** What is drawn, told and edited on a stage. */
export type StageFrame = FramePick<(typeof stageReads)[number]>;
