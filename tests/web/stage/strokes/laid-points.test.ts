import { describe, expect, it } from "vitest";
import { pixelX, pixelY, project } from "../../../../web/views/shared/canvas/projection.js";
import { brushRadius } from "../../../../web/views/stage/input/brush.js";
import { alongPath, stampPoints } from "../../../../web/views/stage/strokes/laid-points.js";

const projection = project({ x: [0, 10], y: [0, 5] }, { x: 0, y: 0, width: 1000, height: 500 });

describe("a brush", () => {
  it("of one point is exact", () => {
    expect(stampPoints(projection, { x: 200, y: 100 }, 1, -1, 0)).toEqual([[2, 4, -1]]);
  });

  it("of many spreads them in its disc, the same every time", () => {
    const points = stampPoints(projection, { x: 500, y: 250 }, 20, 1, 3);
    expect(points).toHaveLength(20);
    expect(stampPoints(projection, { x: 500, y: 250 }, 20, 1, 3)).toEqual(points);
    for (const [x, y, label] of points) {
      expect(Math.hypot(pixelX(projection, x) - 500, pixelY(projection, y) - 250)).toBeLessThan(brushRadius(20) + 1);
      expect(label).toBe(1);
    }
    expect(new Set(points.map(String)).size).toBe(20);
  });

  it("is laid down at even distances along a drag", () => {
    expect(alongPath({ x: 0, y: 0 }, { x: 25, y: 0 }, 10)).toEqual([
      { x: 10, y: 0 },
      { x: 20, y: 0 },
    ]);
    expect(alongPath({ x: 0, y: 0 }, { x: 3, y: 4 }, 10)).toEqual([]);
  });
});
