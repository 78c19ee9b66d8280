import type { PlaygroundState } from "../state/document/state.js";

const key = "perceptron-playground.left";

/** Notes what a page shows that is about to go, for when it is loaded again. */
export function noteLeft(state: PlaygroundState): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ href: location.href, state }));
  } catch {
    // The browser keeps nothing here.
  }
}

/** What was noted when the page was left that has just been loaded again; else null. */
export function leftState(): unknown {
  try {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const again = performance
      .getEntriesByType("navigation")
      .some((entry) => "type" in entry && entry.type === "reload");
    if (again && noted?.href === location.href) return noted.state;
    forgetLeft();
  } catch {
    // As above.
  }
  return null;
}

/** From now on it is kept in another way. */
export function forgetLeft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
