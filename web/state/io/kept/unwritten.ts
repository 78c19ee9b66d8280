import { exactJson } from "../../document/exact-json.js";
import { readState } from "../../document/read-state.js";
import { dropsData, type Refusal, refuse } from "../../document/refusal.js";
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
interface Unwritten {
  readonly writes: readonly KeptWrite[];
  readonly refusals: readonly Refusal[];
}

/**
 * The writes that pages before this one could not end. They are validated: other scripts can write there. A note without its
 * data is none, and is forgotten.
 */
export function unwritten(): Unwritten {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, k) => localStorage.key(k) ?? "");
    const notes = keys.filter((key) => key.startsWith(prefix)).map(readNote);
    return {
      writes: notes.flatMap(({ write }) => write ?? []),
      refusals: notes.flatMap(({ refusals }) => refusals),
    };
  } catch {
    return { writes: [], refusals: [] };
  }
}

interface Note {
  readonly write: KeptWrite | null;
  readonly refusals: readonly Refusal[];
}

function readNote(key: string): Note {
  const revision = key.slice(prefix.length);
  const forgotten = (...refusals: readonly Refusal[]): Note => {
    forgetUnwritten(revision);
    return { write: null, refusals };
  };
  try {
    const given = JSON.parse(localStorage.getItem(key) ?? "null");
    const { facts, pictures, at } = entryOf("", given);
    const { id, before, state: noted } = given as Readonly<Record<string, unknown>>;
    if (typeof id !== "string" || typeof noted !== "object") throw new TypeError("no note");
    // A note says its data: nothing is left out that has a default.
    const { state, refusals } = readState({ data: null, ...noted });
    if (dropsData(refusals)) return forgotten(...refusals);
    const replaced = typeof before === "string" ? before : null;
    return { write: { id, before: replaced, revision, at, facts, pictures, state }, refusals };
  } catch {
    return forgotten(
      refuse("kept", "bad-value", "is damaged: what was not yet written of your last experiment is lost"),
    );
  }
}
