import { exactJson } from "../../state/document/exact-json.js";
import type { PlaygroundState } from "../../state/document/state.js";
import { bytesOf } from "../../state/io/kept/data-bytes.js";

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
export function writeUnloadRecord(record: UnloadRecord): void {
  try {
    // The page is unloading: a state that is too large is not even serialised.
    const { data } = record.state;
    if (data && bytesOf(data) > longest) clearUnloadRecord();
    else sessionStorage.setItem(name, exactJson(record));
  } catch {
    // Refused, or full: the database may have the state.
  }
}

export function clearUnloadRecord(): void {
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
