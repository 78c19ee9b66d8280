import { describe, expect, test } from "vitest";
import { project } from "../../../../web/views/shared/canvas/projection.js";
import { letterPlace } from "../../../../web/views/stage/draw/letter-place.js";
import type { Scene } from "../../../../web/views/stage/draw/scene.js";
import { frameWith } from "../../frames.js";

/** A plot of 300 by 200 pixels, 10 pixels a unit, its lower left corner at (0, 0). */
function sceneWith(points: readonly (readonly [number, number, 1 | -1])[]): Pick<Scene, "frame" | "layout" | "marks"> {
  const projection = project({ x: [0, 30], y: [0, 20] }, { x: 0, y: 0, width: 300, height: 200 });
  return { frame: frameWith(points), layout: { projection }, marks: { glyph: 8 } } as unknown as Scene;
}

/** From (10, 10) five units to the right: its tip at the pixel (150, 100). */
const arrow = { foot: { x: 100, y: 100 }, along: { x: 1, y: 0 }, reach: 50 };

describe("the letter of the weight vector", () => {
  test("stands beyond the tip", () => {
    expect(letterPlace(arrow, sceneWith([]))).toEqual({ x: 163, y: 100 });
    expect(letterPlace(arrow, sceneWith([[10, 10, 1]]))).toEqual({ x: 163, y: 100 });
  });

  test("stands beside the arrow where an example lies beyond the tip", () => {
    expect(letterPlace(arrow, sceneWith([[16, 10, -1]]))).toEqual({ x: 150, y: 113 });
  });

  test("goes to the other side, and down the shaft, as far as it must", () => {
    expect(letterPlace(arrow, sceneWith([[16, 9, -1]]))).toEqual({ x: 150, y: 87 });
    const around = [
      [16, 9, -1],
      [15, 11, 1],
    ] as const;
    expect(letterPlace(arrow, sceneWith(around))).toEqual({ x: 120, y: 113 });
  });

  test("stands beyond the tip where no place is free", () => {
    const all = [
      [16, 10, 1],
      [15, 9, 1],
      [15, 11, 1],
      [12, 9, 1],
      [12, 11, 1],
    ] as const;
    expect(letterPlace(arrow, sceneWith(all))).toEqual({ x: 163, y: 100 });
  });
});
