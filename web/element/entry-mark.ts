/** What a playground notes at an entry of the browser's history, beside what others keep there. */
export interface EntryMark {
  /** What tells this page from itself before it was loaded again. */
  readonly load: number;
  /** The number of the entry, since the page was loaded. */
  readonly number: number;
  /** Under which id the browser keeps what the entry shows, where no link can say that. */
  readonly kept?: string | undefined;
}

export const markName = "perceptron-playground";

/** The mark in the state of an entry; undefined where the entry is none of the playground's. */
export function markIn(state: unknown): EntryMark | undefined {
  return (state as Readonly<Record<string, EntryMark>> | null)?.[markName];
}

/** Under which id the browser keeps what an entry shows; undefined where it does not. */
export function keptIn(state: unknown): string | undefined {
  const kept: unknown = markIn(state)?.kept;
  return typeof kept === "string" ? kept : undefined;
}
