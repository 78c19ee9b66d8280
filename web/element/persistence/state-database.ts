import type { DataSource, PlaygroundState, Table } from "../../state/document/state.js";
import { bytesOf, type SavedEntry, storageLimits, surplusIds } from "./eviction.js";
import { tabOf } from "./saved-state-ids.js";

const name = "perceptron-playground";

/** The examples are stored separately: they are large, and do not change with every visit. */
const [examples, entries] = ["examples", "entries"];

/** Milliseconds after which a request to the storage is considered failed. */
const patience = 5000;

/** A stored state without its examples. */
interface Entry extends Omit<SavedEntry, "id"> {
  readonly state: Omit<PlaygroundState, "data">;
}

/**
 * Stores states in IndexedDB, by id. Every method rejects when the browser refuses storage, has no room or does not
 * answer.
 */
export class StateDatabase {
  /** Stays open: a write when the page unloads cannot wait for the database to open. */
  #database: IDBDatabase | null = null;
  /** The examples written last, and the id of their state. */
  #written: { readonly id: string; readonly data: DataSource } | null = null;

  /** Opens the database, so that the first write does not have to. */
  async prepare(): Promise<void> {
    await this.#opened();
  }

  /** The stored value; undefined if there is none. It is not validated: other scripts can write there. */
  async read(id: string): Promise<unknown> {
    const transaction = (await this.#opened()).transaction([examples, entries]);
    const [entry, data] = [entries, examples].map((store) => transaction.objectStore(store).get(id));
    await inTime(completed(transaction));
    const { state } = Object(entry?.result) as Partial<Entry>;
    const isState = typeof state === "object" && state !== null && !Array.isArray(state);
    return isState ? { ...state, data: unpackedTable(data?.result) } : state;
  }

  /** Starts to write synchronously when the database is open, and then deletes what exceeds the limits. */
  async write(id: string, { data, ...state }: PlaygroundState): Promise<void> {
    const bytes = bytesOf(data);
    if (bytes > storageLimits.bytes / 2) throw new RangeError("it is too large");
    const database = this.#database ?? (await this.#opened());
    const transaction = database.transaction([examples, entries], "readwrite");
    if (!this.has(id, data)) transaction.objectStore(examples).put(packedTable(data), id);
    const entry: Entry = { at: Date.now(), bytes, state };
    transaction.objectStore(entries).put(entry, id);
    // Commits at once: the page may be unloading.
    transaction.commit();
    await inTime(completed(transaction));
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
    const transaction = (await this.#opened()).transaction([examples, entries], "readwrite");
    remove(transaction, choose);
    await inTime(completed(transaction));
  }

  async #opened(): Promise<IDBDatabase> {
    this.#database ??= await inTime(open());
    const leave = (): void => {
      this.#database?.close();
      this.#database = null;
      this.#written = null;
    };
    // Another version needs the database, or the browser has closed it: the next use opens it again.
    this.#database.onversionchange = leave;
    this.#database.onclose = leave;
    return this.#database;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of [examples, entries]) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function remove(transaction: IDBTransaction, choose: (notes: readonly SavedEntry[]) => readonly string[]): void {
  const store = transaction.objectStore(entries);
  const keys = store.getAllKeys();
  const values = store.getAll();
  // Requests complete in the order in which they were made.
  values.onsuccess = () => {
    const notes = keys.result.map((key, k) => noteOf(String(key), values.result[k]));
    for (const id of choose(notes)) for (const name of [examples, entries]) transaction.objectStore(name).delete(id);
  };
}

/** The metadata of a stored value. A value that is not an entry counts as the oldest. */
function noteOf(id: string, value: unknown): SavedEntry {
  const { at, bytes } = Object(value) as Partial<Entry>;
  return { id, at: Number(at) || 0, bytes: Number(bytes) || 0 };
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it does not answer")), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** A table as the database stores it: a browser copies one array ten times as fast as 100,000 lists. */
type PackedTable = Omit<Table, "rows"> & {
  /** Row by row. */
  readonly numbers: Float64Array;
};

function packedTable(data: DataSource): DataSource | PackedTable {
  if (data.kind !== "table") return data;
  const { rows, ...others } = data;
  const width = data.columns.length;
  const numbers = new Float64Array(rows.length * width);
  for (let row = 0; row < rows.length; row++) numbers.set(rows[row] ?? [], row * width);
  return { ...others, numbers };
}

/** The stored data as a state has it. Anything but a packed table is returned as it is, and validated by the reader. */
export function unpackedTable(stored: unknown): unknown {
  const { numbers, ...others } = Object(stored) as Partial<PackedTable>;
  if (!(numbers instanceof Float64Array) || !others.columns?.length) return stored;
  const width = others.columns.length;
  const rows = Array.from({ length: Math.floor(numbers.length / width) }, (_, row) =>
    Array.from(numbers.subarray(row * width, (row + 1) * width)),
  );
  return { ...others, rows };
}
