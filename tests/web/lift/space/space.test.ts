import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basisOf, dot, dragged, moved, readable, START, type Vector } from "../../../../web/views/lift/space/camera.js";
import { boxOf, facing, normalInPicture, spaceOf, valueAt } from "../../../../web/views/lift/space/space.js";
import { rows } from "../../../rows.js";

const camera = fc.record({
  turn: fc.double({ min: -180, max: 180, noNaN: true }),
  tilt: fc.double({ min: 0, max: 90, noNaN: true }),
});
const size = { width: 400, height: 450, deviceWidth: 400, deviceHeight: 450, ratio: 1, magnification: 1 };
const margins = { side: 30, top: 20, bottom: 30 };
const box = boxOf({ x: Float64Array.of(0, 4), y: Float64Array.of(-1, 1), z: Float64Array.of(0, 10) }, false);

function close(found: Vector, wanted: Vector): void {
  for (const k of [0, 1, 2] as const) expect(found[k]).toBeCloseTo(wanted[k], 9);
}

describe("camera", () => {
  it("has three directions of length 1 at right angles, and no mirror image", () => {
    fc.assert(
      fc.property(camera, (view) => {
        const { right, up, toward } = basisOf(view);
        for (const direction of [right, up, toward]) expect(dot(direction, direction)).toBeCloseTo(1, 12);
        expect(dot(right, up)).toBeCloseTo(0, 12);
        expect(dot(right, toward)).toBeCloseTo(0, 12);
        expect(dot(up, toward)).toBeCloseTo(0, 12);
        const cross: Vector = [
          right[1] * up[2] - right[2] * up[1],
          right[2] * up[0] - right[0] * up[2],
          right[0] * up[1] - right[1] * up[0],
        ];
        expect(dot(cross, toward)).toBeCloseTo(1, 12);
      }),
    );
  });

  it("shows at turn 0 and tilt 90 what the stage shows", () => {
    const { right, up } = basisOf({ turn: 0, tilt: 90 });
    close(right, [1, 0, 0]);
    close(up, [0, 1, 0]);
  });

  it("takes what is in front along with a drag", () => {
    const from = { turn: 0, tilt: 20 };
    const front: Vector = [0, -1, 0];
    const before = basisOf(from);
    const right = basisOf(dragged(from, 50, 0));
    expect(dot(front, right.right)).toBeGreaterThan(dot(front, before.right));
    const down = basisOf(dragged(from, 0, 50));
    expect(dot(front, down.up)).toBeLessThan(dot(front, before.up));
  });

  it("comes back to where it was when the drag does", () => {
    fc.assert(
      fc.property(camera, fc.integer({ min: -300, max: 300 }), (view, dx) => {
        const back = dragged(dragged(view, dx, 0), -dx, 0);
        const [a, b] = [basisOf(view), basisOf(back)];
        close(b.right, a.right);
        expect(back.tilt).toBe(view.tilt);
      }),
    );
  });

  it("neither dives nor tips over, and keeps its turn within a circle", () => {
    expect(moved(START, 0, 500).tilt).toBe(90);
    expect(moved(START, 0, -500).tilt).toBe(0);
    expect(moved({ turn: 175, tilt: 0 }, 10, 0).turn).toBe(-175);
    expect(moved({ turn: -175, tilt: 0 }, -10, 0).turn).toBe(175);
    expect(readable({ turn: 12.345, tilt: 67.891 })).toEqual({ turn: 12.3, tilt: 67.9 });
    expect(Object.is(readable({ turn: -0.01, tilt: 0 }).turn, 0)).toBe(true);
  });
});

