import { keptPreferences, type Preferences, readPreferences } from "../document/settings.js";

/** Keeps some of them for the next page. In a sandbox they are forgotten with this one. */
export function keepPreferences(chosen: Partial<Preferences>): void {
  try {
    localStorage.setItem(keptPreferences, JSON.stringify({ ...readPreferences(), ...chosen }));
  } catch {}
}
