import { describe, expect, test } from "vitest";
import { project } from "../../../../web/ui/canvas/projection.js";
import { FreeRoom, type Room } from "../../../../web/views/shared/canvas/free-room.js";
import { rows } from "../../../rows.js";
import { frameWith } from "../../frames.js";

/** A plot of 300 by 200 pixels at (20, 10), 10 pixels a unit, its lower left corner at (0, 0). */
function sceneWith(points: readonly (readonly [number, number, 1 | -1])[]): Room {
  const projection = project({ x: [0, 30], y: [0, 20] }, { x: 20, y: 10, width: 300, height: 200 });
  return {
    frame: frameWith(points),
    layout: { projection },
    marks: { glyph: 8 },
    predictions: null,
  };
}

const box = (x: number, y: number) => ({ x, y, width: 60, height: 18 });

describe("the room for labels", () => {
  test("is not where examples are, and is free elsewhere", () => {
    // Drawn at (120, 110), in a disc of radius 8.
    const room = new FreeRoom(sceneWith([[10, 10, 1]]), "lines");
    expect(room.isFree(box(90, 100))).toBe(false);
    expect(room.isFree(box(127, 100))).toBe(false);
    expect(room.isFree(box(150, 100))).toBe(true);
    expect(room.isFree(box(90, 140))).toBe(true);
  });

  test("is where no example is, whatever there is of them and wherever a label would be", () => {
    const points = Array.from({ length: 60 }, (_, k) => [(k * 7.31) % 30, (k * 3.77) % 20, 1] as const);
    const room = new FreeRoom(sceneWith(points), "lines");
    let free = 0;
    for (let x = 20; x < 260; x += 1.7) {
      for (let y = 10; y < 190; y += 1.3) {
        const touched = points.some(([x1, x2]) => {
          const [px, py] = [20 + 10 * x1, 210 - 10 * x2];
          const [dx, dy] = [Math.max(x - px, 0, px - x - 24), Math.max(y - py, 0, py - y - 18)];
          return Math.hypot(dx, dy) < 8;
        });
        const place = { x, y, width: 24, height: 18 };
        if (room.isFree(place)) free++;
        if (touched) expect(room.isFree(place), `${x}, ${y}`).toBe(false);
      }
    }
    expect(free).toBeGreaterThan(20);
  });

  test("is the first of some places that is free, and is taken then", () => {
    const room = new FreeRoom(sceneWith([[10, 10, 1]]), "lines");
    expect(room.first([box(90, 100), box(150, 100), box(20, 20)])).toEqual(box(150, 100));
    expect(room.first([box(90, 100), box(150, 100)])).toBeNull();
  });

  test("counts no example that is out of view", () => {
    const room = new FreeRoom(sceneWith(rows("-50 10 1; 10 900 -1")), "lines");
    for (let x = 20; x < 260; x += 20) for (let y = 10; y < 190; y += 20) expect(room.isFree(box(x, y))).toBe(true);
  });

  test("is taken by labels, with a gap around them", () => {
    const room = new FreeRoom(sceneWith([]), "lines");
    room.take(box(100, 100));
    expect(room.isFree(box(150, 110))).toBe(false);
    expect(room.isFree(box(100, 125))).toBe(true);
  });

  test("what one writes is in the way of another, until it writes anew", () => {
    const scene = sceneWith([]);
    new FreeRoom(scene, "lines").take(box(100, 100));
    expect(new FreeRoom(scene, "why").isFree(box(100, 100))).toBe(false);
    expect(new FreeRoom(scene, "lines").isFree(box(100, 100))).toBe(true);
    expect(new FreeRoom(scene, "why").isFree(box(100, 100))).toBe(true);
  });

  test("follows examples that change", () => {
    const scene = sceneWith([[10, 10, 1]]);
    expect(new FreeRoom(scene, "lines").isFree(box(90, 100))).toBe(false);
    const moved = { ...scene, frame: frameWith([[25, 10, 1]]) };
    expect(new FreeRoom(moved, "lines").isFree(box(90, 100))).toBe(true);
  });
});
