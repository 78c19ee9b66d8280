import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LinearModel } from "../../../../web/engine/types.js";
import { english } from "../../../../web/state/document/notation/words.js";
import type { Frame } from "../../../../web/state/runs/frame.js";
import { scaleEffect } from "../../../../web/views/story/about-weights/pp-about-weights.js";
import { inTraining } from "../../../../web/views/story/weights/in-training.js";
import { asTrained, mostDoublings, type Scale, scaledFrame } from "../../../../web/views/story/weights/weights-look.js";
import { engine } from "../../state/engine.js";
import { findingsOf } from "../../state/runs/background/verdict.js";
import { textOf } from "../../template-text.js";
import { frameAt, frameOf } from "../frames.js";

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => (Math.abs(value) < 1e-6 ? 0 : value));
const model = fc
  .tuple(fc.array(number, { minLength: 1, maxLength: 12 }), number)
  .map(([weights, bias]): LinearModel => ({ weights: Float64Array.from(weights), bias }));
const scale: fc.Arbitrary<Scale> = fc.oneof(
  fc.constant({ kind: "unit" } as const),
  fc.integer({ min: -mostDoublings, max: mostDoublings }).map((doublings) => ({ kind: "times", doublings }) as const),
);

const scoreOf = ({ weights, bias }: LinearModel, x: readonly number[]) =>
  weights.reduce((sum, weight, j) => sum + weight * (x[j] ?? 0), 0) + bias;

const map = engine.featureMap({ X: [[0, 0]] });
const lengthOf = ({ weights }: LinearModel) => map.length(weights);

/** A frame in which the engine can say how long weights are. */
const knowing = (frame: Frame): Frame => ({ ...frame, findings: { ...findingsOf(null), featureMap: map } });
const inFrame = (current: LinearModel) => knowing(frameAt({ X: [[3, 4]], y: [1] }, 0, { current }));
const scaled = (model: LinearModel, by: Scale) => scaledFrame(inFrame(model), by).pane.current as LinearModel;

describe("scaled weights", () => {
  it("keep every sign, the geometric margin and the distance of the boundary", () => {
    fc.assert(
      fc.property(model, scale, fc.array(number, { minLength: 12, maxLength: 12 }), (trained, by, x) => {
        const shown = scaled(trained, by);
        const [length, other] = [lengthOf(trained), lengthOf(shown)];
        fc.pre(length > 0);
        const [score, now] = [scoreOf(trained, x), scoreOf(shown, x)];
        // A score so near to 0 that rounding decides it has no sign to keep.
        const size = trained.weights.reduce((sum, w, j) => sum + Math.abs(w * (x[j] ?? 0)), Math.abs(trained.bias));
        if (Math.abs(score) > 1e-12 * size) expect(Math.sign(now)).toBe(Math.sign(score));
        expect(Math.abs(now / other - score / length)).toBeLessThanOrEqual(1e-12 * (size / length + 1e-300));
        const [from, to] = [Math.abs(trained.bias) / length, Math.abs(shown.bias) / other];
        expect(Math.abs(to - from)).toBeLessThanOrEqual(1e-12 * from);
      }),
    );
  });

  it("are of length 1 on request, to the last digits", () => {
    fc.assert(
      fc.property(model, (trained) => {
        fc.pre(lengthOf(trained) > 0);
        expect(lengthOf(scaled(trained, { kind: "unit" }))).toBeCloseTo(1, 14);
      }),
    );
  });

  it("double exactly", () => {
    const trained = { weights: Float64Array.of(0.1, -3), bias: 0.7 };
    expect(scaled(trained, { kind: "times", doublings: 2 })).toEqual({ weights: Float64Array.of(0.4, -12), bias: 2.8 });
    expect(scaled(trained, { kind: "times", doublings: -1 })).toEqual({
      weights: Float64Array.of(0.05, -1.5),
      bias: 0.35,
    });
  });

  it("stay where they have no direction", () => {
    const zero = { weights: new Float64Array(2), bias: 3 };
    expect(scaled(zero, { kind: "unit" })).toEqual(zero);
    expect(textOf(scaleEffect(zero, zero, null, map, true, "short", english))).toContain("there is no direction yet");
  });

  it("stay until the engine can say how long they are", () => {
    const frame = frameAt({ X: [[3, 4]], y: [1] });
    expect(scaledFrame(frame, { kind: "unit" }).pane.current).toEqual(frame.pane.current);
  });
});

describe("the frame", () => {
  it("is left alone as trained, and in the table and the copy otherwise", () => {
    const frame = knowing(frameAt({ X: [[3, 4]], y: [1] }));
    expect(scaledFrame(frame, asTrained)).toBe(frame);
    const unit = inTraining(scaledFrame(frame, { kind: "unit" }));
    expect(unit?.json()).toBe('{"features":["x1","x2"],"weights":[0.6,0.8],"bias":0.2}');
    expect(inTraining(frame)?.json()).toBe('{"features":["x1","x2"],"weights":[3,4],"bias":1}');
  });

  it("scales all classes by one factor, so that the largest score stays the largest", () => {
    const classes = [
      { weights: Float64Array.of(2, 0), bias: 1 },
      { weights: Float64Array.of(0, -1), bias: 0 },
      { weights: Float64Array.of(0, 2), bias: -4 },
    ];
    const frame = knowing(frameOf({ kind: "multiclass" }, [-1, 1, 2], { current: classes }));
    const shown = scaledFrame(frame, { kind: "unit" }).pane.current as readonly LinearModel[];
    expect(shown.map(({ bias }) => bias)).toEqual([1 / 3, 0, -4 / 3]);
    expect(shown[0]?.weights).toEqual(Float64Array.of(2 / 3, 0));
  });
});

describe("what a scale changes", () => {
  it("is told with numbers: the functional margin, but not the geometric one", () => {
    const trained = { weights: Float64Array.of(3, 4), bias: 5 };
    const row = Float64Array.of(-1, -3);
    const at = { example: 0, label: -1, selected: false, x: row, row, map };
    const words = textOf(
      scaleEffect(trained, scaled(trained, { kind: "times", doublings: 1 }), at, map, true, "short", english),
    );
    expect(words).toContain("length ‖w‖ 5 10");
    expect(words).toContain("functional margin y·a 10 20");
    expect(words).toContain("geometric margin y·a/‖w‖ 2 2");
    expect(words).toContain("distance from 0 to the boundary: |b|/‖w‖ 1 1");
    expect(words).toContain("The margins are those of example 1.");
  });
});
