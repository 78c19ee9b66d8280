import type { Frame, PaneView, Playback } from "../../state/frame.js";
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

type Where = Pick<Frame, "order"> & {
  readonly playback: Pick<Playback, "visit" | "frontier" | "finished" | "playing">;
  readonly pane: Pick<PaneView, "updates" | "epochLength">;
};

export function controlsFor({ playback, pane, order }: Where): Controls {
  const any = pane.epochLength > 0;
  return {
    back: playback.visit > 0 || playback.playing,
    backUpdate: pane.updates > 0,
    play: any,
    forward: any && !atEnd(playback),
    newSeed: any && (order.kind === "shuffle-once" || order.kind === "shuffle-each-epoch"),
  };
}

/** Intents of the play button and of Space. At the end of a run, playing means playing it again. */
export function togglePlay(playback: Where["playback"]): readonly Intent[] {
  if (playback.playing) return [{ type: "pause" }];
  return atEnd(playback) ? [{ type: "reset" }, { type: "play" }] : [{ type: "play" }];
}

export function atEnd({ visit, frontier, finished }: Omit<Where["playback"], "playing">): boolean {
  return finished && visit >= frontier;
}
