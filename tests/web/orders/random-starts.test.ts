import { describe, expect, it } from "vitest";
import { startsObstacle } from "../../../web/views/orders/random-starts.js";

describe("startsObstacle", () => {
  it("lets a learner start that has one hyperplane", () => {
    expect(startsObstacle({ obstacle: null, learner: { kind: "voted" } })).toBeNull();
  });

  it("says why others cannot", () => {
    const reason = /one weight vector/;
    expect(startsObstacle({ obstacle: null, learner: { kind: "multiclass" } })).toMatch(reason);
    expect(startsObstacle({ obstacle: null, learner: { kind: "decision-tree" } })).toMatch(reason);
    expect(startsObstacle({ obstacle: "One label only.", learner: { kind: "perceptron" } })).toBe("One label only.");
  });
});
