import { type Refusal, refusalBy } from "../../document/reading/refusal.js";

const name = "perceptron-playground";

/** Version 1 had the states of history entries. Version 2 adds the kept experiments, and leaves those as they are. */
const version = 2;

/** Examples have stores of their own: they are large, and do not change with every visit. */
export const stores = {
  /** The states of entries of the browser's history. */
  entries: "entries",
  examples: "examples",
  /** The kept experiments. */
  experiments: "experiments",
  experimentExamples: "experiment-examples",
} as const;

/** Milliseconds after which a request to the storage is considered failed. */
const patience = 5000;

/** The database, opened when it is first used. Every method rejects when the browser refuses storage or does not answer. */
export class Database {
  /** Stays open: a write when the page unloads cannot wait for the database to open. */
  #open: IDBDatabase | null = null;
  readonly #left: () => void;

  /** @param left Called when the database has been closed for another version, or by the browser. */
  constructor(left: () => void = () => {}) {
    this.#left = left;
  }

  /** Null while it is closed. */
  get open(): IDBDatabase | null {
    return this.#open;
  }

  async opened(): Promise<IDBDatabase> {
    this.#open ??= await inTime(opened());
    const leave = (): void => {
      this.#open?.close();
      this.#open = null;
      this.#left();
    };
    // Another version needs the database, or the browser has closed it: the next use opens it again.
    this.#open.onversionchange = leave;
    this.#open.onclose = leave;
    return this.#open;
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const store of Object.values(stores)) {
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function completed(transaction: IDBTransaction): Promise<void> {
  return inTime(
    new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    }),
  );
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
