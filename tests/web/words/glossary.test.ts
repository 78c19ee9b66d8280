// What the glossary says, and where its terms are used.

import { describe, expect, it } from "vitest";
import { formulas } from "#formulas";
import { termsOf } from "../../../web/state/course/written/terms.js";
import { readCourse } from "../../../web/tooling/lessons/course.mjs";
import { glossary as german } from "../../../web/words/generated/de/glossary.js";
import { meanings as germanMeanings } from "../../../web/words/generated/de/meanings.js";
import { glossary } from "../../../web/words/generated/en/glossary.js";
import { meanings } from "../../../web/words/generated/en/meanings.js";

const entries = Object.entries(glossary.english);
const names = entries.map(([name]) => name);
const course = await readCourse();
const inLessons = Array.from(
  JSON.stringify(course.map(({ lesson }) => lesson)).matchAll(/data-term=\\"(\w+)\\"/g),
  ([, name = ""]) => name,
);
const inStory = Object.keys(meanings.english.terms);

describe("the glossary", () => {
  it("has each of its terms in bold in a lesson or in the story", () => {
    const used = new Set([...inLessons, ...inStory]);
    expect(names.filter((name) => !used.has(name))).toEqual([]);
    expect([...used].filter((name) => !names.includes(name))).toEqual([]);
  });

  it("has a formula for each term, and no other", () => {
    expect(Object.keys(formulas).sort()).toEqual([...names].sort());
    expect(Object.values(formulas).filter((formula) => !/^<math .*<\/math>$/s.test(formula))).toEqual([]);
  });

  it.each(entries)("says what %s means in a few sentences", (_, { term, says }) => {
    expect(says).toMatch(/^\p{Lu}.*\.$/u);
    expect(says.match(/\.(?= |$)/g)?.length).toBeLessThanOrEqual(4);
    expect(says.length).toBeLessThanOrEqual(260);
    expect(term).not.toMatch(/[.:]/);
  });

  it("has the same word open one entry only", () => {
    expect(termsOf(glossary.english).get("epochs")).toBe("epoch");
    const twice = { one: { term: "Score", forms: "" }, other: { term: "sign", forms: "score" } };
    expect(() => termsOf(twice)).toThrow("“score” is in the glossary twice: one and other");
  });

  it("is whole in German, where the letters stand for the same terms", () => {
    expect(Object.keys(german)).toEqual(names);
    expect(() => termsOf(german as typeof glossary.english)).not.toThrow();
    expect(Object.keys(germanMeanings.terms)).toEqual(inStory);
  });

  it.each([
    ["English", glossary.english, meanings.english.terms],
    ["German", german as typeof glossary.english, germanMeanings.terms],
  ] as const)("opens the entry of the very word that the story has in bold, in %s", (_, all, terms) => {
    const known = termsOf(all);
    const astray = Object.entries(terms).filter(([name, words]) => known.get(words.toLowerCase()) !== name);
    expect(astray).toEqual([]);
  });
});

it("names words in bold that the glossary does not have", () => {
  const plain = course.flatMap(({ entry, plainBold }) => [...plainBold].map((words) => `${entry.number}: ${words}`));
  if (plain.length > 0) console.log(`Bold in lessons, and not in the glossary: ${plain.join(", ")}`);
  const known = termsOf(glossary.english);
  expect(plain.filter((one) => known.has(one.replace(/^\d+: /, "").toLowerCase()))).toEqual([]);
});
