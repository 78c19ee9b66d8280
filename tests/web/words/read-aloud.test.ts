import { describe, expect, it } from "vitest";
import { room } from "../../../web/words/room.js";
import { flawOf, linesOf, unreadOf } from "./read-aloud.js";
import { across, every, samplesOf } from "./samples.js";

const greeting = room("greeting", {
  hello: "Hello.",
  visits: (n: number) => `${n} visits.`,
  verdict: (mistake: boolean) => (mistake ? { text: "Wrong", tone: "mistake" } : { text: "Right", tone: "correct" }),
  about: { whom: (name: string, polite: boolean): readonly [string, string] => [polite ? "Dear" : "Hi", name] },
});
const samples = samplesOf(greeting, {
  visits: [[1], [2]],
  verdict: [[true]],
  about: { whom: across(["Ada"], [true, false]) },
});

describe("reading a room aloud", () => {
  it("says its sentences, and its functions for each sample", () => {
    expect(linesOf(greeting.english, samples.samples).map(({ key, text }) => `${key}: ${text}`)).toEqual([
      "hello: Hello.",
      "visits: 1 visits.",
      "visits: 2 visits.",
      "verdict: Wrong",
      "about.whom: Dear[…]Ada",
      "about.whom: Hi[…]Ada",
    ]);
  });

  it("names what no sample calls", () => {
    expect(unreadOf(greeting, samples.samples)).toEqual([]);
    expect(unreadOf(greeting, { visits: [] })).toEqual(["visits", "verdict", "about.whom"]);
    expect(unreadOf(greeting, undefined)).toEqual(["visits", "verdict", "about.whom"]);
  });

  it.each([
    ["1 visits.", "one in the plural"],
    ["undefined visits.", "a fact is missing"],
    ["Two  spaces.", "two spaces in a row"],
    ["A stop .", "a space before a sign"],
    ["Twice..", "a sign twice"],
    ["It can't be.", "a straight apostrophe"],
  ])("finds the flaw of “%s”", (text, flaw) => {
    expect(flawOf(text)).toBe(flaw);
  });

  it.each(["Loading …", "0.5 of 2", "x = .5", "1 visit.", "and so on …"])("finds none in “%s”", (text) => {
    expect(flawOf(text)).toBeNull();
  });

  it("combines facts", () => {
    expect(every({ a: [1, 2], b: ["x"] })).toEqual([
      { a: 1, b: "x" },
      { a: 2, b: "x" },
    ]);
  });
});
