import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backToFront, type Vector } from "../../../../web/views/lift/space/camera.js";
import { cutAt, planeInBox, within } from "../../../../web/views/lift/space/clip.js";
import type { Box } from "../../../../web/views/lift/space/space.js";
import { rows } from "../../../rows.js";

const cube: Box = { x: [0, 1], y: [0, 1], z: [0, 1], floor: 0, half: [1, 1] };
const part = fc.double({ min: -3, max: 3, noNaN: true });
const vector = fc.tuple(part, part, part);
const key = (point: Vector) => point.map((value) => Math.round(value * 1e6) / 1e6 + 0).join();

describe("a plane in the box", () => {
  it("is a square across the middle", () => {
    expect(planeInBox([0, 0, 1], -0.5, cube).map(key).sort()).toEqual(["0,0,0.5", "0,1,0.5", "1,0,0.5", "1,1,0.5"]);
  });

  it("is a triangle at a corner, and a hexagon through the middle", () => {
    expect(planeInBox([1, 1, 1], -0.5, cube)).toHaveLength(3);
    expect(planeInBox([1, 1, 1], -1.5, cube)).toHaveLength(6);
  });

  it("may stand upright", () => {
    expect(planeInBox([1, 1, 0], -1, cube).map(key).sort()).toEqual(["0,1,0", "0,1,1", "1,0,0", "1,0,1"]);
  });

  it("is nothing outside of it", () => {
    expect(planeInBox([1, 0, 0], -2, cube)).toEqual([]);
    expect(planeInBox([1, 1, 1], 1, cube)).toEqual([]);
  });

  it("has its corners on the plane, in the box, in order around it", () => {
    fc.assert(
      fc.property(vector, part, (normal, offset) => {
        fc.pre(Math.hypot(...normal) > 0.1);
        const corners = planeInBox(normal, offset, cube);
        for (const [x, y, z] of corners) {
          expect(normal[0] * x + normal[1] * y + normal[2] * z + offset).toBeCloseTo(0, 6);
          for (const value of [x, y, z]) expect(value >= 0 && value <= 1).toBe(true);
        }
        // Convex: from edge to edge one always turns to the same side of the normal.
        const turns = corners.map((a, i) => {
          const b = corners[(i + 1) % corners.length] ?? a;
          const c = corners[(i + 2) % corners.length] ?? a;
          const [u, v] = [minus(b, a), minus(c, b)];
          const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
          return cross.reduce((sum, value, k) => sum + value * (normal[k] ?? 0), 0);
        });
        expect(turns.every((turn) => turn > -1e-6) || turns.every((turn) => turn < 1e-6)).toBe(true);
      }),
    );
  });

  it("is found wherever a point of it is well inside", () => {
    const inner = fc.double({ min: 0.1, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(vector, fc.tuple(inner, inner, inner), (normal, point) => {
        fc.pre(Math.hypot(...normal) > 0.1);
        const offset = -(normal[0] * point[0] + normal[1] * point[1] + normal[2] * point[2]);
        expect(planeInBox(normal, offset, cube).length).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

describe("cutting at a height", () => {
  const slope: readonly Vector[] = rows("0 0 -1; 1 0 1; 1 1 1; 0 1 -1");

  it("keeps what is above or below, with corners at exactly that height", () => {
    const upper = cutAt(slope, 0.1, 1);
    expect(upper).toHaveLength(4);
    expect(upper.filter(([, , z]) => z === 0.1)).toHaveLength(2);
    expect(cutAt(slope, 0.1, -1)).toHaveLength(4);
    expect(cutAt(slope, 5, 1)).toEqual([]);
    expect(cutAt(slope, -5, 1)).toEqual(slope);
  });

  it("between two heights stays between them", () => {
    fc.assert(
      fc.property(fc.array(vector, { minLength: 3, maxLength: 3 }), (triangle) => {
        for (const [, , z] of within(triangle, [-1, 1])) expect(z >= -1 && z <= 1).toBe(true);
      }),
    );
  });
});

describe("the order from back to front", () => {
  it("takes every example once, the nearest last, to within a thousandth of the depth there is", () => {
    fc.assert(
      fc.property(fc.array(fc.float({ min: -5, max: 5, noNaN: true }), { maxLength: 300 }), (values) => {
        const depth = Float32Array.from(values);
        const order = backToFront(depth);
        expect([...order].sort((a, b) => a - b)).toEqual(values.map((_, i) => i));
        const span = Math.max(...depth) - Math.min(...depth);
        order.forEach((index, k) => {
          const next = order[k + 1];
          if (next !== undefined) expect((depth[index] ?? 0) - (depth[next] ?? 0)).toBeLessThanOrEqual(span / 1000);
        });
      }),
    );
  });

  it("leaves equal ones in their order", () => {
    expect([...backToFront(Float32Array.of(2, 1, 2, 1, 2))]).toEqual([1, 3, 0, 2, 4]);
    expect([...backToFront(new Float32Array(3))]).toEqual([0, 1, 2]);
    expect(backToFront(new Float32Array(0))).toHaveLength(0);
  });
});
