import { at } from "../../learners/settings.js";
import { defaultState, settings, viewUi } from "../settings.js";
import type { PlaygroundState, UiState } from "../state.js";

/** A state as a link or a file has it: without defaults, and without what is the reader's own. */
export function withoutDefaults(state: PlaygroundState): Record<string, unknown> {
  const names = differing(state, defaultState, exactly);
  const chosen = names.flatMap((name) => (name.startsWith(inUi) ? [name.slice(inUi.length)] : []));
  // A speed alone would be read as the pace too.
  const ui = chosen.includes("speed") && !chosen.includes("pace") ? [...chosen, "pace"] : chosen;
  return {
    v: state.v,
    ...picked(
      state,
      names.filter((name) => !name.startsWith(inUi)),
    ),
    ...(ui.length > 0 && { ui: picked(state.ui, ui) }),
  };
}

/** Before the names of the settings that stand in `ui`. */
const inUi = "ui.";

function picked(from: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, at(from, name)]));
}

/** The settings of the problem and the view that two states do not share. */
export function differing(a: PlaygroundState, b: PlaygroundState, textOf: typeof exactly): string[] {
  const names = [...Object.keys(settings), ...Object.keys(viewUi).map((name) => inUi + name)];
  // Of examples of two kinds no text is made: it may be long.
  const unlike = a.data.kind !== b.data.kind;
  return names.filter((name) => (name === "data" && unlike) || textOf(a, name) !== textOf(b, name));
}

/** A setting as text that is the same where the setting is. */
export function exactly(state: PlaygroundState, name: string): string {
  return JSON.stringify(at(state, name), sorted) ?? "";
}

/** The members of an object in the order of their names. */
export function sorted(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The states that steps open with, of those that have been opened on this page. */
const known = new Map<string, PlaygroundState>();

const nameOf = ({ course, lesson }: UiState): string => `${course ?? ""} ${lesson}`;

/** Notes what a step opens with by itself. */
export function noteStep(state: PlaygroundState): void {
  known.set(nameOf(state.ui), state);
}

/**
 * What parameters lie over, in a link to what is on the page: the state of the step that is open, and else the defaults;
 * null where that is not known.
 */
export function stateBelow({ ui }: PlaygroundState): PlaygroundState | null {
  return ui.lesson === null || ui.quiz !== null ? defaultState : (known.get(nameOf(ui)) ?? null);
}
