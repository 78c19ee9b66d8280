import { describe, expect, it } from "vitest";
import { startsObstacle } from "../../../web/views/orders/random-starts.js";

const model = { weights: Float64Array.of(0, 0), bias: 0 };

describe("startsObstacle", () => {
  it("lets a learner start that has one hyperplane", () => {
    expect(startsObstacle({ obstacle: null, current: model })).toBeNull();
  });

  it("says why others cannot", () => {
    const reason = /one weight vector/;
    expect(startsObstacle({ obstacle: null, current: [model, model] })).toMatch(reason);
    expect(startsObstacle({ obstacle: null, current: null })).toMatch(reason);
    expect(startsObstacle({ obstacle: "One label only.", current: model })).toBe("One label only.");
  });
});
