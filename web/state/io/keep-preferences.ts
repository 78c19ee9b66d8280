import { keptPreferences, type Preferences, readPreferences } from "../document/settings.js";
import type { UiState } from "../document/state.js";

/** Keeps some of them for the next page. In a sandbox, and with `keep=none`, they are forgotten with this one. */
export function keepPreferences(chosen: Partial<Preferences>, { keep }: Pick<UiState, "keep">): void {
  if (keep === "none") return;
  try {
    localStorage.setItem(keptPreferences, JSON.stringify({ ...readPreferences(), ...chosen }));
  } catch {}
}
