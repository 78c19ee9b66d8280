import type { DataSource, PlaygroundState } from "../../document/state.js";
import { completed, Database, stores } from "./database.js";
import {
  bytesOf,
  entryOf,
  type KeptFacts,
  type KeptPictures,
  mostBytes,
  packedTable,
  type SavedEntry,
  storedState,
} from "./saved-entry.js";

/** The experiments without a name that are kept: the most recent ones. */
export const mostRecent = 20;

const both = [stores.experiments, stores.experimentExamples] as const;

/** What an experiment is, apart from where it is stored. */
export interface KeptContent {
  readonly state: PlaygroundState;
  readonly facts: KeptFacts | null;
  readonly pictures: KeptPictures | null;
}

/** A write of an experiment. To make it twice changes nothing more. */
export interface KeptWrite extends KeptContent {
  readonly id: string;
  /** The revision that it replaces; null: there is none yet. */
  readonly before: string | null;
  /** The revision that it makes. */
  readonly revision: string;
  readonly at: number;
  /** A new name; without it the name stays. */
  readonly name?: string | null;
}

/** Where an experiment is stored, and as what. */
export type KeptPlace = Pick<SavedEntry, "id" | "revision" | "name">;

/** An experiment as it is stored, to be put back. */
export interface StoredExperiment {
  readonly id: string;
  readonly entry: unknown;
  readonly examples: unknown;
}

/** An experiment as it is stored, which is nobody's work yet. */
export function storedOf(content: KeptContent, name: string | null, at: number): StoredExperiment {
  const { data, ...state } = content.state;
  const { facts, pictures } = content;
  const id = newToken();
  return {
    id,
    examples: packedTable(data),
    entry: { revision: id, at, bytes: bytesOf(data), name, facts, pictures, state },
  };
}

/** A new id, or a new revision. `randomUUID` exists only in secure contexts. */
export function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}

