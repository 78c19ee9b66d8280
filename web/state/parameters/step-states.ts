import type { PlaygroundState, UiState } from "../document/state.js";

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
export function stateBelow({ ui }: PlaygroundState, defaults: PlaygroundState): PlaygroundState | null {
  return ui.lesson === null || ui.quiz !== null ? defaults : (known.get(nameOf(ui)) ?? null);
}
