import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { argmaxBorders, argmaxRegions } from "../../../../web/views/stage/predictions/index.js";
import { areaOf, type Corner } from "../polygon.js";

const window = { x: [-2, 2], y: [-1, 1] } as const;
const weight = fc.integer({ min: -5, max: 5 });
const anyModels = fc.array(
  fc.record({ w1: weight, w2: weight, b: weight }).map(({ w1, w2, b }) => ({ w1, w2, b: b / 2 })),
  { minLength: 1, maxLength: 6 },
);

function winner(models: readonly { w1: number; w2: number; b: number }[], x: number, y: number): number {
  const scores = models.map(({ w1, w2, b }) => w1 * x + w2 * y + b);
  return scores.indexOf(Math.max(...scores));
}

/** Whether a point is inside a convex polygon whose corners run counter-clockwise. */
function inside(polygon: readonly Corner[], x: number, y: number): boolean {
  return polygon.every((p, i) => {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    return (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x) >= -1e-9;
  });
}

describe("regions by the highest score", () => {
  it("tile the window", () => {
    fc.assert(
      fc.property(anyModels, (models) => {
        const regions = argmaxRegions(models, window);
        expect(regions.reduce((sum, { polygon }) => sum + areaOf(polygon), 0)).toBeCloseTo(8, 6);
      }),
    );
  });

  it("hold every point in the region of its class", () => {
    const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyModels, coordinate, coordinate, (models, u, y) => {
        const x = 2 * u;
        const region = argmaxRegions(models, window).find(({ classNumber }) => classNumber === winner(models, x, y));
        // A region without area is left out: then the point is as good as on its neighbour's edge.
        if (region) expect(inside(region.polygon, x, y)).toBe(true);
      }),
    );
  });

  it("go to the lowest class where scores are equal", () => {
    const same = { w1: 1, w2: 0, b: 0 };
    expect(argmaxRegions([same, same, same], window)).toMatchObject([{ classNumber: 0 }]);
    expect(argmaxRegions([{ w1: 0, w2: 0, b: -1 }, same, same], window).map((region) => region.classNumber)).toEqual([
      0, 1,
    ]);
  });

  it("meet in borders that are drawn once", () => {
    const models = [
      { w1: -1, w2: 0, b: 0 },
      { w1: 1, w2: 0, b: 0 },
    ];
    expect(argmaxBorders(models, window)).toEqual([[0, -1, 0, 1]]);
    expect(argmaxBorders([...models, { w1: 1, w2: 0, b: 0 }], window)).toEqual([[0, -1, 0, 1]]);
    expect(argmaxBorders([{ w1: 0, w2: 0, b: 0 }], window)).toEqual([]);
  });

  it("have borders on which two classes tie for the highest score", () => {
    fc.assert(
      fc.property(anyModels, (models) => {
        for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of argmaxBorders(models, window)) {
          const x = (x0 + x1) / 2;
          const y = (y0 + y1) / 2;
          const scores = models.map(({ w1, w2, b }) => w1 * x + w2 * y + b).sort((a, b) => b - a);
          expect((scores[0] ?? 0) - (scores[1] ?? 0)).toBeCloseTo(0, 6);
        }
      }),
    );
  });
});
