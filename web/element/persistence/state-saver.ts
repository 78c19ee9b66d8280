import type { PlaygroundState } from "../../state/document/state.js";
import { StateDatabase } from "./state-database.js";
import { clearUnloadRecord, writeUnloadRecord } from "./unload-record.js";

/** Milliseconds between two writes. Changes in between are written together. */
const pause = 1000;

type Writer = Pick<StateDatabase, "write" | "deleteTab" | "has">;

/**
 * Opens the database and returns the saver of a tab. Rejects when the browser refuses storage.
 * @param tab The part of the ids that names the tab. @param failed Called when a state could not be saved.
 */
export async function openStateSaver(tab: string, failed: (cause: unknown) => void): Promise<StateSaver> {
  const database = new StateDatabase();
  await database.prepare();
  return new StateSaver(tab, failed, database);
}

/** Saves states in the browser, throttled, and at the latest when the page unloads. */
export class StateSaver {
  readonly #database: Writer;
  readonly #tab: string;
  readonly #failed: (cause: unknown) => void;
  #unwritten: { readonly id: string; readonly state: PlaygroundState } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wroteUnloadRecord = false;

  /** See `openKeeper`. */
  constructor(tab: string, failed: (cause: unknown) => void, database: Writer) {
    this.#tab = tab;
    this.#failed = failed;
    this.#database = database;
  }

  /** Saves a state under an id, replacing the one before. */
  save(id: string, state: PlaygroundState): void {
    if (this.#unwritten && this.#unwritten.id !== id) this.flush();
    this.#unwritten = { id, state };
    this.#clearUnloadRecord();
    // The first write is immediate: a large state cannot be written while the page unloads.
    if (this.#timer === undefined) this.flush();
  }

  /** Records the last state before the page may unload, without the examples that the database has already: they may be large. */
  saveBeforeUnload(id: string, state: PlaygroundState): void {
    this.flush();
    const { data, ...others } = state;
    writeUnloadRecord({ id, state: this.#database.has(id, data) ? others : state });
    this.#wroteUnloadRecord = true;
  }

  /** Deletes the record when the page has not unloaded after all. */
  #clearUnloadRecord(): void {
    if (this.#wroteUnloadRecord) clearUnloadRecord();
    this.#wroteUnloadRecord = false;
  }

  /** Writes the pending state. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const unwritten = this.#unwritten;
    this.#unwritten = null;
    if (!unwritten) return;
    this.#timer = setTimeout(() => this.flush(), pause);
    void this.#database.write(unwritten.id, unwritten.state).catch(this.#failed);
  }

  /** Deletes everything saved for this tab. If the browser refuses that, nothing was saved either. */
  deleteAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#unwritten = null;
    clearUnloadRecord();
    void this.#database.deleteTab(this.#tab).catch(() => {});
  }
}
