import { exactJson } from "../../document/reading/bytes-of.js";
import { readState } from "../../document/reading/read-state.js";
import { dropsData, type Refusal, refuse } from "../../document/reading/refusal.js";
import type { DataSource, Point } from "../../document/state.js";
import { bytesOf, entryOf } from "./saved-entry.js";
import type { KeptWrite } from "./saved-experiments.js";

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

/** Whether these are examples at all: without any there is nothing to keep. */
export const isEmpty = (data: DataSource): boolean => data.kind === "points" && data.points.length === 0;

/**
 * Whether examples are an edit of those before, rather than others in their place: then both are one experiment. A preset
 * in place of a preset is one too, as either is had again by one press.
 */
export function continues(before: DataSource, after: DataSource): boolean {
  if (isEmpty(before) || isEmpty(after)) return false;
  if (after.kind !== "points") return isAlike(before, after);
  return before.kind === "points" ? areEdited(before.points, after.points) : true;
}

function isAlike(before: DataSource, after: DataSource): boolean {
  if (before.kind === "table") return after.kind === "table" && String(before.columns) === String(after.columns);
  return before.kind === after.kind;
}

/** So few points may all have been moved. */
const few = 2;

function areEdited(before: readonly Point[], after: readonly Point[]): boolean {
  if (before === after || Math.min(before.length, after.length) <= few) return true;
  const labels = (points: readonly Point[]): string => points.map(([, , label]) => label).join();
  const places = new Set(before.map(([x1, x2]) => `${x1} ${x2}`));
  return after.some(([x1, x2]) => places.has(`${x1} ${x2}`)) || labels(before) === labels(after);
}

/** Its name; null where examples are none. */
const presetOf = (data: DataSource): string | null => (data.kind === "preset" ? data.name : null);

/** One experiment of a page: where it is stored, and the examples that it was last seen with. */
export interface Track {
  id: string;
  /** Null until it has been written. */
  revision: string | null;
  name: string | null;
  /** Null: not known. */
  data: DataSource | null;
}

/** Says of which experiment examples are, of those that a page has shown. */
export class Tracks {
  /** Undo and redo bring back the same objects. */
  readonly #known = new WeakMap<DataSource, Track>();
  #present: Track | null = null;
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** The experiment that is being worked on; null before there is one. */
  get present(): Track | null {
    return this.#present;
  }

  /** The page shows these examples, which are of that experiment. */
  adopt(track: Track): Track {
    this.#present = track;
    if (track.data) this.#known.set(track.data, track);
    return track;
  }

  /** What comes next is another experiment. */
  beginAnew(): void {
    this.#present = null;
  }

  /** The experiment that these examples are of; null where there are none. */
  follow(data: DataSource): Track | null {
    if (isEmpty(data)) {
      this.#present = null;
      return null;
    }
    const track = this.#known.get(data) ??
      this.#continued(data) ?? { id: this.#newId(), revision: null, name: null, data };
    track.data = data;
    return this.adopt(track);
  }

  #continued(data: DataSource): Track | null {
    const { data: before, name } = this.#present ?? { data: null, name: null };
    if (!before || !continues(before, data)) return null;
    // One with a name is worth more than a press: nothing but an edit of it takes its place.
    return name !== null && presetOf(before) !== presetOf(data) ? null : this.#present;
  }
}
