import type { PlaygroundState } from "../state/document/state.js";

const key = "perceptron-playground.left";

/** Records the state when the page unloads, for a reload. */
export function writeReloadRecord(state: PlaygroundState): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ href: location.href, state }));
  } catch {
    // The browser refuses storage.
  }
}

/** The state recorded when this page unloaded for a reload; otherwise null. */
export function readReloadRecord(): unknown {
  try {
    const record = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const reloaded = performance
      .getEntriesByType("navigation")
      .some((entry) => "type" in entry && entry.type === "reload");
    if (reloaded && record?.href === location.href) return record.state;
    clearReloadRecord();
  } catch {
    // As above.
  }
  return null;
}

/** Removes the record, once the address carries the state. */
export function clearReloadRecord(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
