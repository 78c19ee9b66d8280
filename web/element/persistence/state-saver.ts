import { saidBy } from "../../engine/lazy.js";
import { exactJson } from "../../state/document/reading/bytes-of.js";
import { stateInstead } from "../../state/document/reading/fit-problem.js";
import type { ReadState } from "../../state/document/reading/fit-state.js";
import type { PlaygroundState } from "../../state/document/state.js";
import type * as Link from "../../state/io/link/index.js";
import type * as Parameters from "../../state/io/parameters/index.js";
import { lostState } from "../../state/io/saved/database.js";
import { bytesOf } from "../../state/io/saved/saved-entry.js";
import { StateDatabase } from "./state-database.js";

const name = "perceptron-playground";

/** In bytes. The session storage of a tab holds a few million, which all pages of a site share. */
const longest = 1_000_000;

/** The last state of a tab, without what the database has of it. */
interface UnloadRecord {
  readonly id: string;
  readonly state: Partial<PlaygroundState>;
}

/**
 * Writes the last state to the session storage, which is synchronous. Browsers need not finish a pending write to IndexedDB
 * when a page unloads (https://github.com/w3c/IndexedDB/issues/237), and WebKit does not.
 */
function writeUnloadRecord(record: UnloadRecord): void {
  try {
    // The page is unloading: a state that is too large is not even serialised.
    const { data } = record.state;
    if (data && bytesOf(data) > longest) clearUnloadRecord();
    else sessionStorage.setItem(name, exactJson(record));
  } catch {
    // Refused, or full: the database may have the state.
  }
}

function clearUnloadRecord(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // If storage is refused, there is nothing to remove.
  }
}

/** The record of a state; empty if the record is of another state. It is not validated: other scripts can write there. */
export function readUnloadRecord(id: string): object {
  try {
    const { id: recorded, state } = Object(JSON.parse(sessionStorage.getItem(name) ?? "null")) as Partial<UnloadRecord>;
    return recorded === id ? Object(state) : {};
  } catch {
    return {};
  }
}

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

/** The modules that read a saved state; they load separately. */
interface Readers {
  readonly link: Pick<typeof Link, "asOwn">;
  readonly parameters: Pick<typeof Parameters, "readState">;
}

/** Reads an external state, given the current one. */
type Reader = (present: PlaygroundState) => ReadState;

/**
 * Restores the state saved under an id. It is validated like any external state. If it cannot be read, a refusal says so.
 * @param instead What is read in that case.
 */
export async function restore(
  id: string,
  { link, parameters }: Readers,
  instead: Reader,
  database: Pick<StateDatabase, "read"> = new StateDatabase(),
): Promise<Reader> {
  const lost =
    (cause: string | null): Reader =>
    (present) => {
      const { state, refusals } = instead(present);
      return { state: stateInstead(state), refusals: [lostState(cause), ...refusals] };
    };
  try {
    const saved = await readSaved(id, database);
    if (saved === undefined) return lost(null);
    return (present) => link.asOwn(parameters.readState(saved, present), present);
  } catch (cause) {
    return lost(saidBy(cause));
  }
}

/** The state in the database, overwritten by the newer record written when the page unloaded. */
async function readSaved(id: string, database: Pick<StateDatabase, "read">): Promise<unknown> {
  const record = readUnloadRecord(id);
  // A complete record needs no database, where this state may not have arrived.
  if ("data" in record) return record;
  const saved = await database.read(id);
  return saved === undefined || Object.keys(record).length === 0 ? saved : { ...Object(saved), ...record };
}
