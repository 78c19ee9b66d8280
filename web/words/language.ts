import { english, type Room, type Words } from "../state/words.js";

/** A language as its folder gives it. */
interface Language extends Omit<Words, "room"> {
  /** By the names of the rooms. */
  readonly rooms: Readonly<Record<string, object>>;
}

/** The words of a language. A sentence that it lacks is English, so that no new sentence waits for its translation. */
export function wordsOf({ rooms, ...language }: Language): Words {
  const merged = new Map<string, object>();
  const room = <W extends object>({ name, english: said }: Room<W>): W => {
    const known = merged.get(name) ?? { ...said, ...rooms[name] };
    merged.set(name, known);
    return known as W;
  };
  return { ...english, ...language, room };
}
