import type { Frame, PaneView } from "../../frame.js";

type Shown = Pick<Frame, "examples" | "panes" | "pane" | "lead">;

/** Keeps what was shown last on show while the runs are trained again. */
export class LastAnswer {
  #shown: Shown | null = null;

  /** What there is to show now. Another learner, or other features, are shown as they train. */
  of<Look extends Shown>(now: Look, retraining: boolean): Look {
    const shown = this.#shown as Look | null;
    if (retraining && shown && now.panes.every((pane, place) => alike(pane, shown.panes[place])))
      return { ...shown, ...answersOf(shown, now), examples: now.examples };
    this.#shown = now;
    return now;
  }
}

/** The panes of before, without what numbers examples where these are not as many any more. */
function answersOf(shown: Shown, { examples }: Shown): Pick<Shown, "panes" | "pane"> {
  const { panes, pane, lead } = shown;
  if (shown.examples.count === examples.count) return { panes, pane };
  const left = panes.map((one) => ({ ...one, wrong: null, event: null }));
  return { panes: left, pane: left[lead] ?? pane };
}

function alike({ learner, features }: PaneView, before: PaneView | undefined): boolean {
  return before?.learner === learner && before.features.join() === features.join();
}
