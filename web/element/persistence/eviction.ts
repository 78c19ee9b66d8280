import { mostBytes } from "../../state/kept/data-bytes.js";
import { tabOf } from "./saved-state-ids.js";

/** Metadata of a saved state. */
export interface SavedEntry {
  readonly id: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** Approximate size. */
  readonly bytes: number;
}

/** The limits of the storage: states per tab, tabs, and bytes in all. The newest are kept. */
export const storageLimits = { states: 8, tabs: 12, bytes: mostBytes };

/** The ids of the states that exceed the limits. The newest state of all is never one of them. */
export function surplusIds(notes: readonly SavedEntry[]): string[] {
  const newestFirst = [...notes].sort((a, b) => b.at - a.at);
  const tabs = new Map<string, number>();
  const ranked = newestFirst.map((note) => {
    const tab = tabOf(note.id);
    const rank = tabs.get(tab) ?? 0;
    tabs.set(tab, rank + 1);
    return { ...note, rank, tab: [...tabs.keys()].indexOf(tab) };
  });
  // The last state of any tab is worth more than an earlier state of another tab.
  const byWorth = ranked.sort((a, b) => Math.min(a.rank, 1) - Math.min(b.rank, 1));
  let bytes = 0;
  const kept = new Set<string>();
  for (const { id, rank, tab, bytes: own } of byWorth) {
    const fits = bytes + own <= storageLimits.bytes || kept.size === 0;
    if (rank >= storageLimits.states || tab >= storageLimits.tabs || !fits) continue;
    bytes += own;
    kept.add(id);
  }
  return notes.map(({ id }) => id).filter((id) => !kept.has(id));
}
