import type { FramePath, FramePick } from "../shared/frame-paths.js";
import { litReads } from "../shared/pointing/view-pointer.js";

/** What the margin and the bound show of a frame. */
export const marginReads = [
  "words",
  "examples",
  ...litReads,
  "state.data",
  "state.learners",
  "pane.initial",
  "state.ui.why",
  "state.ui.precision",
  "pane.learner",
  "pane.features",
  "pane.stop",
  "playback.playing",
  "findings.verdict",
  "findings.noVerdict",
] as const satisfies readonly FramePath[];

/** What is held against the bound differs in every frame. */
export const marginReadsAtRest = ["pane.updates"] as const satisfies readonly FramePath[];

export type MarginFrame = FramePick<(typeof marginReads)[number] | (typeof marginReadsAtRest)[number]>;
