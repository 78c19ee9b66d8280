import { resumableKey } from "./resumable-key.js";

/** Notes that there is something to go on with, or that there is nothing, or nothing that is wanted. */
export function noteResumable(kept: boolean): void {
  try {
    if (kept) localStorage.setItem(resumableKey, "1");
    else localStorage.removeItem(resumableKey);
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}
