import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PlaygroundError } from "../../../web/engine/errors.js";
import { baseFeatures, encodeFeatures, parseFeature } from "../../../web/engine/features.js";

describe("features", () => {
  it("are named from x1 on", () => {
    expect(baseFeatures(3)).toEqual(["x1", "x2", "x3"]);
    expect(baseFeatures(0)).toEqual([]);
  });

  it.each([
    ["x1", [0]],
    ["x12", [11]],
    ["x1*x2", [0, 1]],
    ["x1 * x2", [0, 1]],
    ["x2^3", [1, 1, 1]],
    ["x1^2*x3", [0, 0, 2]],
  ])("%s is a product of columns", (name, columns) => {
    expect(parseFeature(name)).toEqual(columns);
  });

  it.each(["", "x", "x0", "x01", "X1", "x1^0", "x1^100", "x1**x2", "x1*", "x1+x2", "2*x1", "x1.5", "x12345678", "x-1"])(
    "“%s” is none",
    (name) => {
      expect(() => parseFeature(name)).toThrow(PlaygroundError);
    },
  );

  it("cross the boundary as how many factors each has, and the factors of all", () => {
    expect(encodeFeatures(["x1", "x1*x2", "x2^2"])).toEqual({ sizes: [1, 2, 2], factors: [0, 0, 1, 1, 1] });
  });

  it("are read back from any product of powers", () => {
    const factor = fc.record({
      column: fc.integer({ min: 1, max: 9_999_999 }),
      power: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(factor, { minLength: 1, maxLength: 4 }), (factors) => {
        const name = factors.map(({ column, power }) => (power > 1 ? `x${column}^${power}` : `x${column}`)).join("*");
        const columns = factors.flatMap(({ column, power }) => new Array<number>(power).fill(column - 1));
        expect(parseFeature(name)).toEqual(columns);
      }),
    );
  });
});
