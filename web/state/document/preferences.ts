import { readerUi } from "./settings.js";
import type { UiState } from "./state.js";

/** What a reader prefers on every page: kept by the browser, in no link. */
export type Preferences = Pick<UiState, "sound" | "speech" | "motion" | "textSize">;

const names = ["sound", "speech", "motion", "textSize"] as const;

/** Under which name the browser keeps them. */
export const keptPreferences = "perceptron-playground.preferences";

/** Those of some settings. What is no value of its kind is left out: others may write to what the browser keeps. */
export function preferencesOf(from: Partial<Record<string, unknown>>): Partial<Preferences> {
  const chosen = names.filter((name) => typeof from[name] === typeof readerUi[name].default);
  return Object.fromEntries(chosen.map((name) => [name, from[name]]));
}

/** Those that the browser has kept. */
export function readPreferences(): Partial<Preferences> {
  try {
    return preferencesOf(JSON.parse(localStorage.getItem(keptPreferences) ?? "{}"));
  } catch {
    // Storage throws in a sandbox.
    return {};
  }
}
