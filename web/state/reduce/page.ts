import { withinProblem } from "../document/choices.js";
import { holds } from "../document/lock.js";
import type { Problem } from "../document/problem.js";
import type { PlaygroundState, UiState } from "../document/state.js";
import type { Intent, IntentOf } from "../intent.js";

/** What the page shows of a problem, and how. */
export interface Page {
  readonly view: PlaygroundState["view"];
  readonly ui: UiState;
  /** Example the keyboard or the pointer has chosen, or null. */
  readonly selected: number | null;
}

/** A pure function. What is not valid changes nothing. */
export type PageReducer<Type extends Intent["type"]> = (page: Page, intent: IntentOf<Type>, problem: Problem) => Page;

/** An intent that sets a part of the user interface. */
export function ui<Type extends Intent["type"]>(part: (intent: IntentOf<Type>) => Partial<UiState>): PageReducer<Type> {
  return (page, intent, problem) => ({ ...page, ui: withinProblem({ ...page.ui, ...part(intent) }, problem) });
}

export function setBrush({ size }: IntentOf<"set-brush">): Partial<UiState> {
  return { brush: Math.min(50, Math.max(1, Math.round(size) || 1)) };
}

export function setNotation(page: Page, { notation }: IntentOf<"set-notation">): Page {
  return holds(page.ui.lock, "notation") ? page : { ...page, ui: { ...page.ui, ...notation } };
}

export function setSpeed({ speed }: IntentOf<"set-speed">): Partial<UiState> {
  return speed === "max" || (speed >= 1 && speed < Number.POSITIVE_INFINITY) ? { speed, pace: "steady" } : {};
}

export function setView(page: Page, { view }: IntentOf<"set-view">): Page {
  const valid =
    !view || [view.x, view.y].every(([low, high]) => high - low > 0 && high - low < Number.POSITIVE_INFINITY);
  return valid ? { ...page, view } : page;
}
