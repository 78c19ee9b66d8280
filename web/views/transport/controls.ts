import type { Frame } from "../../state/frame.js";
import type { Intent } from "../../state/intent.js";

/** What the transport can do at one moment. */
export interface Controls {
  readonly back: boolean;
  readonly backUpdate: boolean;
  readonly play: boolean;
  readonly forward: boolean;
  readonly newSeed: boolean;
}

export const NO_CONTROLS: Controls = { back: false, backUpdate: false, play: false, forward: false, newSeed: false };

type Where = Pick<Frame, "visit" | "updates" | "frontier" | "finished" | "playing" | "order" | "epochLength">;

export function controlsFor(frame: Where): Controls {
  const any = frame.epochLength > 0;
  return {
    back: frame.visit > 0 || frame.playing,
    backUpdate: frame.updates > 0,
    play: any,
    forward: any && !atEnd(frame),
    newSeed: any && (frame.order.kind === "shuffle-once" || frame.order.kind === "shuffle-each-epoch"),
  };
}

/** Intents of the play button and of Space. At the end of a run, playing means playing it again. */
export function togglePlay(frame: Pick<Frame, "visit" | "frontier" | "finished" | "playing">): readonly Intent[] {
  if (frame.playing) return [{ type: "pause" }];
  return atEnd(frame) ? [{ type: "reset" }, { type: "play" }] : [{ type: "play" }];
}

export function atEnd(frame: Pick<Frame, "visit" | "frontier" | "finished">): boolean {
  return frame.finished && frame.visit >= frame.frontier;
}
