import type { PaneView } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { currentIndex } from "../../ui/controls/row-keys.js";

/** What a press does to the learner that was painted at a place among the others; nothing where it has gone since. */
export function pressLearner(
  press: "lead" | "remove",
  painted: readonly Pick<PaneView, "learner">[],
  index: number,
  dispatch: Dispatch,
): void {
  const specs = (panes: readonly Pick<PaneView, "learner">[]) => panes.map(({ learner }) => learner);
  dispatch(({ panes }) => {
    const place = currentIndex(specs(painted), index, specs(panes));
    if (place < 0) return null;
    return press === "lead" ? { type: "set-ui", ui: { lead: place } } : { type: "remove-learner", index: place };
  });
}
