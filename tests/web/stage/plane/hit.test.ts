import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examplesWithin, nearestExample } from "../../../../web/views/stage/plane/place.js";

const coordinate = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ min: -1e3, max: 1e3, noNaN: true }));
const cloud = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 200 });
const radius = fc.double({ min: 0, max: 500, noNaN: true });

function distances(points: readonly (readonly [number, number])[], x: number, y: number): number[] {
  return points.map(([px, py]) => (px - x) * (px - x) + (py - y) * (py - y));
}

describe("hits", () => {
  it("finds what a search through all points finds", () => {
    fc.assert(
      fc.property(cloud, coordinate, coordinate, radius, (points, x, y, r) => {
        const xy = Float64Array.from(points.flat());
        const squares = distances(points, x, y);
        const inside = squares.flatMap((square, i) => (square <= r * r ? [i] : []));
        expect(examplesWithin(xy, [{ x, y }], r)).toEqual(inside);
        const least = Math.min(...inside.map((i) => squares[i] ?? Number.POSITIVE_INFINITY));
        const expected = inside.filter((i) => squares[i] === least).at(-1) ?? null;
        expect(nearestExample(xy, x, y, r)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("copes with no points, one point and points in a row", () => {
    expect(nearestExample(new Float64Array(0), 0, 0, 9)).toBeNull();
    expect(nearestExample(Float64Array.of(2, 3), 2, 3, 0)).toBe(0);
    const row = Float64Array.from({ length: 2000 }, (_, i) => (i % 2 === 0 ? i : 7));
    expect(nearestExample(row, 1000, 7.5, 1)).toBe(500);
  });

  it("takes the one drawn on top of several on one spot", () => {
    expect(nearestExample(Float64Array.of(1, 1, 1, 1, 1, 1), 1, 1, 0.1)).toBe(2);
    // The squares of such distances are 0.
    expect(nearestExample(Float64Array.of(0, 0, 5e-324, 0), 0, 0, 0)).toBe(1);
    expect(examplesWithin(Float64Array.of(0, 0, 1e-170, 0, 2e-170, 0), [{ x: 0, y: 0 }], 0)).toEqual([0, 1, 2]);
  });
});
