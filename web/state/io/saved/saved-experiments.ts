import type { PlaygroundState } from "../../document/state.js";
import { EntryStore, type Stored, type StoredEntry } from "./database.js";
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

/** An experiment as it is stored, which is nobody's work yet. */
export function storedOf(content: KeptContent, name: string | null, at: number): Stored {
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

/** The kept experiments: see `EntryStore`. */
export class SavedExperiments {
  readonly #store = new EntryStore("experiments");
  readonly #changed: () => void;
  /** Tells other tabs; null until the database is open, and in a browser without it. */
  #channel: BroadcastChannel | null = null;

  /** @param changed Called after every change, those of other tabs too. */
  constructor(changed: () => void = () => {}) {
    this.#changed = changed;
  }

  /** Opens the database, and listens to other tabs. */
  async prepare(): Promise<void> {
    await this.#store.prepare();
    this.#channel ??= channel();
    this.#channel?.addEventListener("message", this.#changed);
  }

  dispose(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  /** All of them, the newest first. */
  async list(): Promise<readonly SavedEntry[]> {
    return newestFirst(await this.#store.list());
  }

  /** The stored state; undefined if there is none. It is not validated: other scripts can write there. */
  async read(id: string): Promise<object | undefined> {
    const { entry, examples } = await this.#store.read(id);
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
    let name: string | null = null;
    const id = await this.#store.write(wanted.id, data, (present) => {
      const found = present === undefined ? null : entryOf(wanted.id, present);
      const follows = found ? [before, revision].includes(found.revision) : before === null;
      name = wanted.name === undefined ? (follows && found?.name) || null : wanted.name;
      const entry = { revision, at, bytes: bytesOf(data), name, facts, pictures, state };
      return { id: follows ? wanted.id : revision, entry };
    });
    await this.#evict();
    return { id, revision, name };
  }

  /** Gives it a name, or none. Its revision stays: whoever works on it goes on. */
  async rename(id: string, name: string | null): Promise<void> {
    await this.#store.change(id, (entry) => ({ ...entry, name }));
    this.#tell();
  }

  /** Makes a second one of it. Resolves with its id; undefined if there is nothing to copy. */
  async duplicate(id: string, name: string | null): Promise<string | undefined> {
    const { entry, examples } = await this.#store.read(id);
    if (entry === undefined) return undefined;
    const token = newToken();
    await this.putBack([{ id: token, examples, entry: { ...Object(entry), name, revision: token, at: Date.now() } }]);
    return token;
  }

  /** Deletes it. Resolves with what was stored. */
  async remove(id: string): Promise<Stored> {
    const stored = await this.#store.read(id);
    await this.#store.remove(() => [id]);
    this.#tell();
    return stored;
  }

  /** Stores what was deleted, or what comes from elsewhere: all of it or nothing. */
  async putBack(all: readonly Stored[]): Promise<void> {
    await this.#store.putBack(all);
    await this.#evict();
  }

  async #evict(): Promise<void> {
    await this.#store.remove((all) => surplusOf(newestFirst(all)));
    this.#tell();
  }

  /** Deletes the older half of those without a name, except the one to be written. Resolves with whether there were any. */
  #makeRoom(id: string): Promise<boolean> {
    return this.#store.remove((all) => {
      const recent = newestFirst(all).filter((entry) => entry.name === null && entry.id !== id);
      return recent.slice(Math.floor(recent.length / 2)).map((entry) => entry.id);
    });
  }

  #tell(): void {
    this.#channel?.postMessage(null);
    this.#changed();
  }
}

function newestFirst(all: readonly StoredEntry[]): readonly SavedEntry[] {
  return all.map(({ id, entry }) => entryOf(id, entry)).sort((a, b) => b.at - a.at);
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
