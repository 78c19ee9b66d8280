import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount, formatNumber, parseable } from "../../../../../web/state/document/notation/numbers.js";

describe("formatNumber, short", () => {
  it.each([
    [0, "0"],
    [-0, "0"],
    [12, "12"],
    [-1, "−1"],
    [0.5, "0.5"],
    [1 / 3, "0.3333"],
    [-2 / 3, "−0.6667"],
    [0.1 + 0.2, "0.3"],
    [12.3456, "12.35"],
    [999.96, "1\u202f000"],
    [12345, "12\u202f345"],
    [-1234.56, "−1\u202f235"],
    [0.00012345, "0.0001234"],
    [0.000012345, "1.234×10⁻⁵"],
    [-5e-324, "−4.941×10⁻³²⁴"],
    [123456789012, "123\u202f456\u202f789\u202f012"],
    [1.5e21, "1.5×10²¹"],
    [Number.POSITIVE_INFINITY, "∞"],
    [Number.NEGATIVE_INFINITY, "−∞"],
    [Number.NaN, "not a number"],
  ])("%d is written %s", (value, text) => {
    expect(formatNumber(value, "short")).toBe(text);
  });

  it("never shows 0 for a number that is not 0, nor an ASCII minus, nor trailing zeros", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = formatNumber(value, "short");
        expect(text === "0").toBe(value === 0);
        expect(text).not.toMatch(/-|\.\d*0(?!\d)|\.(?!\d)/);
        expect(text.startsWith("−")).toBe(value < 0);
      }),
    );
  });
});

describe("formatNumber, full", () => {
  it("parses back to the same double", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = formatNumber(value, "full");
        expect(text).not.toContain("-");
        expect(Number(text.replaceAll("−", "-"))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it("is the shortest such text", () => {
    expect(formatNumber(0.1 + 0.2, "full")).toBe("0.30000000000000004");
    expect(formatNumber(-1e-7, "full")).toBe("−1e−7");
    expect(formatNumber(-0, "full")).toBe("0");
  });
});

describe("formatCount", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1\u202f000"],
    [1234567, "1\u202f234\u202f567"],
    [-1000, "−1\u202f000"],
  ])("%d is written %s", (value, text) => {
    expect(formatCount(value)).toBe(text);
  });
});

describe("parseable", () => {
  it("is what a program reads back", () => {
    expect(parseable(-0)).toBe("0");
    fc.assert(fc.property(fc.double({ noNaN: true }), (value) => Number(parseable(value)) === value));
  });
});
