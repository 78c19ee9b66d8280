import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heapsOf, heapText } from "../../../../web/views/lift/draw/cloud.js";
import { cloudOf } from "../../../../web/views/lift/figure/cloud.js";
import { heightOf, type Separator } from "../../../../web/views/lift/figure/figure.js";
import {
  exampleNear,
  heightsBetween,
  inFrontOf,
  project,
  stemParts,
} from "../../../../web/views/lift/space/projected.js";
import { spaceOf } from "../../../../web/views/lift/space/space.js";
import { rows } from "../../../rows.js";
import { frameWith } from "../../frames.js";
import { engine } from "../../state/engine.js";

const size = { width: 400, height: 400, deviceWidth: 400, deviceHeight: 400, ratio: 1, magnification: 1 };
const margins = { side: 20, top: 20, bottom: 20 };
const xor = frameWith(rows("0 0 -1; 0 1 1; 1 0 1; 1 1 -1")).examples;
const map = engine.featureMap({ X: [[0, 0]] });
const spec = { examples: xor, map, feature: "x1*x2", bias: true } as const;
const cloud = cloudOf(spec);

describe("the cloud", () => {
  it("has its examples at the height of the feature", () => {
    expect([...cloud.z]).toEqual([0, 0, 0, 1]);
    expect([...cloudOf({ ...spec, feature: "bias" }).z]).toEqual([1, 1, 1, 1]);
    expect([...cloudOf({ ...spec, feature: "bias", bias: false }).z]).toEqual([0, 0, 0, 0]);
  });

  it("has the same room for the bias, on or off, with the origin in it", () => {
    const on = cloudOf({ ...spec, feature: "bias" });
    expect(cloudOf({ ...spec, feature: "bias", bias: false }).box).toEqual(on.box);
    expect(on.box.z[1]).toBeGreaterThan(1);
    expect(on.box.x[0]).toBeLessThan(0);
  });

  it("rises from the base, or from where the examples were in the picture before", () => {
    expect([...heightsBetween(null, cloud, 0)]).toEqual([0, 0, 0, 0]);
    expect([...heightsBetween(null, cloud, 0.5)]).toEqual([0, 0, 0, 0.5]);
    expect(heightsBetween(null, cloud, 1)).toBe(cloud.z);
    const taller = { ...cloud, z: cloud.z.map((z) => 10 * z), box: { ...cloud.box, z: [-2.2, 11.8] as const } };
    expect(heightsBetween(taller, cloud, 0)[3]).toBeCloseTo(1, 9);
  });
});

describe("what is in front", () => {
  type Plane = Extract<Separator, { kind: "plane" }>;
  const plane: Plane = { kind: "plane", normal: [0, 0, 1], offset: -0.5 };

  const over = (example: number) => heightOf(plane, cloud.x[example] ?? 0, cloud.y[example] ?? 0);

  it("is above a level plane seen from above", () => {
    const space = spaceOf(cloud.box, { turn: 0, tilt: 40 }, size, margins);
    const inFront = inFrontOf({ separator: plane, over }, space);
    expect(inFront?.(0, 0, 1, 0)).toBe(true);
    expect(inFront?.(0, 0, 0, 0)).toBe(false);
    const turnedOver: Plane = { kind: "plane", normal: [0, 0, -1], offset: 0.5 };
    expect(inFrontOf({ separator: turnedOver, over }, space)?.(0, 0, 1, 0)).toBe(true);
  });

  it("is not asked edge on, nor without a surface", () => {
    const level = spaceOf(cloud.box, { turn: 0, tilt: 0 }, size, margins);
    expect(inFrontOf({ separator: plane, over }, level)).toBeNull();
    expect(inFrontOf({ separator: null, over }, level)).toBeNull();
  });

  it("is what a line from a point towards the eye does not leave through the plane", () => {
    const part = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(part, part, part, part), fc.tuple(part, part, part), part, ([a, b, c, d], point, turn) => {
        const space = spaceOf({ ...cloud.box, half: [1, 1] }, { turn: 90 * turn, tilt: 35 }, size, margins);
        const inFront = inFrontOf({ separator: { kind: "plane", normal: [a, b, c], offset: d }, over }, space);
        fc.pre(inFront !== null);
        const score = (x: number, y: number, z: number) => a * x + b * y + c * z + d;
        // The direction towards the eye over data: the axes of the picture are stretched.
        const { toward } = space.basis;
        const spans = [space.box.x, space.box.y, space.box.z].map(([low, high]) => high - low);
        const step = toward.map((value, k) => (value * (spans[k] ?? 1)) / (2 * (space.box.half[k] ?? 1)));
        const slope = a * (step[0] ?? 0) + b * (step[1] ?? 0) + c * (step[2] ?? 0);
        fc.pre(Math.abs(slope) > 1e-6 && Math.abs(score(...point)) > 1e-6);
        const meets = -score(...point) / slope > 0;
        expect(inFront?.(...point, 0)).toBe(!meets);
      }),
    );
  });

  it("parts a stem where the plane goes through it", () => {
    const space = spaceOf(cloud.box, { turn: 0, tilt: 40 }, size, margins);
    const inFront = inFrontOf({ separator: plane, over }, space);
    expect(stemParts({ cloud, over }, inFront, 3, [0, 1])).toEqual({ behind: [0, 0.5], before: [0.5, 1] });
    expect(stemParts({ cloud, over }, inFront, 3, [0, 0.25])).toEqual({ behind: [0, 0.25], before: null });
    expect(stemParts({ cloud, over }, inFront, 3, [0.75, 1])).toEqual({ behind: null, before: [0.75, 1] });
    expect(stemParts({ cloud, over }, null, 3, [0, 1])).toEqual({ behind: null, before: [0, 1] });
    expect(heightOf(plane, 1, 1)).toBe(0.5);
  });
});

describe("pointing", () => {
  const at = project(cloud, cloud.z, spaceOf(cloud.box, { turn: -58, tilt: 20 }, size, margins));

  it("finds the example that is drawn there", () => {
    for (let i = 0; i < 4; ++i) expect(exampleNear(at, { x: (at.x[i] ?? 0) + 3, y: (at.y[i] ?? 0) - 2 }, 12)).toBe(i);
    expect(exampleNear(at, { x: 0, y: 0 }, 12)).toBeNull();
  });

  it("prefers the one in front of equally near ones", () => {
    const same = { x: Float32Array.of(10, 10, 10), y: Float32Array.of(5, 5, 5), depth: Float32Array.of(0, 2, 1) };
    expect(exampleNear(same, { x: 11, y: 5 }, 12)).toBe(1);
  });
});

describe("heaps", () => {
  it("say how many examples are in one place", () => {
    const { examples } = frameWith(rows("0 0 1; 0 0 1; 1 1 1; 1 1 -1; 1 1 1; 2 1 1"));
    const heaps = heapsOf(cloudOf({ ...spec, examples }));
    expect(heaps).toEqual([
      { top: 1, text: "×2" },
      { top: 4, text: "2+ 1−" },
    ]);
  });

  it("of several classes are only counted", () => {
    expect(heapText([1, -1, 2])).toBe("×3");
  });
});
