import type { WholeEngine } from "../../../engine/engine.js";
import type { PlaygroundState } from "../../document/state.js";
import { isBare } from "../lessons/opening.js";
import { type Subject, subjectOf } from "./subject.js";

/** Whose examples a question has: those of the page, or some that were made: where there were none, or none that allow it. */
export type ExamplesOf = "own" | "made" | "instead";

/** What stood on the page before questions were opened. */
export interface PageBefore {
  /** Without the list that it was left by. */
  readonly state: PlaygroundState;
  /** Whether anything of the reader's stood there. */
  readonly any: boolean;
  /** What of it can be asked about; null: nothing. */
  readonly subject: Subject | null;
}

/** @param engine what is asked about is looked for with it; null: nothing is asked. */
export function pageBefore(state: PlaygroundState, engine: WholeEngine | null): PageBefore {
  const any = !isBare(state);
  const subject = any && engine ? subjectOf(state, engine) : null;
  return { state: { ...state, ui: { ...state.ui, lessons: false } }, any, subject };
}

/** @param drawn whether it is asked of examples that are drawn: others have data of their own. */
export function whose(
  { subject, drawn }: { readonly subject: Subject; readonly drawn: boolean },
  before: PageBefore | null,
): ExamplesOf {
  if (!drawn) return "made";
  if (subject === before?.subject) return "own";
  return before?.any ? "instead" : "made";
}
