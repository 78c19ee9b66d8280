import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paths } from "../../../web/tooling/paths.mjs";
import { inAscii } from "../../../web/tooling/vite/ascii.mjs";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are ASCII.
const beyond = /[^\x00-\x7f]/;

describe("a script in ASCII", () => {
  it.each<[string, unknown]>([
    ['"η = 0.5, not ×2"', "η = 0.5, not ×2"],
    ["`a ${1}–${2} 𝒘`", "a 1–2 𝒘"],
    ["/[₀-₉]+$/.test('x₁₂')", true],
    ["/^\\p{L}[𝒘é]$/u.test('x𝒘')", true],
    ["({ η: 1 }).η", 1],
    ["({b:2,𝒜:1})['𝒜']", 1],
    ["'{𝒜:1}'", "{𝒜:1}"],
    ["/* ≤ */ 3", 3],
    ['"\\–"', "–"],
    ['"\\\\–"', "\\–"],
    ["/^\\–$/.test('–')", true],
  ])("%s says what it said", (code, value) => {
    const ascii = inAscii(code);
    expect(ascii).not.toMatch(beyond);
    expect(runInNewContext(ascii)).toEqual(value);
  });

  it("whatever text it holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const ascii = inAscii(JSON.stringify(text));
        expect(ascii).not.toMatch(beyond);
        expect(runInNewContext(ascii)).toBe(text);
      }),
    );
  });

  it("is what is given for a script tag, and in it nobody asks for raw text but of templates without any", () => {
    const script = readFileSync(join(paths.distLib, "element.iife.js"), "utf8");
    expect(beyond.test(script)).toBe(false);
    expect(script.includes("String.raw")).toBe(false);
  });
});