describe("space", () => {
  it("shows the whole box, whatever the turn and the tilt", () => {
    fc.assert(
      fc.property(camera, (view) => {
        const space = spaceOf(box, view, size, margins);
        for (const x of box.x)
          for (const y of box.y)
            for (const z of box.z) {
              const [px, py] = [valueAt(space.px, x, y, z), valueAt(space.py, x, y, z)];
              expect(px).toBeGreaterThan(margins.side - 1e-6);
              expect(px).toBeLessThan(size.width - margins.side + 1e-6);
              expect(py).toBeGreaterThan(margins.top - 1e-6);
              expect(py).toBeLessThan(size.height - margins.bottom + 1e-6);
            }
      }),
    );
  });

  it("draws equal lengths equally far apart everywhere, and heights straight up", () => {
    const space = spaceOf(box, { turn: 33, tilt: 25 }, size, margins);
    const up = (x: number, y: number, z: number) => valueAt(space.py, x, y, z) - valueAt(space.py, x, y, z + 1);
    expect(up(0, 0, 0)).toBeCloseTo(up(4, -1, 7), 9);
    expect(up(0, 0, 0)).toBeGreaterThan(0);
    expect(valueAt(space.px, 1, 1, 0)).toBeCloseTo(valueAt(space.px, 1, 1, 9), 9);
  });

  it("keeps its scale while it turns", () => {
    const at = (turn: number) => spaceOf(box, { turn, tilt: 30 }, size, margins);
    expect(at(10).py[2]).toBeCloseTo(at(100).py[2], 12);
  });

  it("knows which side of a plane one sees", () => {
    const above = spaceOf(box, { turn: 20, tilt: 60 }, size, margins);
    expect(facing(above, [0, 0, 1])).toBe(1);
    expect(facing(above, [0, 0, -2])).toBe(-1);
    expect(facing(spaceOf(box, { turn: 0, tilt: 0 }, size, margins), [0, 0, 1])).toBe(0);
    // From the side of small x₂.
    expect(facing(spaceOf(box, { turn: 0, tilt: 0 }, size, margins), [0, -1, 0])).toBe(1);
  });

  it("is seen at first from where the plane of XOR is broad and its examples are apart", () => {
    const xor = boxOf({ x: Float64Array.of(0, 1), y: Float64Array.of(0, 1), z: Float64Array.of(0, 1) }, false);
    const space = spaceOf(xor, START, size, margins);
    // What a perceptron comes to.
    const normal = normalInPicture(space.box, [2, 2, -5]);
    expect(Math.abs(dot(normal, space.basis.toward))).toBeGreaterThan(0.45);
    const corners: readonly Vector[] = rows("0 0 0; 1 0 0; 0 1 0; 1 1 1");
    const places = corners.map(([x, y, z]) => [valueAt(space.px, x, y, z), valueAt(space.py, x, y, z)] as const);
    const apart = places.flatMap(([x, y], k) => places.slice(k + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
    expect(Math.min(...apart)).toBeGreaterThan(size.width / 5);
  });

  it("turns a normal over data into one that stands on the plane as it is drawn", () => {
    const { half, x, y, z } = spaceOf(box, START, size, margins).box;
    const normal: Vector = [2, -3, 0.5];
    const drawn = normalInPicture({ ...box, half }, normal);
    expect(dot(drawn, drawn)).toBeCloseTo(1, 12);
    const spans = [x, y, z].map(([low, high]) => high - low);
    // A direction in the plane, over data: at a right angle to its normal. In the picture it still is.
    const along: Vector = [3, 2, 0];
    const picture = along.map((part, k) => (part * 2 * (half[k] ?? 1)) / (spans[k] ?? 1)) as unknown as Vector;
    expect(dot(drawn, picture)).toBeCloseTo(0, 12);
  });
});

describe("box", () => {
  it("has its floor at 0, and room below it for the plane", () => {
    expect(box.floor).toBe(0);
    expect(box.z[0]).toBeLessThan(0);
    expect(box.z[1]).toBeGreaterThan(10);
    expect(box.half[0]).toBe(1);
    expect(box.half[1]).toBeLessThan(1);
  });

  it("has it below heights that are far from 0", () => {
    const far = boxOf({ x: Float64Array.of(0, 1), y: Float64Array.of(0, 1), z: Float64Array.of(100, 101) }, false);
    expect(far.floor).toBeGreaterThan(99);
    expect(far.floor).toBeLessThan(100);
  });

  it("takes in the origin where it is asked to", () => {
    const asked = boxOf({ x: Float64Array.of(3, 4), y: Float64Array.of(-5, -4), z: Float64Array.of(1) }, true);
    expect(asked.x[0]).toBeLessThan(0);
    expect(asked.y[1]).toBeGreaterThan(0);
  });

  it("is a box for no example, for one, and for equal ones", () => {
    for (const values of [[], [2], [2, 2, 2]]) {
      const column = Float64Array.from(values);
      const made = boxOf({ x: column, y: column, z: column }, false);
      for (const [low, high] of [made.x, made.y, made.z]) expect(high - low).toBeGreaterThan(0);
    }
  });
});
