import type { StopReason } from "../../engine/types.js";
import type { PaneView } from "../../state/frame.js";
import type { Reading } from "../shared/reading.js";
import { formatCount } from "../shared/words/format.js";

/** The time of all learners, the updates of the lead. */
export type Moment = Pick<PaneView, "visit" | "epoch" | "updates">;

export interface Standing extends Moment {
  readonly stop: StopReason | null;
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

export const momentReads = ["playback.visit", "playback.epoch", "pane.updates"] as const;

export function momentOf(frame: Reading<(typeof momentReads)[number]> | null): Moment {
  const { visit, epoch } = frame?.playback ?? { visit: 0, epoch: 0 };
  return { visit, epoch, updates: frame?.pane.updates ?? 0 };
}

/** "visit 123 · epoch 4 · 17 updates", in parts so that a line breaks between them only. */
export function momentParts({ visit, epoch, updates }: Moment): readonly [string, string, string] {
  return [`visit ${formatCount(visit)}`, `epoch ${formatCount(epoch)}`, counted(updates, "update", formatCount)];
}

/** For the timeline's `aria-valuetext`: digits without spaces, which a screen reader would read one group at a time. */
export function spokenMoment({ visit, epoch, updates }: Moment, end: number): string {
  return `visit ${visit} of ${end}, epoch ${epoch}, ${counted(updates, "update", String)}`;
}

export function stateText({ visit, epoch, stop, playing, examples, epochLength, learners }: Standing): StateText {
  if (stop !== null && learners > 1) return { tone: "plain", text: `all ${learners} learners have stopped` };
  switch (stop) {
    case "converged":
      return { tone: "success", text: `converged after ${counted(epoch, "epoch", formatCount)}` };
    case "max-epochs":
      return { tone: "warning", text: `stopped at ${counted(epoch, "epoch", formatCount)}` };
    case "journal-full":
      return { tone: "warning", text: "stopped: journal full" };
    case "settled":
      return { tone: "plain", text: `finished after ${counted(epoch, "epoch", formatCount)}` };
  }
  if (epochLength === 0) return { tone: "plain", text: examples === 0 ? "no examples yet" : "not trained" };
  if (playing) return { tone: "plain", text: "playing" };
  return { tone: "plain", text: visit === 0 ? "ready" : "paused" };
}

function counted(count: number, noun: string, format: (n: number) => string): string {
  return `${format(count)} ${noun}${count === 1 ? "" : "s"}`;
}