/** The kept experiments, in IndexedDB. Every method rejects when the browser refuses storage, has no room or does not answer. */
export class SavedExperiments {
  readonly #database = new Database(() => {
    this.#written = null;
  });
  /** The examples written last, and where. */
  #written: { readonly id: string; readonly data: DataSource } | null = null;
  readonly #changed: () => void;
  /** Tells other tabs; null until the database is open, and in a browser without it. */
  #channel: BroadcastChannel | null = null;

  /** @param changed Called after every change, those of other tabs too. */
  constructor(changed: () => void = () => {}) {
    this.#changed = changed;
  }

  /** Opens the database, and listens to other tabs. */
  async prepare(): Promise<void> {
    await this.#database.opened();
    this.#channel ??= channel();
    this.#channel?.addEventListener("message", this.#changed);
  }

  dispose(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  /** All of them, the newest first. */
  async list(): Promise<readonly SavedEntry[]> {
    const transaction = (await this.#database.opened()).transaction(stores.experiments);
    const store = transaction.objectStore(stores.experiments);
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    await completed(transaction);
    const all = keys.result.map((key, k) => entryOf(String(key), values.result[k]));
    return all.sort((a, b) => b.at - a.at);
  }

  /** The stored state; undefined if there is none. It is not validated: other scripts can write there. */
  async read(id: string): Promise<object | undefined> {
    const { entry, examples } = await this.#stored(id);
    return storedState(Object(entry).state, examples);
  }

  /**
   * Writes an experiment. If another tab has written it, or it has been deleted, since the revision that is replaced, it gets
   * an id of its own. Starts synchronously when the database is open. When the browser has no more room, older ones without a
   * name make room, as far as there are any.
   */
  async write(wanted: KeptWrite): Promise<KeptPlace> {
    for (;;) {
      try {
        return await this.#write(wanted);
      } catch (cause) {
        if (!isOutOfRoom(cause) || !(await this.#makeRoom(wanted.id))) throw cause;
      }
    }
  }

  async #write(wanted: KeptWrite): Promise<KeptPlace> {
    const { revision, before, state: whole, facts, pictures, at } = wanted;
    const { data, ...state } = whole;
    const bytes = bytesOf(data);
    if (bytes > mostBytes / 2) throw new RangeError("it is too large");
    const database = this.#database.open ?? (await this.#database.opened());
    const transaction = database.transaction(both, "readwrite");
    const store = transaction.objectStore(stores.experiments);
    const present = store.get(wanted.id);
    let { id } = wanted;
    let name: string | null = null;
    present.onsuccess = () => {
      const found = present.result === undefined ? null : entryOf(id, present.result);
      const follows = found ? [before, revision].includes(found.revision) : before === null;
      if (!follows) id = revision;
      name = wanted.name === undefined ? (follows && found?.name) || null : wanted.name;
      store.put({ revision, at, bytes, name, facts, pictures, state }, id);
      if (this.#written?.id !== id || this.#written.data !== data)
        transaction.objectStore(stores.experimentExamples).put(packedTable(data), id);
    };
    await completed(transaction);
    this.#written = { id, data };
    await this.#evict();
    this.#tell();
    return { id, revision, name };
  }

  /** Gives it a name, or none. Its revision stays: whoever works on it goes on. */
  async rename(id: string, name: string | null): Promise<void> {
    const transaction = (await this.#database.opened()).transaction(stores.experiments, "readwrite");
    const store = transaction.objectStore(stores.experiments);
    const present = store.get(id);
    present.onsuccess = () => {
      if (present.result !== undefined) store.put({ ...Object(present.result), name }, id);
    };
    await completed(transaction);
    this.#tell();
  }

  /** Makes a second one of it. Resolves with its id; undefined if there is nothing to copy. */
  async duplicate(id: string, name: string | null): Promise<string | undefined> {
    const { entry, examples } = await this.#stored(id);
    if (entry === undefined) return undefined;
    const token = newToken();
    await this.putBack([{ id: token, examples, entry: { ...Object(entry), name, revision: token, at: Date.now() } }]);
    return token;
  }

  /** Deletes it. Resolves with what was stored. */
  async remove(id: string): Promise<StoredExperiment> {
    const stored = await this.#stored(id);
    if (this.#written?.id === id) this.#written = null;
    const transaction = (await this.#database.opened()).transaction(both, "readwrite");
    for (const store of both) transaction.objectStore(store).delete(id);
    await completed(transaction);
    this.#tell();
    return stored;
  }

  /** Stores what was deleted, or what comes from elsewhere: all of it or nothing. */
  async putBack(all: readonly StoredExperiment[]): Promise<void> {
    const transaction = (await this.#database.opened()).transaction(both, "readwrite");
    for (const { id, entry, examples } of all) {
      transaction.objectStore(stores.experiments).put(entry, id);
      transaction.objectStore(stores.experimentExamples).put(examples, id);
    }
    await completed(transaction);
    await this.#evict();
    this.#tell();
  }

  async #stored(id: string): Promise<StoredExperiment> {
    const transaction = (await this.#database.opened()).transaction(both);
    const [entry, examples] = both.map((store) => transaction.objectStore(store).get(id));
    await completed(transaction);
    return { id, entry: entry?.result, examples: examples?.result };
  }

  async #evict(): Promise<void> {
    const gone = surplusOf(await this.list());
    if (gone.length > 0) await this.#delete(gone);
  }

  /** Deletes the older half of those without a name, except the one to be written. Resolves with whether there were any. */
  async #makeRoom(id: string): Promise<boolean> {
    const recent = (await this.list()).filter((entry) => entry.name === null && entry.id !== id);
    const gone = recent.slice(Math.floor(recent.length / 2)).map((entry) => entry.id);
    if (gone.length > 0) await this.#delete(gone);
    return gone.length > 0;
  }

  async #delete(gone: readonly string[]): Promise<void> {
    const transaction = (await this.#database.opened()).transaction(both, "readwrite");
    for (const id of gone) for (const store of both) transaction.objectStore(store).delete(id);
    await completed(transaction);
  }

  #tell(): void {
    this.#channel?.postMessage(null);
    this.#changed();
  }
}

/** The ids of those that are no longer kept, of a list with the newest first: never one with a name, nor the newest. */
export function surplusOf(entries: readonly SavedEntry[]): string[] {
  let bytes = entries.filter(({ name }) => name !== null).reduce((sum, entry) => sum + entry.bytes, 0);
  const recent = entries.filter(({ name }) => name === null);
  return recent.flatMap((entry, rank) => {
    bytes += entry.bytes;
    return rank > 0 && (rank >= mostRecent || bytes > mostBytes) ? [entry.id] : [];
  });
}

/** Whether a write failed because the disk, or what the browser allows of it, is full. */
export const isOutOfRoom = (cause: unknown): boolean => cause instanceof Error && cause.name === "QuotaExceededError";

function channel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("perceptron-playground");
  } catch {
    return null;
  }
}
