import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Words } from "../../../web/state/document/notation/words.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { names } from "../../../web/words/generated/names.js";
import { type LanguageCode, languages, spokenOf } from "../../../web/words/languages.js";
import { flawOf, linesOf } from "./read-aloud.js";
import { readingPage } from "./reading-page.js";
import { rooms, samples } from "./rooms.js";

interface Translated {
  readonly code: LanguageCode;
  readonly name: string;
  /** As far as the first picture says it, and whole. */
  readonly first: Words;
  readonly words: Words;
}

async function load(code: LanguageCode): Promise<Translated[]> {
  const load = languages[code];
  if (load === null) return [];
  const [first, all] = await Promise.all([load.first.load(), load.all.load()]);
  return [{ code, name: names[code], first: first.words, words: all.words }];
}

const translated = (await Promise.all((Object.keys(languages) as LanguageCode[]).map(load))).flat();

/** What only English says, and no other language may. */
const ENGLISH = /\b(the|and|with|which|from|this|that|weights|example|mistakes?|learner|click)\b/i;

/** The numbers in a text, one after the other, with a point; the 1 of the key Pos1 (Home) is none. */
const numbersIn = (text: string): string[] =>
  (
    text
      .replaceAll("\u202f", "")
      .replaceAll("Pos1", "")
      .match(/\d+([.,]\d+)?/g) ?? []
  )
    .map((one) => one.replace(",", "."))
    .sort();

describe.each(translated)("$name", ({ words, first }) => {
  it("is as it says", () => {
    expect(first.locale).toBe(words.locale);
    expect(words.number(-1.5)).toBe(`−1${words.decimal}5`);
    expect(words.fixed(2, 2)).toBe(`2${words.decimal}00`);
  });

  it.each(rooms.map(({ room }) => [room.name, room] as const))("says whole sentences in %s", (_, room) => {
    const known = samples.get(room);
    const said = linesOf(words.room(room), known, words);
    const english = linesOf(room.english, known);
    // What is missing is English: it is counted elsewhere, and has no flaw of its own.
    const flaws = said.flatMap(({ key, text }, k) => {
      const original = english[k]?.text ?? "";
      if (text === original) return [];
      // A formula's name in braces, the gate AND, and a task by its name, are the same in every language.
      const prose = text.replace(/\{\w+\}|\bAND\b|\b\w+\.\d+/g, "");
      const flaw = flawOf(text) ?? (ENGLISH.test(prose) ? "English in it" : null);
      return flaw === null ? [] : [`${key}: ${flaw}: “${text}”`];
    });
    expect(flaws).toEqual([]);
  });

  it.each(rooms.map(({ room }) => [room.name, room] as const))("keeps the facts of %s", (_, room) => {
    const known = samples.get(room);
    const said = linesOf(words.room(room), known, words);
    const english = linesOf(room.english, known);
    expect(said.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
    const lost = said.flatMap(({ key, text }, k) => {
      const original = english[k]?.text ?? "";
      const [is, should] = [numbersIn(text), numbersIn(original)];
      return is.join() === should.join() ? [] : [`${key}: “${text}” for “${original}”`];
    });
    expect(lost).toEqual([]);
  });
});

describe("languages", () => {
  it("are known by the tags of browsers and pages", () => {
    expect(spokenOf(["de-AT"])).toBe("de");
    expect(spokenOf([null, "", "fr", "EN-us", "de"])).toBe("en");
    expect(spokenOf(["tlh", undefined, "constructor"])).toBeNull();
  });

  it("are written to a page that can be read through", () => {
    mkdirSync(paths.build, { recursive: true });
    writeFileSync(join(paths.build, "words.html"), readingPage(rooms, samples, translated));
  });
});
