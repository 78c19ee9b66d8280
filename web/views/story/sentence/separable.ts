import { traitsOf } from "../../../state/learners/traits.js";
import { boundApplies, concerns, sameExample, verdictNow, wholeBound, whyShown } from "../../../state/verdict.js";
import { drawable, reason } from "../../shared/words/verdict-words.js";
import type { StoryFrame } from "../inputs.js";
import { count } from "./words.js";

/** Goes on from "Stopped without converging: ". Null where that is not why. */
export function inseparable(frame: StoryFrame): string | null {
  const verdict = concerns(frame.pane) ? verdictNow(frame) : null;
  if (verdict?.analysis.separable !== false || !verdict.analysis.witness) return null;
  const shown = whyShown(frame, frame.pane) && drawable(verdict) ? " (shown on the stage)" : "";
  return `the examples are not linearly separable — ${reason(verdict.analysis.witness, verdict.subject)}${shown}`;
}

/** What is left where nothing that was tried makes the examples separable; null where something does, and until that is known. */
export function withoutCure(frame: StoryFrame): string | null {
  const verdict = verdictNow(frame);
  if (frame.findings?.cures?.length !== 0 || verdict?.analysis.separable !== false) return null;
  const words = frame.state.data.kind === "reviews";
  if (sameExample(verdict)) {
    return words
      ? "No feature made of these words tells the two apart: another word as a feature does, or editing or deleting one of the two."
      : "No feature made of these columns tells the two apart: only moving or erasing one of them helps.";
  }
  return `What may help: ${words ? "editing or deleting the reviews that overlap" : "moving or erasing the examples that overlap"}.`;
}

/** What is left to do where a hyperplane does separate. Null where that is not known. */
export function onlyTime(frame: StoryFrame): string | null {
  const verdict = concerns(frame.pane) ? verdictNow(frame) : null;
  if (!verdict?.analysis.separable) return null;
  // A step that only just mends a mistake may come ever nearer without an end.
  if (traitsOf(frame.pane.learner).mayOnlyApproach) return "The examples are linearly separable: more epochs may do.";
  const time = `The examples are linearly separable: it only needs ${frame.pane.stop === "journal-full" ? "room for more updates" : "more epochs"}`;
  const { bound } = verdict.analysis;
  if (bound === null || !boundApplies(frame)) return `${time}.`;
  return `${time}, as it has made ${count(frame.pane.updates, "update")} of at most ${count(wholeBound(bound), "update")}.`;
}
