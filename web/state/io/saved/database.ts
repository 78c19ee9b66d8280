import { type Refusal, refusalBy } from "../../document/reading/refusal.js";
import type { DataSource } from "../../document/state.js";
import { bytesOf, mostBytes, packedTable } from "./saved-entry.js";

const name = "perceptron-playground";

/** Version 1 had the states of history entries. Version 2 adds the kept experiments, and leaves those as they are. */
const version = 2;

/** An entry and its examples are stored apart: examples are large, and do not change with every visit. */
const pairs = {
  /** The states of entries of the browser's history. */
  entries: ["entries", "examples"],
  /** The kept experiments. */
  experiments: ["experiments", "experiment-examples"],
} as const;

/** Milliseconds after which a request to the storage is considered failed. */
const patience = 5000;

/** An entry by its id. It is not validated: other scripts can write there. */
export interface StoredEntry {
  readonly id: string;
  readonly entry: unknown;
}

export interface Stored extends StoredEntry {
  readonly examples: unknown;
}

/**
 * Entries with their examples, in IndexedDB. Every method rejects when the browser refuses storage, has no room or does not
 * answer. `write` starts synchronously when the database is open: the page may be unloading.
 */
export class EntryStore {
  readonly #names: (typeof pairs)[keyof typeof pairs];
  /** Stays open: a write when the page unloads cannot wait for the database to open. */
  #open: IDBDatabase | null = null;
  /** The examples written last, and under which id. */
  #written: { readonly id: string; readonly data: DataSource } | null = null;

  constructor(kind: keyof typeof pairs) {
    this.#names = pairs[kind];
  }

  /** Opens the database, so that the first write does not have to. */
  async prepare(): Promise<void> {
    this.#open ??= await inTime(opened());
    const leave = (): void => {
      this.#open?.close();
      this.#open = null;
      this.#written = null;
    };
    // Another version needs the database, or the browser has closed it: the next use opens it again.
    this.#open.onversionchange = leave;
    this.#open.onclose = leave;
  }

  /** Whether these examples are certainly stored under an id. */
  has(id: string, data: DataSource): boolean {
    return this.#written?.id === id && this.#written.data === data;
  }

  /** What was written last no longer counts as stored. */
  forget(): void {
    this.#written = null;
  }

  read(id: string): Promise<Stored> {
    return this.#within("readonly", (entries, examples) => {
      const [entry, data] = [entries.get(id), examples.get(id)];
      return () => ({ id, entry: entry.result, examples: data.result });
    });
  }

  /** All entries, without their examples. */
  list(): Promise<readonly StoredEntry[]> {
    return this.#within("readonly", (entries) => listOf(entries));
  }

  /**
   * Writes an entry with its examples. Resolves with its id.
   * @param wanted What is written; or what says it, and under which id, from what is stored now.
   */
  async write(
    id: string,
    data: DataSource,
    wanted: object | ((present: unknown) => { readonly id: string; readonly entry: object }),
  ): Promise<string> {
    if (bytesOf(data) > mostBytes / 2) throw new RangeError("it is too large");
    const written = await this.#within("readwrite", (entries, examples) => {
      let place = id;
      const put = (entry: object): void => {
        entries.put(entry, place);
        if (!this.has(place, data)) examples.put(packedTable(data), place);
      };
      if (typeof wanted === "function") {
        const present = entries.get(id);
        present.onsuccess = () => {
          const decided = wanted(present.result);
          place = decided.id;
          put(decided.entry);
        };
      } else {
        put(wanted);
        // At once: the page may be unloading.
        entries.transaction.commit();
      }
      return () => place;
    });
    this.#written = { id: written, data };
    return written;
  }

  /** Changes an entry, if there is one, and not its examples. */
  change(id: string, changed: (entry: object) => object): Promise<void> {
    return this.#within("readwrite", (entries) => {
      const present = entries.get(id);
      present.onsuccess = () => {
        if (present.result !== undefined) entries.put(changed(Object(present.result)), id);
      };
    });
  }

  /** Stores all of these as they are, or none. */
  putBack(all: readonly Stored[]): Promise<void> {
    return this.#within("readwrite", (entries, examples) => {
      for (const { id, entry, examples: data } of all) {
        entries.put(entry, id);
        examples.put(data, id);
      }
    });
  }

  /** Deletes those that are chosen of all that there are. Resolves with whether there were any. */
  remove(choose: (all: readonly StoredEntry[]) => readonly string[]): Promise<boolean> {
    return this.#within("readwrite", (entries, examples) => {
      let gone: readonly string[] = [];
      listOf(entries, (all) => {
        gone = choose(all);
        if (gone.includes(this.#written?.id ?? "")) this.#written = null;
        for (const id of gone) for (const store of [entries, examples]) store.delete(id);
      });
      return () => gone.length > 0;
    });
  }

  /** Makes requests in one transaction. Resolves once it is complete, with what `make` returns a function for. */
  async #within<Answer>(
    mode: IDBTransactionMode,
    make: (entries: IDBObjectStore, examples: IDBObjectStore) => (() => Answer) | undefined,
  ): Promise<Answer> {
    if (!this.#open) await this.prepare();
    const transaction = (this.#open as IDBDatabase).transaction(this.#names, mode);
    const [entries, examples] = this.#names;
    const answer = make(transaction.objectStore(entries), transaction.objectStore(examples));
    await inTime(
      new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      }),
    );
    return answer?.() as Answer;
  }
}

/** @param read Called with the list within the transaction. @returns the list, once the transaction is complete. */
function listOf(entries: IDBObjectStore, read?: (all: readonly StoredEntry[]) => void): () => readonly StoredEntry[] {
  const [keys, values] = [entries.getAllKeys(), entries.getAll()];
  const all = () => keys.result.map((key, k) => ({ id: String(key), entry: values.result[k] as unknown }));
  // Requests complete in the order in which they were made.
  if (read) values.onsuccess = () => read(all());
  return all;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const store of Object.values(pairs).flat()) {
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it does not answer")), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Says that the state of a page is no longer kept, or could not be read. */
export function lostState(cause: string | null): Refusal {
  if (cause === null) return refusalBy("kept", "missing", "What you had here is lost: the browser no longer keeps it.");
  return refusalBy("kept", "missing", "What you had here is lost: the browser couldn’t read it ({0}).", cause);
}
