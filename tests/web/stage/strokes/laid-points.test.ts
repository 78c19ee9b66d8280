import { describe, expect, it } from "vitest";
import type { IntentOf } from "../../../../web/state/runs/intent.js";
import { pixelX, pixelY, project } from "../../../../web/ui/canvas/projection.js";
import { brushRadius, brushSpacing } from "../../../../web/views/stage/input/brush.js";
import type { Surface } from "../../../../web/views/stage/input/pointer-act.js";
import { alongPath, paintStroke, stampPoints } from "../../../../web/views/stage/strokes/strokes.js";
import { examplesOf } from "../../frames.js";

const projection = project({ x: [0, 10], y: [0, 5] }, { x: 0, y: 0, width: 1000, height: 500 });

/** A stage with a brush of such a size, and what is drawn on it. */
function surfaceOf(brush: number) {
  const sent: IntentOf<"add-points">[] = [];
  const now = { state: { ui: { brush } }, examples: examplesOf([]) };
  const send = (intent: IntentOf<"add-points">) => sent.push(intent);
  return { sent, projection, now, send } as unknown as Surface & { readonly sent: IntentOf<"add-points">[] };
}

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

  it.each([1, 2, 10, 50])("of %i is laid down again and again along a drag, without one stamp on another", (size) => {
    const surface = surfaceOf(size);
    const stroke = paintStroke(surface, 1, { x: 100, y: 250 });
    // By hand: in many small moves.
    for (let x = 105; x <= 900; x += 5) stroke.move({ x, y: 250 });
    const stamps = surface.sent.map(({ points }) => points);
    expect(stamps.length).toBeGreaterThanOrEqual(Math.floor(800 / brushSpacing(size)));
    expect(stamps.length).toBeGreaterThan(3);
    expect(stamps.every((points) => points.length === size)).toBe(true);
    expect(new Set(surface.sent.map(({ stroke }) => stroke)).size).toBe(1);
    const middles = stamps.map((points) => pixelX(projection, points.reduce((sum, [x]) => sum + x, 0) / size));
    for (const [k, middle] of middles.entries()) if (k > 0) expect(middle - (middles[k - 1] ?? 0)).toBeGreaterThan(15);
  });

  it("of one point lays down one where a press only trembles", () => {
    const surface = surfaceOf(1);
    const stroke = paintStroke(surface, 1, { x: 100, y: 250 });
    stroke.move({ x: 103, y: 252 });
    stroke.move({ x: 99, y: 249 });
    expect(surface.sent).toHaveLength(1);
  });

  it("is laid down at even distances along a drag", () => {
    expect(alongPath({ x: 0, y: 0 }, { x: 25, y: 0 }, 10)).toEqual([
      { x: 10, y: 0 },
      { x: 20, y: 0 },
    ]);
    expect(alongPath({ x: 0, y: 0 }, { x: 3, y: 4 }, 10)).toEqual([]);
  });
});
