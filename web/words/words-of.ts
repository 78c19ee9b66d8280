import type { Room, Words } from "../state/document/notation/words.js";

/** What a language says, by the names of the rooms. */
export type Rooms = Readonly<Record<string, object>>;

/** A language as its folder gives it. */
interface Language extends Omit<Words, "room"> {
  readonly rooms: Rooms;
}

/** The words of a language. A sentence that it lacks is English, so that no new sentence waits for its translation. */
export function wordsOf({ rooms, ...language }: Language): Words {
  const merged: Record<string, object> = {};
  const room = <W extends object>({ name, english }: Room<W>): W => {
    merged[name] ??= { ...english, ...rooms[name] };
    return merged[name] as W;
  };
  return { ...language, room };
}
