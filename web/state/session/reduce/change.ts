import type { Examples } from "../../data/examples.js";
import { withinProblem } from "../../document/choices.js";
import { holds } from "../../document/lock.js";
import { type Problem, sameValue } from "../../document/problem.js";
import type { PlaygroundState, UiState } from "../../document/state.js";
import type { Pointed, Warning } from "../../runs/frame.js";
import type { Intent, IntentOf } from "../../runs/intent.js";

/** A changed problem, and what else the change affects. */
export interface Change {
  readonly problem: Problem;
  /** What the user is told. */
  readonly warning?: Warning;
  /** Whether the learned weights may survive the change, if the user has chosen that. */
  readonly keepsWeights?: boolean;
  /** Edits with the same group (one drag of the brush) are undone together. */
  readonly group?: number | undefined;
  /** The new index of the selected example, null if it is gone. Without this, new data clear the selection. */
  readonly moveSelection?: (example: number) => number | null;
  /** The window of the stage, if it changes. */
  readonly view?: PageState["view"];
  /** For a change of the learners only: what the page shows of them. The new runs go to the visit that is shown. */
  readonly learnersUi?: Pick<UiState, "lead" | "difference" | "compare">;
}

/** What a reducer may read in addition to the problem. */
export interface ReducerContext {
  readonly examples: Examples;
  readonly ui: UiState;
  /** Whether the labels of a preset are class numbers. */
  readonly isClassed: (preset: string) => boolean;
}

/** A pure function. It returns the same problem when nothing changes. */
export type Reducer<Type extends Intent["type"] = Intent["type"]> = (
  problem: Problem,
  intent: IntentOf<Type>,
  context: ReducerContext,
) => Change;

/** A reducer whose change is refused, with the reason, where it would change what is locked. */
export function unlessLocked(reduce: Reducer): Reducer {
  return (problem, intent, context) => {
    const change = reduce(problem, intent, context);
    return isKept(context.ui.lock, problem, change.problem) ? change : { problem, warning: { code: "locked" } };
  };
}

/** Whether everything that a lock holds of a problem says what it said. */
function isKept(lock: UiState["lock"], before: Problem, after: Problem): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof Problem)[];
  return names.every((name) => !holds(lock, name) || sameValue(before[name], after[name]));
}

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
