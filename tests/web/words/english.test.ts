import { describe, expect, it } from "vitest";
import { flawOf, linesOf, unreadOf } from "./read-aloud.js";
import { rooms, samples } from "./rooms.js";

/** The wording of English, read whole. */
describe("English", () => {
  it("has a name of its own for each room", () => {
    expect(new Set(rooms.map(({ room }) => room.name)).size).toBe(rooms.length);
  });

  it.each(rooms.map(({ room }) => [room.name, room] as const))("says whole sentences in %s", (_, room) => {
    const known = samples.get(room);
    expect(unreadOf(room, known)).toEqual([]);
    const flaws = linesOf(room.english, known).flatMap(({ key, text }) => {
      const flaw = flawOf(text);
      return flaw === null ? [] : [`${key}: ${flaw}: “${text}”`];
    });
    expect(flaws).toEqual([]);
  });
});
