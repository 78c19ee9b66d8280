import type { DataSource, PlaygroundState } from "../../state/document/state.js";
import { lineOf } from "../kept-ids.js";
import { bytesOf, caps, type Note, superfluous } from "./note.js";
import { packedTable, unpackedTable } from "./packed-table.js";

const name = "perceptron-playground";

/** What does not change with every visit is written once: it is what is large. */
const [examples, entries] = ["examples", "entries"];

/** Milliseconds after which storage that has not answered is taken for storage that never will. */
const patience = 5000;

/** A state as it lies in the store, beside its examples. */
interface Entry extends Omit<Note, "id"> {
  readonly state: Omit<PlaygroundState, "data">;
}

/**
 * States in the browser's own storage, under ids. Every method is rejected where the browser refuses storage, has no room,
 * or does not answer.
 */
export class Store {
  /** Open from the first use on: what is written when the page goes cannot wait for that. */
  #database: IDBDatabase | null = null;
  /** The examples that were written last, and for which state. */
  #written: { readonly id: string; readonly data: DataSource } | null = null;

  /** Has it answer at once when something is to be written. */
  async prepare(): Promise<void> {
    await this.#opened();
  }

  /** Whatever lies under an id; undefined where nothing does. It may be anything: others can write there. */
  async read(id: string): Promise<unknown> {
    const transaction = (await this.#opened()).transaction([examples, entries]);
    const [entry, data] = [entries, examples].map((store) => transaction.objectStore(store).get(id));
    await inTime(completed(transaction));
    const { state } = Object(entry?.result) as Partial<Entry>;
    const isState = typeof state === "object" && state !== null && !Array.isArray(state);
    return isState ? { ...state, data: unpackedTable(data?.result) } : state;
  }

  /** Writes at once where it is prepared, and deletes what has become too much. */
  async write(id: string, { data, ...state }: PlaygroundState): Promise<void> {
    const bytes = bytesOf(data);
    if (bytes > caps.bytes / 2) throw new RangeError("it is too large");
    const database = this.#database ?? (await this.#opened());
    const transaction = database.transaction([examples, entries], "readwrite");
    if (!this.has(id, data)) transaction.objectStore(examples).put(packedTable(data), id);
    const entry: Entry = { at: Date.now(), bytes, state };
    transaction.objectStore(entries).put(entry, id);
    // Not when there is time for that: the page may be going.
    transaction.commit();
    await inTime(completed(transaction));
    this.#written = { id, data };
    await this.#remove(superfluous);
  }

  /** Whether it has the examples of a state for certain. */
  has(id: string, data: DataSource): boolean {
    return this.#written?.id === id && this.#written.data === data;
  }

  /** Deletes what a line of ids has. */
  async forget(line: string): Promise<void> {
    this.#written = null;
    await this.#remove((notes) => notes.map(({ id }) => id).filter((id) => lineOf(id) === line));
  }

  async #remove(choose: (notes: readonly Note[]) => readonly string[]): Promise<void> {
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
    // Another version wants it, or the browser has taken it away: it is opened anew with the next use.
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

function remove(transaction: IDBTransaction, choose: (notes: readonly Note[]) => readonly string[]): void {
  const store = transaction.objectStore(entries);
  const keys = store.getAllKeys();
  const values = store.getAll();
  // They are answered in the order they were asked.
  values.onsuccess = () => {
    const notes = keys.result.map((key, k) => noteOf(String(key), values.result[k]));
    for (const id of choose(notes)) for (const name of [examples, entries]) transaction.objectStore(name).delete(id);
  };
}

/** What is no entry is as old as can be. */
function noteOf(id: string, value: unknown): Note {
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
