import { runReads } from "../shared/frame-paths.js";
import { momentReads } from "./status-text.js";

/** What decides how far the axis of the timeline reaches. */
export const endReads = ["pane.epochLength", "playback.frontier", "playback.finished", "state.maxEpochs"] as const;

/** What decides where the ticks and the rules stand on it. */
export const planReads = [...runReads, "pane.frontierUpdates", "playback.frontier"] as const;

/** What the timeline shows of a frame. */
export const timelineReads = [
  ...endReads,
  ...planReads,
  ...momentReads,
  "pane.updatesBefore",
  "pane.exampleAt",
  "selected",
  "pointed",
  "playback.playing",
  "state.ui.theme",
  "state.ui.lock",
] as const;
