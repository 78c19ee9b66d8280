import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divide } from "../../../../web/views/shared/canvas/boundary.js";
import { shadeStep } from "../../../../web/views/stage/predictions/field-image.js";
import { disagreement, nearestPlaces } from "../../../../web/views/stage/predictions/index.js";
import { areaOf } from "../polygon.js";

const window = { x: [-2, 2], y: [-1, 1] } as const;
const weight = fc.integer({ min: -5, max: 5 });
const anyModel = fc.record({ w1: weight, w2: weight, b: weight });

describe("where two lines disagree", () => {
  it("is the double wedge between them", () => {
    const upright = divide({ w1: 1, w2: 0, b: 0 });
    const level = divide({ w1: 0, w2: 1, b: 0 });
    const parts = disagreement(upright, level, window);
    expect(parts.map(areaOf)).toEqual([2, 2]);
  });

  it("is nowhere for the same line, and everywhere for opposite ones", () => {
    const line = divide({ w1: 1, w2: 1, b: 0.3 });
    expect(disagreement(line, divide({ w1: 2, w2: 2, b: 0.6 }), window)).toEqual([]);
    const opposite = divide({ w1: -1, w2: -1, b: -0.3 });
    expect(disagreement(line, opposite, window).reduce((sum, part) => sum + areaOf(part), 0)).toBeCloseTo(8, 9);
  });

  it("is nowhere while one of them predicts nothing", () => {
    expect(disagreement(divide({ w1: 0, w2: 0, b: 0 }), divide({ w1: 1, w2: 0, b: 0 }), window)).toEqual([]);
  });

  it("does not depend on which is named first", () => {
    fc.assert(
      fc.property(anyModel, anyModel, (a, b) => {
        const area = (parts: ReturnType<typeof disagreement>) => parts.reduce((sum, part) => sum + areaOf(part), 0);
        const there = area(disagreement(divide(a), divide(b), window));
        expect(area(disagreement(divide(b), divide(a), window))).toBeCloseTo(there, 6);
      }),
    );
  });
});

describe("places along two axes", () => {
  const fine = { start: 0.5, step: 1, count: 4 };

  it("are matched by what is nearest", () => {
    expect([...nearestPlaces(fine, { start: 1, step: 2, count: 2 })]).toEqual([0, 0, 1, 1]);
    expect([...nearestPlaces(fine, fine)]).toEqual([0, 1, 2, 3]);
  });

  it("have no match where the other does not reach", () => {
    expect([...nearestPlaces(fine, { ...fine, start: 2.5 })]).toEqual([-1, -1, 0, 1]);
  });
});

describe("shading", () => {
  it("grows with the size of the score and stays within its steps", () => {
    expect(shadeStep(0, 4)).toBe(0);
    expect(shadeStep(-4, 4)).toBe(7);
    expect(shadeStep(99, 4)).toBe(7);
    expect(shadeStep(1, 4)).toBeLessThan(shadeStep(-2, 4));
    expect(shadeStep(3, 0)).toBe(0);
  });
});
