import type { DataSource, PlaygroundState } from "../../state/document/state.js";
import { completed, Database, stores } from "../../state/io/saved/database.js";
import { bytesOf, mostBytes, packedTable, storedState } from "../../state/io/saved/saved-entry.js";
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

const both = [stores.examples, stores.entries] as const;

/** A stored state without its examples. */
interface Entry extends Omit<SavedEntry, "id"> {
  readonly state: Omit<PlaygroundState, "data">;
}

/**
 * Stores states in IndexedDB, by id. Every method rejects when the browser refuses storage, has no room or does not
 * answer.
 */
export class StateDatabase {
  readonly #database = new Database(() => {
    this.#written = null;
  });
  /** The examples written last, and the id of their state. */
  #written: { readonly id: string; readonly data: DataSource } | null = null;

  /** Opens the database, so that the first write does not have to. */
  async prepare(): Promise<void> {
    await this.#database.opened();
  }

  /** The stored value; undefined if there is none. It is not validated: other scripts can write there. */
  async read(id: string): Promise<unknown> {
    const transaction = (await this.#database.opened()).transaction(both);
    const [data, entry] = both.map((store) => transaction.objectStore(store).get(id));
    await completed(transaction);
    const { state } = Object(entry?.result) as Partial<Entry>;
    return storedState(state, data?.result) ?? state;
  }

  /** Starts to write synchronously when the database is open, and then deletes what exceeds the limits. */
  async write(id: string, { data, ...state }: PlaygroundState): Promise<void> {
    const bytes = bytesOf(data);
    if (bytes > mostBytes / 2) throw new RangeError("it is too large");
    const database = this.#database.open ?? (await this.#database.opened());
    const transaction = database.transaction(both, "readwrite");
    if (!this.has(id, data)) transaction.objectStore(stores.examples).put(packedTable(data), id);
    const entry: Entry = { at: Date.now(), bytes, state };
    transaction.objectStore(stores.entries).put(entry, id);
    // Commits at once: the page may be unloading.
    transaction.commit();
    await completed(transaction);
    this.#written = { id, data };
    await this.#remove(surplusIds);
  }

  /** Whether the examples of a state are certainly stored. */
  has(id: string, data: DataSource): boolean {
    return this.#written?.id === id && this.#written.data === data;
  }

  /** Deletes the states of a tab. */
  async deleteTab(tab: string): Promise<void> {
    this.#written = null;
    await this.#remove((notes) => notes.map(({ id }) => id).filter((id) => tabOf(id) === tab));
  }

  async #remove(choose: (notes: readonly SavedEntry[]) => readonly string[]): Promise<void> {
    const transaction = (await this.#database.opened()).transaction(both, "readwrite");
    remove(transaction, choose);
    await completed(transaction);
  }
}

function remove(transaction: IDBTransaction, choose: (notes: readonly SavedEntry[]) => readonly string[]): void {
  const store = transaction.objectStore(stores.entries);
  const keys = store.getAllKeys();
  const values = store.getAll();
  // Requests complete in the order in which they were made.
  values.onsuccess = () => {
    const notes = keys.result.map((key, k) => noteOf(String(key), values.result[k]));
    for (const id of choose(notes)) for (const name of both) transaction.objectStore(name).delete(id);
  };
}

/** The metadata of a stored value. A value that is not an entry counts as the oldest. */
function noteOf(id: string, value: unknown): SavedEntry {
  const { at, bytes } = Object(value) as Partial<Entry>;
  return { id, at: Number(at) || 0, bytes: Number(bytes) || 0 };
}
