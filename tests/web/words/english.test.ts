import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { group } from "d3-array";
import { describe, expect, it } from "vitest";
import type { Room } from "../../../web/state/words.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { flawOf, type Line, linesOf, unreadOf } from "./read-aloud.js";
import type { RoomSamples } from "./samples.js";

const modules = import.meta.glob<Record<string, unknown>>("../../../web/words/en/**/*.ts", { eager: true });
const sampled = import.meta.glob<{ readonly default: RoomSamples | readonly RoomSamples[] }>("./samples/**/*.ts", {
  eager: true,
});

const isRoom = (value: unknown): value is Room<object> =>
  typeof value === "object" && value !== null && "english" in value && "name" in value;

const rooms = Object.values(modules).flatMap((module) => Object.values(module).filter(isRoom));
const samples = new Map(
  Object.values(sampled)
    .flatMap((module) => module.default)
    .map((one) => [one.room, one.samples]),
);

/** The wording of English, read whole; `build/words.html` has all of it for a person to read. */
describe("English", () => {
  it("has a name of its own for each room", () => {
    expect(new Set(rooms.map(({ name }) => name)).size).toBe(rooms.length);
  });

  it.each(rooms.map((room) => [room.name, room] as const))("says whole sentences in %s", (_, room) => {
    const known = samples.get(room);
    expect(unreadOf(room, known)).toEqual([]);
    const lines = linesOf(room.english, known);
    const flaws = lines.flatMap(({ key, text }) => {
      const flaw = flawOf(text);
      return flaw === null ? [] : [`${key}: ${flaw}: “${text}”`];
    });
    expect(flaws).toEqual([]);
  });

  it("is written to a page that can be read through", () => {
    mkdirSync(paths.build, { recursive: true });
    writeFileSync(join(paths.build, "words.html"), page(rooms));
  });
});

function page(all: readonly Room<object>[]): string {
  const sections = all.map((room) => section(room.name, linesOf(room.english, samples.get(room))));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every sentence of the playground</title>
<style>body{font:16px/1.5 system-ui;max-width:60em;margin:2em auto;padding:0 1em}dt{color:#666;font:13px monospace;margin-top:.6em}dd{margin:0}</style>
<h1>Every sentence of the playground</h1>${sections.join("")}</html>\n`;
}

function section(name: string, lines: readonly Line[]): string {
  const byKey = group(lines, ({ key }) => key);
  const entries = Array.from(byKey, ([key, said]) => {
    const texts = new Set(said.map(({ text }) => text));
    return `<dt>${escaped(key)}</dt>${Array.from(texts, (text) => `<dd>${escaped(text)}</dd>`).join("")}`;
  });
  return `<h2>${escaped(name)}</h2><dl>${entries.join("")}</dl>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
