import { problemOf, sameProblem } from "../../document/problem.js";
import { defaultState, defaultUi } from "../../document/settings.js";
import type { PlaygroundState, UiState } from "../../document/state.js";
import { type Reference, written } from "./course.js";
import type { StateParts, Step } from "./lesson.js";

/** What of the page is as the step says it, or as it is at first; all else is the reader's, or of the place it stands in. */
const staged = [
  "drawer",
  "lift",
  "why",
  "shading",
  "live",
  "compare",
  "difference",
  "lead",
  "labels",
  "biasAs",
  "turned",
  "axis",
  "proof",
  "target",
  "weightAxes",
] as const;

/**
 * The state that a step opens with.
 * @param parts null: the problem and the moment stay
 * @param lent the tool that the step before has put into the hand; null: none
 */
export function opened(
  present: PlaygroundState,
  parts: StateParts | null,
  at: Reference,
  course: string | null,
  lent: UiState["tool"] = null,
): PlaygroundState {
  const { ui, ...problem } = parts ?? { ...present, ui: {} };
  const anew = Object.fromEntries(staged.map((name) => [name, defaultUi[name]])) as Partial<UiState>;
  return {
    ...defaultState,
    ...problem,
    ui: {
      ...present.ui,
      ...anew,
      // What the step before has put into the hand is put down: any other tool is the reader's.
      ...(lent !== null && parts && present.ui.tool === lent && { tool: null }),
      ...(ui as Partial<UiState>),
      lesson: written(at),
      course,
      quiz: null,
      lessons: false,
    },
  };
}

/** The tool that a step puts into the hand; null: none. */
export function toolOf(step: Pick<Step, "state"> | undefined): UiState["tool"] {
  return (step?.state?.["ui"] as Partial<UiState> | undefined)?.tool ?? null;
}

/** The state with the solution of a task on top. */
export function withParts(present: PlaygroundState, parts: StateParts): PlaygroundState {
  const { ui, ...others } = parts;
  return { ...present, ...others, ui: { ...present.ui, ...(ui as Partial<UiState>) } };
}

/**
 * What stands on the page in a step: its own state, or that of the nearest step before it that has one; null: what stands
 * there already, where the step before it is open.
 */
export function partsAt(steps: readonly Step[], step: number, from: number | null): StateParts | null {
  const own = steps[step - 1]?.state ?? null;
  if (own !== null || from === step - 1) return own;
  return steps.slice(0, step).findLast(({ state }) => state !== null)?.state ?? null;
}

/** Whether a state says nothing of a problem: a link to a step alone. */
export function isBare(state: PlaygroundState): boolean {
  return state.visit === 0 && sameProblem(problemOf(state), problemOf(defaultState));
}
