import type { PaneView, Playback } from "../frame.js";
import type { Time } from "./time.js";
import type { Trainer } from "./trainer.js";

type Look = ReturnType<Trainer["look"]>;

/** Keeps what was shown last on show while the runs are trained again. */
export class LastAnswer {
  #shown: Look | null = null;

  /** What there is to show now. Another learner, or other features, are shown as they train. */
  of(now: Look, { playing, retraining }: Pick<Time, "playing" | "retraining">): Look & { readonly playback: Playback } {
    const shown = this.#shown;
    const keeps = retraining && shown && now.panes.every((pane, place) => alike(pane, shown.panes[place]));
    if (!keeps) this.#shown = now;
    const look = keeps ? { ...shown, ...answersOf(shown, now), examples: now.examples } : now;
    return { ...look, playback: { ...look.playback, retraining, playing: playing && !retraining } };
  }
}

/** The panes of before, without what numbers examples where these are not as many any more. */
function answersOf(shown: Look, { examples }: Look): Pick<Look, "panes" | "pane"> {
  const { panes, pane, lead } = shown;
  if (shown.examples.count === examples.count) return { panes, pane };
  const left = panes.map((one) => ({ ...one, wrong: null, event: null }));
  return { panes: left, pane: left[lead] ?? pane };
}

function alike({ learner, features }: PaneView, before: PaneView | undefined): boolean {
  return before?.learner === learner && before.features.join() === features.join();
}
