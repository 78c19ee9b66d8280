import { lastMark } from "./last-mark.js";

/** Notes that there is something to go on with, or that there is nothing, or nothing that is wanted. */
export function markLast(kept: boolean): void {
  try {
    if (kept) localStorage.setItem(lastMark, "1");
    else localStorage.removeItem(lastMark);
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}
