import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrange, weightsJson } from "../../../web/views/shared/words/features-and-weights.js";
import { relationToZero } from "../../../web/views/story/equation/sign-equation.js";
import { excerpt } from "../../../web/views/story/training.js";

describe("excerpt", () => {
  it("keeps both ends and marks the gap", () => {
    expect(excerpt(64, 3, 1, false)).toEqual([0, 1, 2, null, 63]);
    expect(excerpt(5, 3, 1, false)).toEqual([0, 1, 2, 3, 4]);
    expect(excerpt(7, 3, 1, true)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(excerpt(0, 3, 1, false)).toEqual([]);
  });
});

describe("relationToZero", () => {
  const tests = {
    "≤": (m: number) => m <= 0,
    "<": (m: number) => m < 0,
    ">": (m: number) => m > 0,
    "≥": (m: number) => m >= 0,
  };

  it("is true of every visit under every tie rule", () => {
    const tie = fc.constantFrom("mistake", "correct", "negative", "positive");
    fc.assert(
      fc.property(tie, fc.constantFrom(-1, 1), fc.integer({ min: -2, max: 2 }), (rule, label, score) => {
        const predicted = score === 0 ? (rule === "positive" ? 1 : -1) : Math.sign(score);
        const tieMistake = rule === "mistake" || (rule !== "correct" && predicted !== label);
        const mistake = score === 0 ? tieMistake : predicted !== label;
        const relation = relationToZero({ label, mistake }, rule);
        expect(tests[relation](label * score)).toBe(true);
        // A relation that 0 satisfies on one side must exclude it on the other, or it would decide nothing.
        expect([relation, relationToZero({ label, mistake: !mistake }, rule)].sort().join("")).toMatch(/^(≤>|<≥|>≤)$/);
      }),
    );
  });
});

describe("arrange", () => {
  it("puts the largest first, equals in the order of the features", () => {
    expect(arrange([1, -3, 2, 1], "value")).toEqual([2, 0, 3, 1]);
    expect(arrange([1, -3, 2], "feature")).toEqual([0, 1, 2]);
  });
});

describe("weightsJson", () => {
  it("keeps every double", () => {
    const double = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    fc.assert(
      fc.property(fc.array(double), double, (weights, bias) => {
        const features = weights.map((_, k) => `x${k + 1}`);
        expect(JSON.parse(weightsJson(features, Float64Array.from(weights), bias))).toEqual({
          features,
          weights,
          bias,
        });
      }),
    );
  });

  it("has no bias where the model has none", () => {
    expect(weightsJson(["x1"], [-0], null)).toBe('{"features":["x1"],"weights":[0]}');
  });
});
