import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../../web/state/data/random-numbers.js";

describe("a random start", () => {
  it("is the same for the same seed and draw, and another for others", () => {
    expect(randomNumbers(3, 7, 0)).toEqual(randomNumbers(3, 7, 0));
    const starts = [
      randomNumbers(3, 7, 0),
      randomNumbers(3, 7, 1),
      randomNumbers(3, 8, 0),
      randomNumbers(3, 2 ** 40, 0),
    ];
    expect(new Set(starts.map(String)).size).toBe(starts.length);
  });

  it("has two decimals within −1…1", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(50), (seed, draw) => {
        for (const value of randomNumbers(21, seed, draw)) {
          expect(Math.abs(value)).toBeLessThanOrEqual(1);
          expect(value).toBe(Math.round(value * 100) / 100);
        }
      }),
    );
  });

  it("is spread evenly", () => {
    const draws = Array.from({ length: 1000 }, (_, draw) => randomNumbers(4, 1, draw)).flat();
    const fifths = [0, 0, 0, 0, 0];
    for (const value of draws) {
      const fifth = Math.min(4, Math.floor((value + 1) * 2.5));
      fifths[fifth] = (fifths[fifth] ?? 0) + 1;
    }
    for (const count of fifths) expect(Math.abs(count - 800)).toBeLessThan(120);
  });
});
