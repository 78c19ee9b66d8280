import type { DataSource, PlaygroundState } from "../../state/document/state.js";
import { bytesOf, mostBytes } from "../../state/kept/data-bytes.js";
import { completed, Database, stores } from "../../state/kept/database.js";
import { packedTable, storedState } from "../../state/kept/packed-table.js";
import { type SavedEntry, surplusIds } from "./eviction.js";
import { tabOf } from "./saved-state-ids.js";

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
