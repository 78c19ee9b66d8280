import { type EntryMark, markIn, markName, savedIdIn } from "../part-entry.js";

/** What tells this page from itself before it was loaded again. */
const load = performance.timeOrigin;

/**
 * Which entry one of the browser's is: its number, "earlier" where the page has been loaded again since, null where it is
 * none of the playground's.
 */
export function numberOf(state: unknown): number | "earlier" | null {
  const mark = markIn(state);
  if (!mark) return null;
  return mark.load === load ? mark.number : "earlier";
}

/** Says of the entry there is that it is this one. What is kept for it, and what the page around keeps there, stays. */
export function markEntry(number: number): void {
  replace({ load, number, kept: savedIdIn(history.state) });
}

/** Has the entry there is say something else. What the page around keeps there stays. */
export function changeEntry(number: number, href: string, kept: string | undefined): void {
  replace({ load, number, kept }, href);
}

/** Adds an entry: going back leads from it to the one there is. */
export function addEntry(number: number, href: string, kept: string | undefined): void {
  quietly(() => history.pushState({ [markName]: { load, number, kept } satisfies EntryMark }, "", href));
}

function replace(mark: EntryMark, href?: string): void {
  const state: unknown = history.state;
  const others = typeof state === "object" ? state : {};
  quietly(() => history.replaceState({ ...others, [markName]: mark }, "", href));
}

/** A page of an opaque origin may not change its address, and one from a file not all of it: then it stays. */
function quietly(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
