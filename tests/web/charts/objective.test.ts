import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import type { DescentCurve } from "../../../web/state/runs/frame.js";
import { descentText, isScaled, nameOf } from "../../../web/views/charts/index.js";

function curveOf(learningRate: number, values: readonly number[]): DescentCurve {
  return {
    learner: { kind: "batch", learningRate },
    epoch: Float64Array.from(values, (_, epoch) => epoch),
    objective: Float64Array.from(values),
  };
}

const one = curveOf(1, [0, 20.5, 6, 0]);

describe("the descent of J(w), in words", () => {
  it("begins, rises and ends", () => {
    expect(descentText({ now: one, before: null }, english)).toBe(
      "J(w) after each epoch. Batch, η = 1: 0 at the start, at most 20.5, 0 after 3 epochs.",
    );
    expect(descentText({ now: curveOf(0.5, []), before: one }, english)).toBe(
      "J(w) after each epoch. Batch, η = 0.5: nothing yet. Before, Batch, η = 1: 0 at the start, at most 20.5, 0 after 3 epochs.",
    );
    expect(nameOf(one, english)).toBe("Batch, η = 1");
  });

  it("says where another learning rate only scales it", () => {
    const half = curveOf(0.5, [0, 10.25, 3, 0]);
    expect(isScaled({ now: half, before: one })).toBe(true);
    expect(isScaled({ now: curveOf(0.5, [0, 10.25, 4, 0]), before: one })).toBe(false);
    expect(isScaled({ now: curveOf(0.5, [0]), before: one })).toBe(false);
    expect(isScaled({ now: half, before: null })).toBe(false);
    expect(isScaled({ now: one, before: one })).toBe(false);
  });
});
