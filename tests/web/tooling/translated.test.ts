import { expect, it } from "vitest";
import { coverageOf, describeLanguages } from "../../../web/tooling/vite/translated.mjs";

const english = { play: "Play", wait: "Please wait.", tick: "+", names: { visit: "One visit", end: () => "end" } };

it("counts the sentences that are there, and names those that are not", () => {
  const german = { play: "Play", wait: "Bitte warten.", names: { visit: "Ein Schritt" } };
  expect(coverageOf("transport", english, german)).toEqual({
    of: 5,
    missing: ["transport.tick", "transport.names.end"],
  });
  expect(coverageOf("transport", english, {}).missing).toHaveLength(5);
});

it("prints a line a language", () => {
  const lines = describeLanguages([
    { name: "Deutsch", translated: 5, of: 5, missing: [] },
    { name: "Polski", translated: 3, of: 5, missing: ["a.b", "a.c"] },
  ]);
  expect(lines.split("\n")).toEqual([
    "  Deutsch: 5 of 5 sentences",
    "  Polski: 3 of 5 sentences; in English still: a.b, a.c",
  ]);
});
