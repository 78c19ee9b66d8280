import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import { parseOrder as orderIn, orderText } from "../../../../web/views/setup/sections/order/index.js";
import {
  type NumberRule,
  nudged,
  parseNumber as numberIn,
  numberText,
} from "../../../../web/views/shared/controls/number-field.js";
import { words as german } from "../../../../web/words/generated/de/first/index.js";

const parseNumber = (text: string, rule: NumberRule) => numberIn(text, rule, english);
const parseOrder = (text: string, n: number, name: string) => orderIn(text, n, name, english);

const rate: NumberRule = { name: "Learning rate", min: 0, max: 1e6, above: true };
const count: NumberRule = { name: "Brush size", min: 1, max: 50, whole: true };
const message = (text: string, rule: NumberRule): string | null => {
  const parsed = parseNumber(text, rule);
  return parsed.ok ? null : parsed.message;
};

describe("parseNumber", () => {
  it("reads what people write", () => {
    for (const [text, value] of [
      ["1", 1],
      [" 0.5 ", 0.5],
      [".25", 0.25],
      ["3.", 3],
      ["1e-3", 0.001],
      ["+2", 2],
    ] as const) {
      expect(parseNumber(text, rate)).toEqual({ ok: true, value });
    }
    expect(parseNumber("−1.5", { name: "w" })).toEqual({ ok: true, value: -1.5 });
    expect(parseNumber("10 000", { name: "w" })).toEqual({ ok: true, value: 10000 });
  });

  it("has no negative zero", () => {
    expect(parseNumber("-0", { name: "w" })).toEqual({ ok: true, value: 0 });
  });

  it("names the field and the limits", () => {
    expect(message("abc", rate)).toBe("Learning rate must be a number greater than 0 and at most 1\u202f000\u202f000.");
    expect(message("0", rate)).not.toBeNull();
    expect(message("1000001", rate)).not.toBeNull();
    expect(message("2.5", count)).toBe("Brush size must be a whole number from 1 to 50.");
    expect(message("51", count)).not.toBeNull();
    expect(message("x", { name: "Initial b", min: -1e100, max: 1e100 })).toBe(
      "Initial b must be a number from −1×10¹⁰⁰ to 1×10¹⁰⁰.",
    );
  });

  it("refuses what JavaScript would read as a number", () => {
    for (const text of ["", " ", "0x10", "Infinity", "1e999", "NaN", "1,5", "1_000", "1e", "--1"]) {
      expect(parseNumber(text, { name: "w" }).ok, text).toBe(false);
    }
  });

  it("takes whole numbers up to 2⁵³ − 1", () => {
    const seed: NumberRule = { name: "Seed", min: 0, max: Number.MAX_SAFE_INTEGER, whole: true };
    expect(parseNumber("9007199254740991", seed)).toEqual({ ok: true, value: Number.MAX_SAFE_INTEGER });
    expect(parseNumber("9007199254740992", seed).ok).toBe(false);
  });

  it("reads back every number it shows", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        for (const words of [english, german]) {
          const read = numberIn(numberText(value, words), { name: "w" }, words);
          expect(read).toEqual({ ok: true, value: value === 0 ? 0 : value });
        }
      }),
    );
  });
});

describe("a number typed in German", () => {
  const read = (text: string) => numberIn(text, { name: "w" }, german);

  it("has a comma, or the point that keypads have", () => {
    expect([read("0,5"), read("−1,25"), read("0.5")]).toEqual([0.5, -1.25, 0.5].map((value) => ({ ok: true, value })));
    expect(read("1,2,3").ok).toBe(false);
    expect(parseNumber("0,5", { name: "w" }).ok).toBe(false);
  });

  it("steps as it is written", () => {
    expect(nudged("0,1", 1, { name: "w" }, 0.2, german)).toBe("0,3");
  });
});

describe("parseOrder", () => {
  const problem = (text: string, n: number): string | null => {
    const parsed = parseOrder(text, n, "Example numbers");
    return parsed.ok ? null : parsed.message;
  };

  it("reads a permutation that counts from 1", () => {
    expect(parseOrder("3 1 2", 3, "Example numbers")).toEqual({ ok: true, value: [2, 0, 1] });
    expect(parseOrder(" 3,1;\n2 ", 3, "Example numbers")).toEqual({ ok: true, value: [2, 0, 1] });
    expect(parseOrder("", 0, "Example numbers")).toEqual({ ok: true, value: [] });
  });

  it("says what is wrong", () => {
    expect(problem("3 1 x", 3)).toBe("Example numbers: “x” is not an example number.");
    expect(problem("1 2 -3", 3)).toBe("Example numbers: “-3” is not an example number.");
    expect(problem("1 2 4", 3)).toBe("Example numbers: there is no example 4. The examples are numbered from 1 to 3.");
    expect(problem("0 1 2", 3)).toBe("Example numbers: there is no example 0. The examples are numbered from 1 to 3.");
    expect(problem("1 2 1", 3)).toBe("Example numbers: example 1 occurs twice.");
    expect(problem("1 3", 3)).toBe("Example numbers: example 2 is missing.");
    expect(problem("", 8)).toBe("Example numbers: examples 1, 2, 3, 4, 5 and 3 more are missing.");
  });

  it("reads back every order it shows", () => {
    const permutations = fc.nat(60).chain((n) => fc.shuffledSubarray([...Array(n).keys()], { minLength: n }));
    fc.assert(
      fc.property(permutations, (indices) => {
        expect(parseOrder(orderText(indices), indices.length, "Order")).toEqual({ ok: true, value: indices });
      }),
    );
  });
});
