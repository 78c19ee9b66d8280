import { describe, expect, it } from "vitest";
import { sourcesIn } from "../architecture/sources.js";
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

  it("has no message that nothing says", () => {
    const code = sourcesIn("web").filter(
      ({ path }) => path.endsWith(".ts") && !path.startsWith("web/words/generated/"),
    );
    const known = new Set(code.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
    // What only another message refers to is read there.
    const messages = sourcesIn("web/words/en").filter(({ path }) => path.endsWith(".ftl"));
    const referred = new Set(
      messages.flatMap(({ text }) => Array.from(text.matchAll(/\{ ([\w-]+)/g), ([, name]) => name)),
    );
    const said = (room: string, key: string) => known.has(key) || referred.has(key) || referred.has(`${room}-${key}`);
    // Refusals are said by their English sentences: refusals.test.ts finds them. Terms are named by the lessons.
    const others = rooms.filter(({ room }) => room.name !== "refusalSentences" && room.name !== "glossary");
    const unsaid = others.flatMap(({ room }) => Object.keys(room.english).filter((key) => !said(room.name, key)));
    expect(unsaid).toEqual([]);
  });
});
