import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { startsObstacle } from "../../../web/views/orders/index.js";
import { orders } from "../../../web/words/generated/en/orders.js";
import { obstacleSaid } from "../words/said.js";

describe("startsObstacle", () => {
  it("lets a learner start that has one hyperplane", () => {
    expect(startsObstacle({ obstacle: null, learner: { kind: "voted" } }, english)).toBeNull();
  });

  it("says why others cannot", () => {
    const reason = orders.english.noStarts;
    expect(startsObstacle({ obstacle: null, learner: { kind: "multiclass" } }, english)).toBe(reason);
    expect(startsObstacle({ obstacle: null, learner: { kind: "decision-tree" } }, english)).toBe(reason);
    expect(startsObstacle({ obstacle: { code: "twoClasses" }, learner: { kind: "perceptron" } }, english)).toBe(
      obstacleSaid({ code: "twoClasses" }),
    );
  });
});
