import type { DataSource, PlaygroundState } from "../../state/document/state.js";
import { EntryStore } from "../../state/io/saved/database.js";
import { bytesOf, entryOf, mostBytes, type SavedEntry, storedState } from "../../state/io/saved/saved-entry.js";

/**
 * The ids of saved states: "tab.load.number". A tab keeps its part of the id when its page is reloaded. A duplicated tab
 * has the same first part as the original, and another second part.
 */
export class SavedStateIds {
  readonly tab: string;
  readonly #load = randomWord();

  /** @param before The id in the history entry when the page was loaded, if any. */
  constructor(before: string | undefined) {
    this.tab = before === undefined ? randomWord() : tabOf(before);
  }

  /** The id of an entry of the browser's history, by its number since the page was loaded. */
  of(number: number): string {
    return `${this.tab}.${this.#load}.${number}`;
  }
}

function tabOf(id: string): string {
  return id.split(".")[0] ?? "";
}

/** `randomUUID` exists only in secure contexts. */
function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}

type Note = Pick<SavedEntry, "id" | "at" | "bytes">;

/** The limits of the storage: states per tab, tabs, and bytes in all. The newest are kept. */
export const storageLimits = { states: 8, tabs: 12, bytes: mostBytes };

/** The ids of the states that exceed the limits. The newest state of all is never one of them. */
export function surplusIds(notes: readonly Note[]): string[] {
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

/** Stores states by id: see `EntryStore`. */
export class StateDatabase {
  readonly #store = new EntryStore("entries");

  prepare(): Promise<void> {
    return this.#store.prepare();
  }

  /** The stored value; undefined if there is none. It is not validated. */
  async read(id: string): Promise<unknown> {
    const { entry, examples } = await this.#store.read(id);
    const { state } = Object(entry) as { readonly state?: unknown };
    return storedState(state, examples) ?? state;
  }

  /** Writes it, and then deletes what exceeds the limits. */
  async write(id: string, { data, ...state }: PlaygroundState): Promise<void> {
    await this.#store.write(id, data, { at: Date.now(), bytes: bytesOf(data), state });
    await this.#store.remove((all) => surplusIds(all.map(({ id, entry }) => entryOf(id, entry))));
  }

  /** Whether the examples of a state are certainly stored. */
  has(id: string, data: DataSource): boolean {
    return this.#store.has(id, data);
  }

  /** Deletes the states of a tab. */
  async deleteTab(tab: string): Promise<void> {
    this.#store.forget();
    await this.#store.remove((all) => all.map(({ id }) => id).filter((id) => tabOf(id) === tab));
  }
}
