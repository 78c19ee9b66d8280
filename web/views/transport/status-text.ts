import type { KernelFunction, StopReason } from "../../engine/types.js";
import type { PageLearner } from "../../state/document/state.js";
import type { PaneView } from "../../state/frame.js";
import { dividesByKernel, fitOf, predictsApart } from "../../state/learners/traits.js";
import { counted, formatCount } from "../../state/notation/numbers.js";

import type { FramePick } from "../shared/frame-paths.js";

/** The time of all learners, the updates of the lead. */
interface RunCounts extends Pick<PaneView, "visit" | "updates"> {
  /** That of the visit made last, counted from 1; null while there is nothing to train. */
  readonly epoch: number | null;
}

export interface RunStanding {
  readonly visit: number;
  /** Completed ones. */
  readonly epochs: number;
  readonly stop: StopReason | null;
  readonly learner: Pick<PageLearner, "kind"> & { readonly kernel?: KernelFunction };
  readonly playing: boolean;
  readonly examples: number;
  /** Visits of an epoch: 0 while there is nothing to train. */
  readonly epochLength: number;
  readonly learners: number;
}

export interface StateText {
  /** Decides the shape beside the words. */
  readonly tone: "plain" | "success" | "warning";
  readonly text: string;
}

export const momentReads = ["playback.visit", "pane.epochLength", "pane.updates"] as const;

export function momentOf(frame: FramePick<(typeof momentReads)[number]> | null): RunCounts {
  if (!frame) return { visit: 0, epoch: null, updates: 0 };
  const { visit } = frame.playback;
  const { epochLength, updates } = frame.pane;
  return { visit, epoch: epochLength > 0 ? Math.max(1, Math.ceil(visit / epochLength)) : null, updates };
}

/** "visit 123, in epoch 4", "17 updates": parts, so that a line breaks between them only. */
export function momentParts({ visit, epoch, updates }: RunCounts): readonly [string, string] {
  const place = `visit ${formatCount(visit)}${epoch === null ? "" : `, in epoch ${formatCount(epoch)}`}`;
  return [place, counted(updates, "update")];
}

/** For the timeline's `aria-valuetext`: digits without spaces, which a screen reader would read one group at a time. */
export function spokenMoment({ visit, epoch, updates }: RunCounts, end: number): string {
  return `visit ${visit} of ${end}${epoch === null ? "" : `, in epoch ${epoch}`}, ${counted(updates, "update", String)}`;
}

export function stateText(standing: RunStanding): StateText {
  const { visit, epochs, stop, learner, playing, examples, epochLength, learners } = standing;
  if (stop !== null && learners > 1) return { tone: "plain", text: `all ${learners} learners have stopped` };
  const fit = fitOf(learner);
  if (stop !== null && fit !== null) return { tone: "plain", text: fit };
  switch (stop) {
    case "converged":
      return { tone: "success", text: convergedText(learner, counted(epochs, "epoch")) };
    case "max-epochs":
      return { tone: "warning", text: `stopped at ${counted(epochs, "epoch")}` };
    case "journal-full":
      return { tone: "warning", text: "stopped: journal full" };
    case "settled":
      return { tone: "plain", text: `finished after ${counted(epochs, "epoch")}` };
  }
  if (epochLength === 0) return { tone: "plain", text: examples === 0 ? "no examples yet" : "not trained" };
  if (playing) return { tone: "plain", text: "playing" };
  return { tone: "plain", text: visit === 0 ? "ready" : "paused" };
}

/**
 * Says that only the training has converged when something else predicts, and that a kernel has when the verdict may say that
 * no line can. These texts leave out the epochs: with them they would take two lines, and the line above has the epoch.
 */
function convergedText(learner: RunStanding["learner"], epochs: string): string {
  if (predictsApart(learner)) return "training converged";
  return dividesByKernel(learner) ? "converged, by its kernel" : `converged after ${epochs}`;
}
