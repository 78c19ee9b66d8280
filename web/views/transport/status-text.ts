import type { KernelFunction, StopReason } from "../../engine/types.js";
import { mostLiveVisits } from "../../state/document/limits.js";
import type { Words } from "../../state/document/notation/words.js";
import type { PageLearner } from "../../state/document/state.js";
import { dividesByKernel, fitOf, predictsApart } from "../../state/learners/traits.js";
import type { PaneView, Playback } from "../../state/runs/frame.js";
import { transport } from "../../words/generated/en/transport.js";

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
  /** Whether it is trained again after each change. */
  readonly live: boolean;
}

export interface StateText {
  /** Decides the shape beside the words; what is quiet, the button says to the eye. */
  readonly tone: "plain" | "quiet" | "success" | "warning";
  readonly text: string;
}

/** What of a frame is counted. */
interface Counted {
  readonly playback: Pick<Playback, "visit">;
  readonly pane: Pick<PaneView, "epochLength" | "updates">;
}

export function momentOf(frame: Counted | null): RunCounts {
  if (!frame) return { visit: 0, epoch: null, updates: 0 };
  const { visit } = frame.playback;
  const { epochLength, updates } = frame.pane;
  return { visit, epoch: epochLength > 0 ? Math.max(1, Math.ceil(visit / epochLength)) : null, updates };
}

/** What is wrong now, of the examples trained on; empty where nothing has been learned, and until it is known. */
export function wrongText(
  { wrong, epochLength, learner }: Pick<PaneView, "wrong" | "epochLength" | "learner">,
  words: Words,
): string {
  return wrong
    ? words.room(transport).wrongNow({ wrong: wrong.trained, examples: epochLength, by: predictsApart(learner) })
    : "";
}

/** What the run is doing, or how it ended. */
export function stateText(standing: RunStanding, words: Words): StateText {
  const say = words.room(transport);
  const { visit, epochs, stop, learner, playing, examples, epochLength, learners, live } = standing;
  if (stop !== null && learners > 1) return { tone: "plain", text: say.allStopped({ learners }) };
  const fit = fitOf(learner);
  if (stop !== null && fit !== null) return { tone: "plain", text: say.fits[fit] };
  switch (stop) {
    case "converged":
      // What predicts may still be wrong, and the verdict may say that no line separates the examples.
      if (predictsApart(learner)) return { tone: "success", text: say.trainingConverged };
      return { tone: "success", text: dividesByKernel(learner) ? say.convergedByKernel : say.converged({ epochs }) };
    case "max-epochs":
      return { tone: "warning", text: say.stoppedAt({ epochs }) };
    case "journal-full":
      return { tone: "warning", text: say.journalFull };
    case "settled":
      return { tone: "plain", text: say.finished({ epochs }) };
  }
  if (epochLength === 0) return { tone: "plain", text: examples === 0 ? say.noExamples : say.notTrained };
  if (playing) return { tone: "quiet", text: say.playing };
  if (live && visit >= mostLiveVisits) return { tone: "warning", text: say.liveStopped };
  return { tone: "quiet", text: visit === 0 ? say.ready : say.paused };
}
