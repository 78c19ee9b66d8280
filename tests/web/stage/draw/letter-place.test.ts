import { describe, expect, test } from "vitest";
import { project } from "../../../../web/ui/canvas/projection.js";
import type { Scene } from "../../../../web/views/stage/draw/scene.js";
import { letterPlace } from "../../../../web/views/stage/draw/weight-vector.js";
import { rows } from "../../../rows.js";
import { frameWith } from "../../frames.js";

type Points = readonly (readonly [number, number, 1 | -1])[];

/** A plot of 300 by 200 pixels, 10 pixels a unit, its lower left corner at (0, 0). */
function sceneWith(points: Points): Scene {
  const projection = project({ x: [0, 30], y: [0, 20] }, { x: 0, y: 0, width: 300, height: 200 });
  return { frame: frameWith(points), layout: { projection }, marks: { glyph: 8 } } as unknown as Scene;
}

/** From (10, 10) five units to the right: its tip at the pixel (150, 100). */
const arrow = { foot: { x: 100, y: 100 }, along: { x: 1, y: 0 }, reach: 50 };

/** The middle of a letter of 16 by 20 pixels at that arrow. */
function middle(points: Points): readonly number[] | null {
  const place = letterPlace(arrow, { width: 16, height: 20 }, sceneWith(points));
  return place && [place.x + place.width / 2, place.y + place.height / 2];
}

describe("the letter of the weight vector", () => {
  test("is beyond the tip", () => {
    expect(middle([])).toEqual([161, 100]);
    expect(middle([[10, 10, 1]])).toEqual([161, 100]);
  });

  test("is beside the arrow where an example lies beyond the tip", () => {
    expect(middle([[17.2, 10, -1]])).toEqual([150, 113]);
  });

  test("goes to the other side, and down the shaft, as far as it must", () => {
    const around: Points = rows("17.2 10 -1; 15 8 1");
    expect(middle(around)).toEqual([150, 87]);
    const [x = 150, y = 100] = middle([...around, [15, 12, 1]]) ?? [];
    expect(x).toBeLessThan(135);
    expect(Math.abs(y - 100)).toBe(13);
  });

  test("is nowhere where no place is free", () => {
    const all = Array.from({ length: 80 }, (_, k): Points[number] => [8 + (k % 10), 7 + Math.floor(k / 10), 1]);
    expect(middle(all)).toBeNull();
  });
});
