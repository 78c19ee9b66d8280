import { describe, expect, test } from "vitest";
import { project } from "../../../../web/views/shared/canvas/projection.js";
import { FreeRoom } from "../../../../web/views/stage/draw/free-room.js";
import type { Scene } from "../../../../web/views/stage/draw/scene.js";
import { frameWith } from "../../frames.js";

/** A plot of 300 by 200 pixels at (20, 10), 10 pixels a unit, its lower left corner at (0, 0). */
function sceneWith(points: readonly (readonly [number, number, 1 | -1])[]): Pick<Scene, "frame" | "layout" | "marks"> {
  const projection = project({ x: [0, 30], y: [0, 20] }, { x: 20, y: 10, width: 300, height: 200 });
  return {
    frame: frameWith(points),
    layout: { projection, ticks: { x: [], y: [], step: 1 }, font: 12 },
    marks: { visited: null, selected: null, hovered: null, cursor: null, brush: null, glyph: 8 },
  } as Pick<Scene, "frame" | "layout" | "marks">;
}

const box = (x: number, y: number) => ({ x, y, width: 60, height: 18 });

describe("the room for labels", () => {
  test("is dear where examples are, and free elsewhere", () => {
    // Drawn at (120, 110), in a disc of radius 8.
    const room = new FreeRoom(sceneWith([[10, 10, 1]]), "lines");
    expect(room.cost(box(90, 100))).toBeGreaterThan(3);
    expect(room.cost(box(150, 100))).toBe(0);
    expect(room.cost(box(90, 140))).toBe(0);
    // The more it covers, the dearer.
    expect(room.cost(box(127, 100))).toBeGreaterThan(0);
    expect(room.cost(box(127, 100))).toBeLessThan(room.cost(box(90, 100)));
  });

  test("counts no example that is out of view", () => {
    const room = new FreeRoom(
      sceneWith([
        [-50, 10, 1],
        [10, 900, -1],
      ]),
      "lines",
    );
    for (let x = 20; x < 260; x += 20) for (let y = 10; y < 190; y += 20) expect(room.cost(box(x, y))).toBe(0);
  });

  test("is taken by labels, with a gap around them", () => {
    const room = new FreeRoom(sceneWith([]), "lines");
    room.take(box(100, 100));
    expect(room.cost(box(150, 110))).toBe(Number.POSITIVE_INFINITY);
    expect(room.cost(box(100, 125))).toBe(0);
  });

  test("what one writes is in the way of another, until it writes anew", () => {
    const scene = sceneWith([]);
    new FreeRoom(scene, "lines").take(box(100, 100));
    expect(new FreeRoom(scene, "why").cost(box(100, 100))).toBe(Number.POSITIVE_INFINITY);
    expect(new FreeRoom(scene, "lines").cost(box(100, 100))).toBe(0);
    expect(new FreeRoom(scene, "why").cost(box(100, 100))).toBe(0);
  });

  test("follows examples that change", () => {
    const scene = sceneWith([[10, 10, 1]]);
    expect(new FreeRoom(scene, "lines").cost(box(90, 100))).toBeGreaterThan(0);
    const moved = { ...scene, frame: frameWith([[25, 10, 1]]) };
    expect(new FreeRoom(moved, "lines").cost(box(90, 100))).toBe(0);
  });
});
