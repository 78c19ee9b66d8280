import type { PaneView } from "../../../state/frame.js";
import { fitOf, predictsApart } from "../../../state/learners/traits.js";
import { counted } from "../../../state/notation/numbers.js";
import type { Words } from "../../../state/words.js";
import { transport } from "../../../words/en/transport.js";

export interface Outcome {
  /** Decides the shape beside the words. */
  readonly tone: "success" | "warning" | "plain";
  readonly text: string;
  /** What the text begins with where there is room for it. */
  readonly before?: string;
}

/** Where a learner has ended, at the moment shown; null while it can go on. */
export function outcomeOf({ stop, epoch, obstacle, learner }: PaneView, words: Words): Outcome | null {
  if (obstacle !== null) return { tone: "warning", text: "not trained" };
  const fit = fitOf(learner);
  if (stop !== null && fit !== null) return { tone: "plain", text: words.room(transport).fits[fit] };
  switch (stop) {
    case "converged":
      return { tone: "success", text: predictsApart(learner) ? "training converged" : "converged" };
    case "max-epochs":
      return { tone: "warning", before: "stopped at ", text: counted(epoch, "epoch") };
    case "journal-full":
      return { tone: "warning", before: "stopped: ", text: "journal full" };
    case "settled":
      return { tone: "plain", text: "finished" };
    default:
      return null;
  }
}
