/** What a playground stores in an entry of the browser's history, next to what other scripts store there. */
export interface EntryMark {
  /** Differs after each reload of the page. */
  readonly load: number;
  /** The number of the entry, since the page was loaded. */
  readonly number: number;
  /** The id of the saved state, if the state is too long for a link. */
  readonly kept?: string | undefined;
}

export const markName = "perceptron-playground";

/** The mark in the state of an entry; undefined if the playground has not made the entry. */
export function markIn(state: unknown): EntryMark | undefined {
  return (state as Readonly<Record<string, EntryMark>> | null)?.[markName];
}

/** The id of the state saved for an entry; undefined if none is. */
export function savedIdIn(state: unknown): string | undefined {
  const kept: unknown = markIn(state)?.kept;
  return typeof kept === "string" ? kept : undefined;
}
