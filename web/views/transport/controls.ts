import { startsCarried } from "../../state/document/initial-weights.js";
import { holds } from "../../state/document/lock.js";
import type { UiState } from "../../state/document/state.js";
import type { Frame, PaneView, Playback } from "../../state/runs/frame.js";

/** What the transport can do at one moment. */
export interface Controls {
  readonly back: boolean;
  readonly backUpdate: boolean;
  readonly play: boolean;
  readonly forward: boolean;
  readonly newSeed: boolean;
  readonly fromZero: boolean;
}

export const NO_CONTROLS: Controls = {
  back: false,
  backUpdate: false,
  play: false,
  forward: false,
  newSeed: false,
  fromZero: false,
};

type Where = Pick<Frame, "order"> & {
  readonly playback: Pick<Playback, "visit" | "frontier" | "finished" | "playing">;
  readonly pane: Pick<PaneView, "updates" | "epochLength">;
  readonly state: Pick<Frame["state"], "initial" | "learners"> & { readonly ui: Pick<UiState, "lock"> };
};

export function controlsFor({ playback, pane, order, state }: Where): Controls {
  const any = pane.epochLength > 0;
  const atEnd = playback.finished && playback.visit >= playback.frontier;
  return {
    back: playback.visit > 0 || playback.playing,
    backUpdate: pane.updates > 0,
    play: any,
    forward: any && !atEnd,
    newSeed:
      any && (order.kind === "shuffle-once" || order.kind === "shuffle-each-epoch") && !holds(state.ui.lock, "order"),
    fromZero: startsCarried(state),
  };
}
