import { exactJson } from "../document/exact-json.js";
import { readState } from "../document/read-state.js";
import { dropData, type Refusal, refuse } from "../document/refusal.js";
import { bytesOf } from "./data-bytes.js";
import { entryOf } from "./kept-entry.js";
import type { KeptWrite } from "./kept-experiments.js";

const prefix = "perceptron-playground.unwritten.";

/** In bytes. The local storage of a site holds a few million. */
const longest = 500_000;

/**
 * Notes a write that may not end before the page is gone, in the local storage, which is synchronous: browsers need not
 * finish a write to IndexedDB then, and WebKit does not.
 */
export function noteUnwritten(write: KeptWrite): void {
  try {
    if (bytesOf(write.state.data) <= longest) localStorage.setItem(prefix + write.revision, exactJson(write));
  } catch {
    // Refused, or full: the database may have it.
  }
}

/** Forgets it: it has been written. */
export function forgetUnwritten(revision: string): void {
  try {
    localStorage.removeItem(prefix + revision);
  } catch {
    // Where storage is refused there is nothing to forget.
  }
}

/** What pages before this one have noted, and what of it is wrong. */
export interface Unwritten {
  readonly writes: readonly KeptWrite[];
  readonly refusals: readonly Refusal[];
}

/**
 * The writes that pages before this one could not end. They are validated: other scripts can write there. A note without its
 * data is none, and is forgotten.
 */
export function unwritten(): Unwritten {
  const refusals: Refusal[] = [];
  const refuseNote = (...more: readonly Refusal[]): void => void refusals.push(...more);
  try {
    const keys = Array.from({ length: localStorage.length }, (_, k) => localStorage.key(k) ?? "");
    return {
      writes: keys.filter((key) => key.startsWith(prefix)).flatMap((key) => readNote(key, refuseNote)),
      refusals,
    };
  } catch {
    return { writes: [], refusals };
  }
}

function readNote(key: string, refuseNote: (...refusals: readonly Refusal[]) => void): KeptWrite[] {
  const revision = key.slice(prefix.length);
  try {
    const given = JSON.parse(localStorage.getItem(key) ?? "null");
    const { facts, pictures, at } = entryOf("", given);
    const { id, before, state } = given as Readonly<Record<string, unknown>>;
    if (typeof id !== "string" || typeof state !== "object") throw new TypeError("no note");
    const read = readState(state);
    refuseNote(...read.refusals);
    if (dropData(read.refusals)) {
      forgetUnwritten(revision);
      return [];
    }
    const present = typeof before === "string" ? before : null;
    return [{ id, before: present, revision, at, facts, pictures, state: read.state }];
  } catch {
    refuseNote(refuse("kept", "bad-value", "is damaged: what was not yet written of your last experiment is lost"));
    forgetUnwritten(revision);
    return [];
  }
}
