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
export type PageReducer<Type extends Intent["type"]> = (page: Page, intent: IntentOf<Type>, learners: number) => Page;

/** An intent that sets a part of the user interface; null where it asks for what there is not. */
export function ui<Type extends Intent["type"]>(
  part: (intent: IntentOf<Type>, learners: number) => Partial<UiState> | null,
): PageReducer<Type> {
  return (page, intent, learners) => {
    const changed = part(intent, learners);
    return changed ? { ...page, ui: { ...page.ui, ...changed } } : page;
  };
}

export function setBrush({ size }: IntentOf<"set-brush">): Partial<UiState> {
  return { brush: Math.min(50, Math.max(1, Math.round(size) || 1)) };
}

export function setSpeed({ speed }: IntentOf<"set-speed">): Partial<UiState> | null {
  return speed === "max" || (speed >= 1 && speed < Number.POSITIVE_INFINITY) ? { speed } : null;
}

export function setLead({ index }: IntentOf<"set-lead">, learners: number): Partial<UiState> | null {
  return isOf(learners, index) ? { lead: index } : null;
}

export function setDifference({ pair }: IntentOf<"set-difference">, learners: number): Partial<UiState> | null {
  return pair === null || (pair[0] !== pair[1] && pair.every((index) => isOf(learners, index)))
    ? { difference: pair }
    : null;
}

export function setView(page: Page, { view }: IntentOf<"set-view">): Page {
  const valid = !view || [view.x, view.y].every(([low, high]) => Number.isFinite(high - low) && low < high);
  return valid ? { ...page, view } : page;
}

function isOf(count: number, index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count;
}
