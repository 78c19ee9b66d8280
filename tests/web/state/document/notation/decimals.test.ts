import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alike,
  commonDecimals,
  decimalsFor,
  withDecimals,
} from "../../../../../web/state/document/notation/decimals.js";
import { english } from "../../../../../web/state/document/notation/words.js";

const read = (text: string): number => Number(text.replaceAll("−", "-").replaceAll("\u202f", ""));
const digitsOf = (text: string): number => text.split(".")[1]?.length ?? 0;

function columnOf(values: readonly number[]): string[] {
  const decimals = commonDecimals(values);
  return values.map((value) => withDecimals(value, decimals, english));
}

describe("a column of numbers", () => {
  it.each([
    [
      [0.8118, 1.374, -1],
      ["0.812", "1.374", "−1.000"],
    ],
    [
      [1, -2, 0],
      ["1", "−2", "0"],
    ],
    [
      [0.5, 1234.5],
      ["0.5", "1\u202f234.5"],
    ],
    [
      [12345, 2],
      ["12\u202f345", "2"],
    ],
    [
      [-0.00001, 1],
      ["−0.00001", "1.00000"],
    ],
  ])("%j is written %j", (values, texts) => {
    expect(columnOf(values)).toEqual(texts);
  });

  it("writes each for itself where they are too far apart, or in full", () => {
    expect(columnOf([1e-12, 1000])).toEqual(["1×10⁻¹²", "1\u202f000"]);
    expect(commonDecimals([0.25], "full")).toBeNull();
  });

  it("has as many digits after the point in every row, and no number that is not 0 as 0", () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true }).filter((some) => some === 0 || Math.abs(some) > 1e-6);
    // Of a column that is smaller throughout, four digits are more than are written after the point.
    const fits = (values: readonly number[]) =>
      Math.max(...values.map(Math.abs)) >= 1e-5 || values.every((one) => one === 0);
    const column = fc.array(value, { minLength: 1, maxLength: 8 }).filter(fits);
    fc.assert(
      fc.property(column, (values) => {
        const texts = columnOf(values);
        expect(new Set(texts.map(digitsOf)).size).toBe(1);
        for (const [i, text] of texts.entries()) expect(read(text) === 0).toBe(values[i] === 0);
      }),
    );
  });
});

describe("the digits with which something is true", () => {
  it("make the terms that are shown add up to the total that is shown", () => {
    const term = fc.double({ min: -1000, max: 1000, noNaN: true }).filter((some) => Math.abs(some) > 1e-3);
    let added = 0;
    fc.assert(
      fc.property(fc.array(term, { minLength: 2, maxLength: 4 }), (terms) => {
        const total = terms.reduce((sum, one) => sum + one, 0);
        const decimals = decimalsFor([...terms, total], (round, digits) =>
          alike(
            terms.reduce((sum, one) => sum + round(one), 0),
            round(total),
            digits,
          ),
        );
        if (decimals === null) return;
        added++;
        const sum = terms.reduce((all, one) => all + read(withDecimals(one, decimals, english)), 0);
        expect(sum.toFixed(decimals).replace(/^-(?=[0.]*$)/, "")).toBe(
          read(withDecimals(total, decimals, english))
            .toFixed(decimals)
            .replace(/^-(?=[0.]*$)/, ""),
        );
      }),
      { numRuns: 500 },
    );
    expect(added).toBeGreaterThan(450);
  });
});
