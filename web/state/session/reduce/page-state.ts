import { withinProblem } from "../../document/choices.js";
import { holds } from "../../document/lock.js";
import type { Problem } from "../../document/problem.js";
import type { PlaygroundState, UiState } from "../../document/state.js";
import type { Pointed } from "../../runs/frame.js";
import type { Intent, IntentOf } from "../../runs/intent.js";

/** How the page shows a problem. */
export interface PageState {
  readonly view: PlaygroundState["view"];
  readonly ui: UiState;
  /** The example selected by keyboard or pointer, or null. */
  readonly selected: number | null;
  readonly pointed: Pointed | null;
}

/** A pure function. An invalid intent changes nothing. */
export type PageReducer<Type extends Intent["type"]> = (
  page: PageState,
  intent: IntentOf<Type>,
  problem: Problem,
) => PageState;

/** A reducer that sets a part of the user interface. */
export function setUi<Type extends Intent["type"]>(
  part: (intent: IntentOf<Type>) => Partial<UiState>,
): PageReducer<Type> {
  return (page, intent, problem) => ({ ...page, ui: withinProblem({ ...page.ui, ...part(intent) }, problem) });
}

export function setBrush({ size }: IntentOf<"set-brush">): Partial<UiState> {
  return { brush: Math.min(50, Math.max(1, Math.round(size) || 1)) };
}

export function setNotation(page: PageState, { notation }: IntentOf<"set-notation">): PageState {
  return holds(page.ui.lock, "notation") ? page : { ...page, ui: { ...page.ui, ...notation } };
}

export function setSpeed({ speed }: IntentOf<"set-speed">): Partial<UiState> {
  return speed === "max" || (speed >= 1 && speed < Number.POSITIVE_INFINITY) ? { speed, pace: "steady" } : {};
}

export function setView(page: PageState, { view }: IntentOf<"set-view">): PageState {
  const valid =
    !view || [view.x, view.y].every(([low, high]) => high - low > 0 && high - low < Number.POSITIVE_INFINITY);
  return valid ? { ...page, view } : page;
}
