import { type Setting, settings, uiSettings } from "./settings.js";
import type { PlaygroundState, UiState } from "./state.js";

function defaultsOf(rows: Readonly<Record<string, Setting<unknown>>>): Record<string, unknown> {
  const defaults = Object.entries(rows).map(([name, row]) => [name, row.default]);
  return Object.fromEntries(defaults.filter(([, value]) => value !== undefined));
}

export const defaultUi = defaultsOf(uiSettings) as unknown as UiState;

/** What the page opens with. */
export const defaultState = { v: 1, ...defaultsOf(settings), ui: defaultUi } as unknown as PlaygroundState;
