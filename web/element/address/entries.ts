/** The entries of the browser's history that are the playground's say so in their state, beside what others keep there. */
const name = "perceptron-playground";

/** What tells this page from itself before it was loaded again. */
const load = performance.timeOrigin;

/**
 * Which entry one of the browser's is: its number, "earlier" where the page has been loaded again since, null where it is
 * none of the playground's.
 */
export function numberOf(state: unknown): number | "earlier" | null {
  const mark = objectOf(state)[name] as { readonly load: number; readonly number: number } | undefined;
  if (!mark) return null;
  return mark.load === load ? mark.number : "earlier";
}

/** Says of the entry there is that it is this one, at this address. What the page around keeps there stays. */
export function changeEntry(number: number, href?: string): void {
  quietly(() => history.replaceState({ ...objectOf(history.state), [name]: { load, number } }, "", href));
}

/** Adds an entry: going back leads from it to the one there is. */
export function addEntry(number: number, href: string): void {
  quietly(() => history.pushState({ [name]: { load, number } }, "", href));
}

/** A page of an opaque origin may not change its address, and one from a file not all of it: then it stays. */
function quietly(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function objectOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === "object" && state !== null ? (state as Readonly<Record<string, unknown>>) : {};
}
