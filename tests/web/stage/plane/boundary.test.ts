import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clipLine,
  divide,
  halfPlane,
  type Line,
  planeModel,
  signedDistance,
} from "../../../../web/views/shared/canvas/boundary.js";
import { arrowFoot } from "../../../../web/views/shared/canvas/weight-arrow.js";
import { turnLine } from "../../../../web/views/stage/draw/update-drawing.js";
import { areaOf } from "../polygon.js";

const window = { x: [-2, 2], y: [-1, 1] } as const;
const model = (weights: number[], bias: number) => ({ weights: Float64Array.from(weights), bias });

function lineOf(w1: number, w2: number, b: number): Line {
  const division = divide({ w1, w2, b });
  if (division.kind !== "line") throw new Error("no line");
  return division.line;
}

const weight = fc.double({ min: -10, max: 10, noNaN: true });
const anyLine = fc
  .tuple(weight, weight, weight)
  .filter(([w1, w2]) => Math.hypot(w1, w2) > 1e-3)
  .map(([w1, w2, b]) => lineOf(w1, w2, b));

describe("weights by feature name", () => {
  it("maps subsets and any order", () => {
    expect(planeModel(["x1", "x2"], model([3, 2], 1))).toEqual({ w1: 3, w2: 2, b: 1 });
    expect(planeModel(["x2", "x1"], model([3, 2], 1))).toEqual({ w1: 2, w2: 3, b: 1 });
    expect(planeModel(["x2"], model([3], 1))).toEqual({ w1: 0, w2: 3, b: 1 });
    expect(planeModel([], model([], -1))).toEqual({ w1: 0, w2: 0, b: -1 });
  });

  it("knows that a product bends the boundary as soon as it has weight", () => {
    expect(planeModel(["x1", "x1*x2"], model([1, 2], 0))).toBeNull();
    expect(planeModel(["x1", "x1*x2"], model([1, 0], 0))).toEqual({ w1: 1, w2: 0, b: 0 });
  });
});

describe("what a model does to the plane", () => {
  it("cuts it along a line with a unit normal", () => {
    expect(divide({ w1: 3, w2: 4, b: -10 })).toEqual({ kind: "line", length: 5, line: { nx: 0.6, ny: 0.8, d: 2 } });
  });

  it("puts all of it on the side of the bias when the weights are 0", () => {
    expect(divide({ w1: 0, w2: 0, b: 2 })).toEqual({ kind: "whole", sign: 1 });
    expect(divide({ w1: 0, w2: 0, b: -2 })).toEqual({ kind: "whole", sign: -1 });
    expect(divide({ w1: 0, w2: 0, b: 0 })).toEqual({ kind: "none" });
    expect(divide(null)).toEqual({ kind: "none" });
  });

  it("survives weights that are too small or too large for a line", () => {
    expect(divide({ w1: 5e-324, w2: 0, b: 1 })).toEqual({ kind: "whole", sign: 1 });
    expect(divide({ w1: 1e308, w2: 1e308, b: -1 }).kind).not.toBe("none");
  });
});

describe("half-planes", () => {
  it("are the whole window or nothing when the line passes it by", () => {
    const line = lineOf(1, 0, 5);
    expect(areaOf(halfPlane(line, window, 1))).toBe(8);
    expect(halfPlane(line, window, -1)).toEqual([]);
  });

  it("share the window between them", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const positive = halfPlane(line, window, 1);
        const negative = halfPlane(line, window, -1);
        expect(areaOf(positive) + areaOf(negative)).toBeCloseTo(8, 6);
        for (const { x, y } of positive) expect(signedDistance(line, x, y)).toBeGreaterThan(-1e-9);
        for (const { x, y } of negative) expect(signedDistance(line, x, y)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe("the visible boundary", () => {
  it("is clipped to the window, also when it is upright or level", () => {
    expect(clipLine(lineOf(1, 0, -1), window)).toEqual({ from: { x: 1, y: -1 }, to: { x: 1, y: 1 } });
    expect(clipLine(lineOf(0, 2, 0), window)).toEqual({ from: { x: 2, y: 0 }, to: { x: -2, y: 0 } });
    expect(clipLine(lineOf(1, 0, 5), window)).toBeNull();
  });

  it("has both ends on the line and on the frame", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const segment = clipLine(line, window);
        if (!segment) return;
        for (const { x, y } of [segment.from, segment.to]) {
          expect(signedDistance(line, x, y)).toBeCloseTo(0, 9);
          expect(Math.max(Math.abs(x) / 2, Math.abs(y))).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  it("carries the weight vector where it stays in sight", () => {
    expect(arrowFoot(lineOf(2, 0, -2), window, 0.5)).toEqual({ x: 1, y: 0 });
    fc.assert(
      fc.property(anyLine, (line) => {
        const foot = arrowFoot(line, window, 0.5);
        if (!foot) return;
        expect(signedDistance(line, foot.x, foot.y)).toBeCloseTo(0, 9);
        expect(Math.abs(foot.x + 0.5 * line.nx)).toBeLessThan(2 + 1e-9);
        expect(Math.abs(foot.y + 0.5 * line.ny)).toBeLessThan(1 + 1e-9);
      }),
    );
  });
});

describe("turning from one boundary to the next", () => {
  const pivot = { x: 0.3, y: -0.2 };

  it("starts and ends exactly there", () => {
    fc.assert(
      fc.property(anyLine, anyLine, (from, to) => {
        for (const [t, line] of [
          [0, from],
          [1, to],
        ] as const) {
          const at = turnLine(from, to, t, pivot);
          expect(at.nx).toBeCloseTo(line.nx, 9);
          expect(at.ny).toBeCloseTo(line.ny, 9);
          expect(at.d).toBeCloseTo(line.d, 6);
        }
      }),
    );
  });

  it("goes the shorter way round", () => {
    const from = lineOf(Math.cos(3), Math.sin(3), 0);
    const to = lineOf(Math.cos(-3), Math.sin(-3), 0);
    expect(turnLine(from, to, 0.5, pivot).nx).toBeCloseTo(-1, 9);
  });

  it("moves evenly when only the bias changes", () => {
    expect(turnLine(lineOf(1, 0, 0), lineOf(1, 0, -2), 0.25, pivot).d).toBeCloseTo(0.5, 12);
  });
});
