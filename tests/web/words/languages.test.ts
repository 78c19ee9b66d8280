import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtIn } from "../../../web/state/course/lessons/course.js";
import { units } from "../../../web/state/course/lessons/unit.js";
import type { Room, Words } from "../../../web/state/document/notation/words.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { contents } from "../../../web/words/en/course/contents.js";
import { names } from "../../../web/words/generated/names.js";
import { type LanguageCode, languages, spokenOf } from "../../../web/words/languages.js";
import { flawOf, linesOf } from "./read-aloud.js";
import { readingPage } from "./reading-page.js";
import { rooms, samples } from "./rooms.js";

interface Translated {
  readonly name: string;
  /** As far as the first picture says it, and whole. */
  readonly first: Words;
  readonly words: Words;
  /** What is translated, by the names of the rooms. */
  readonly own: Readonly<Record<string, object>>;
}

async function load(code: LanguageCode): Promise<Translated[]> {
  const first = await languages[code]?.load();
  if (!first) return [];
  const all = await first.all.load();
  return [{ name: names[code], first: first.words, words: all.words, own: all.rooms }];
}

const translated = (await Promise.all((Object.keys(languages) as LanguageCode[]).map(load))).flat();

/** What only English says, and no other language may. */
const ENGLISH = /\b(the|and|with|which|from|this|that|weights|example|mistakes?|learner|click)\b/i;

/** What lessons and units are called in English, as they are where they are not translated. */
const titles = units.map(({ name }) => contents.english.unit(name)).concat(builtIn.lessons.map(({ title }) => title));

/** A formula's name in braces, the gate AND, a task by its name, and what is quoted or a name are the same in every language. */
const proseOf = (text: string): string =>
  titles
    .reduce((prose, title) => prose.replaceAll(title, ""), text)
    .replace(/\{\w+\}|\bAND\b|\b\w+\.\d+|“[^”]*”|«[^»]*»/g, "");

/** The numbers in a text in order of size, with a point; the 1 of the key Pos1 (Home) is none. */
const numbersIn = (text: string): readonly string[] =>
  (
    text
      .replaceAll("\u202f", "")
      .replaceAll("Pos1", "")
      .match(/\d+([.,]\d+)?/g) ?? []
  )
    .map((one) => one.replace(",", "."))
    .sort();

/** Of them, each once, those that no language says in words, as some say "both", "none" and "one of them". */
const unspoken = (numbers: readonly string[]): readonly string[] => [
  ...new Set(numbers.filter((one) => Number(one) > 3 || !Number.isInteger(Number(one)))),
];

/** Lines of a room that are translated, beside what English says. What is missing is English: it is counted elsewhere. */
function linesIn({ words, own }: Translated, room: Room<object>) {
  const known = samples.get(room);
  const said = linesOf(words.room(room), known, words);
  const english = linesOf(room.english, known);
  expect(said.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
  return said
    .map(({ key, text }, k) => ({ key, text, original: english[k]?.text ?? "" }))
    .filter(({ key }) => (key.split(".")[0] as string) in (own[room.name] ?? {}));
}

describe.each(translated.map((one) => [one.name, one] as const))("%s", (_, language) => {
  it("is as it says", () => {
    const { words, first } = language;
    expect(first.locale).toBe(words.locale);
    const { decimal } = words;
    expect(words.number(-1.5)).toBe(`−1${decimal}5`);
    expect(words.fixed(2, 2)).toBe(`2${decimal}00`);
    expect(words.separator).toMatch(decimal === "," ? /^\u202f?; $/ : /^, $/);
    expect(words.gap).toBe(words.locale === "zh-Hans" ? "" : " ");
  });

  it.each(rooms.map(({ room }) => [room.name, room] as const))("says whole sentences in %s", (_, room) => {
    const flaws = linesIn(language, room).flatMap(({ key, text, original }) => {
      if (text === original) return [];
      const flaw = flawOf(text) ?? (ENGLISH.test(proseOf(text)) ? "English in it" : null);
      return flaw === null ? [] : [`${key}: ${flaw}: “${text}”`];
    });
    expect(flaws).toEqual([]);
  });

  it.each(rooms.map(({ room }) => [room.name, room] as const))("keeps the facts of %s", (_, room) => {
    const lost = linesIn(language, room).flatMap(({ key, text, original }) => {
      const all = [numbersIn(text), numbersIn(original)] as const;
      // German has a figure wherever English has one.
      const [is, should] = language.words.locale === "de" ? all : all.map(unspoken);
      return is?.join() === should?.join() ? [] : [`${key}: “${text}” for “${original}”`];
    });
    expect(lost).toEqual([]);
  });
});

describe("languages", () => {
  it("are known by the tags of browsers and pages", () => {
    expect(spokenOf(["de-AT"])).toBe("de");
    expect(["zh", "zh-CN", "zh-Hans-CN", "ES-mx"].map((tag) => spokenOf([tag]))).toEqual(["zh", "zh", "zh", "es"]);
    expect(spokenOf([null, "", "tlh", "EN-us", "de"])).toBe("en");
    expect(spokenOf(["tlh", undefined, "constructor"])).toBeNull();
  });

  it("are written to a page that can be read through", () => {
    mkdirSync(paths.build, { recursive: true });
    writeFileSync(join(paths.build, "words.html"), readingPage(rooms, samples, translated));
  });
});
