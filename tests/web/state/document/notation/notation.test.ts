import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  labelNumber,
  labelText,
  outcomeOf,
  quantized,
  residual,
  signText,
} from "../../../../../web/state/document/notation/labels.js";
import {
  allListed,
  biasNumber,
  inputsListed,
  scoreNumber,
  weightsListed,
} from "../../../../../web/state/document/notation/notation.js";
import { writtenNames } from "../../../../../web/state/runs/trace/written.js";

const ones = { labels: "zero-one" } as const;
const signs = { labels: "plus-minus" } as const;

describe("labels", () => {
  it("are +1 and −1, or 1 and 0", () => {
    expect([1, -1].map((label) => labelText(label, signs))).toEqual(["+1", "−1"]);
    expect([1, -1].map((label) => labelText(label, ones))).toEqual(["1", "0"]);
    expect([1, 0, -1].map(signText)).toEqual(["+1", "0", "−1"]);
  });

  it.each([
    [1, false, 1, 1, 0, "truePositive"],
    [-1, false, 0, 0, 0, "trueNegative"],
    [1, true, 1, 0, 1, "falseNegative"],
    [-1, true, 0, 1, -1, "falsePositive"],
  ])("of %d, a mistake or not (%s), have y = %d, q = %d and e = %d: a %s", (label, mistake, y, q, e, outcome) => {
    const visit = { label, mistake };
    expect([labelNumber(label, ones), quantized(visit), residual(visit)]).toEqual([y, q, e]);
    expect(outcomeOf(visit)).toBe(outcome);
  });

  it("have e = y − q, always", () => {
    fc.assert(
      fc.property(fc.constantFrom(-1, 1), fc.boolean(), (label, mistake) => {
        expect(residual({ label, mistake })).toBe(labelNumber(label, ones) - quantized({ label, mistake }));
      }),
    );
  });
});

describe("the bias", () => {
  const model = { weights: [3, 2], bias: -1 };

  it("is a weight of an input that is 1, or a threshold with the other sign", () => {
    expect(weightsListed(model, true, { biasAs: "weight" })).toEqual([-1, 3, 2]);
    expect(inputsListed([5, 7], true, { biasAs: "weight" })).toEqual([1, 5, 7]);
    expect(weightsListed(model, false, { biasAs: "weight" })).toEqual([3, 2]);
    expect(allListed(model, true, { biasAs: "threshold" })).toEqual([3, 2, 1]);
    expect(allListed(model, true, { biasAs: "bias" })).toEqual([3, 2, -1]);
    expect(Object.is(biasNumber(0, { biasAs: "threshold" }), 0)).toBe(true);
  });

  it("as a threshold is exceeded exactly where the score is above 0", () => {
    const whole = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(whole, whole, (product, bias) => {
        const notation = { biasAs: "threshold" } as const;
        const score = product + bias;
        expect(scoreNumber(score, bias, notation)).toBe(product);
        expect(scoreNumber(score, bias, notation) > biasNumber(bias, notation)).toBe(score > 0);
      }),
    );
  });
});

describe("the names of weights", () => {
  const named = (biasAs: "bias" | "weight" | "threshold", names: readonly string[]) =>
    writtenNames(names, { notation: { biasAs, ...signs }, bias: true, learner: { kind: "perceptron" } });

  it("have the bias where it stands", () => {
    expect(named("bias", ["w_x1", "b"])).toEqual(["w_x1", "b"]);
    expect(named("weight", ["w_x1", "w_x2", "b"])).toEqual(["w_x0", "w_x1", "w_x2"]);
    expect(named("threshold", ["w0_x1", "b0", "w1_x1", "b1"])).toEqual(["w0_x1", "theta0", "w1_x1", "theta1"]);
    expect(named("weight", ["w0_x1", "b0", "w1_x1", "b1"])).toEqual(["w0_x0", "w0_x1", "w1_x0", "w1_x1"]);
    expect(named("threshold", ["alpha"])).toEqual(["alpha"]);
  });
});
