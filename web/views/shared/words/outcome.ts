import type { Words } from "../../../state/document/notation/words.js";
import { fitOf, predictsApart } from "../../../state/learners/traits.js";
import type { PaneView } from "../../../state/runs/frame.js";
import { outcomes } from "../../../words/en/outcomes.js";
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
  const [say, run] = [words.room(outcomes), words.room(transport)];
  if (obstacle !== null) return { tone: "warning", text: run.notTrained };
  const fit = fitOf(learner);
  if (stop !== null && fit !== null) return { tone: "plain", text: run.fits[fit] };
  switch (stop) {
    case "converged":
      return { tone: "success", text: predictsApart(learner) ? run.trainingConverged : say.converged };
    case "max-epochs":
      return told("warning", say.stoppedAt(epoch));
    case "journal-full":
      return told("warning", say.journalFull);
    case "settled":
      return { tone: "plain", text: say.finished };
    default:
      return null;
  }
}

const told = (tone: Outcome["tone"], [before, text]: readonly [string, string]): Outcome => ({ tone, before, text });
