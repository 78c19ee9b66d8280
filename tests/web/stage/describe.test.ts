import { describe, expect, it } from "vitest";
import { describeExample, describeStage, equation, readout } from "../../../web/views/stage/describe.js";
import { Narrator } from "../../../web/views/stage/narrator.js";
import { shouldTurn } from "../../../web/views/stage/turn.js";
import { frameWith } from "./frame.js";

const weights = (w1: number, w2: number, bias: number) => ({ weights: Float64Array.of(w1, w2), bias });
const points = [
  [1, 1, -1],
  [2, 3, 1],
] as const;

describe("the stage in words", () => {
  it("tells of an example", () => {
    const frame = frameWith(points, { current: weights(4, 2, 0) });
    expect(describeExample(frame, 1)).toBe("Example 2, positive, at 2, 3; score 14");
    expect(readout(frame, 1)).toBe("example 2 · positive · x₁ 2 · x₂ 3");
    expect(readout(frame, 2)).toBe("");
  });

  it("leaves the score out where the plane does not give it", () => {
    const frame = frameWith(points, { features: ["x1", "x1*x2"], current: weights(4, 2, 0) });
    expect(describeExample(frame, 1)).toBe("Example 2, positive, at 2, 3");
  });

  it("writes the boundary as an equation", () => {
    expect(equation({ w1: 3, w2: 2, b: 0 })).toBe("3 x1 + 2 x2 + 0 = 0");
    expect(equation({ w1: -1, w2: -0.5, b: -2 })).toBe("−1 x1 − 0.5 x2 − 2 = 0");
  });

  it("tells of the whole picture", () => {
    const current = weights(3, 2, 0);
    const event = {
      visit: 4,
      epoch: 0,
      example: 0,
      label: -1,
      score: 5,
      mistake: true,
      update: null,
      x: Float64Array.of(1, 1),
      before: current,
      after: current,
    };
    expect(describeStage(frameWith(points, { current, event, trainingMistakes: 1 }))).toBe(
      "1 positive and 1 negative examples. Boundary 3 x1 + 2 x2 + 0 = 0. " +
        "Visit 5: example 1, negative, score 5, a mistake. 1 example is a mistake now.",
    );
    expect(describeStage(frameWith(points))).toContain("No boundary: weights and bias are 0.");
    expect(describeStage(frameWith([]))).toContain("No examples yet.");
  });
});

describe("the narrator", () => {
  it("describes at most once a second while playing, and at once when it stops", () => {
    const narrator = new Narrator();
    const playing = frameWith(points, { playing: true });
    narrator.follow(null, playing, false, 0);
    const first = narrator.description;
    const later = frameWith(points, { playing: true, current: weights(1, 0, 0) });
    narrator.follow(playing, later, false, 500);
    expect(narrator.description).toBe(first);
    narrator.follow(later, later, false, 1000);
    expect(narrator.description).toContain("Boundary 1 x1");
    narrator.follow(later, frameWith([]), false, 1100);
    expect(narrator.description).toContain("No examples yet.");
  });

  it("says a new selection to those who are on the stage", () => {
    const narrator = new Narrator();
    const before = frameWith(points);
    narrator.follow(before, frameWith(points, { selected: 1 }), false, 0);
    expect(narrator.announcement).toBe("");
    narrator.follow(before, frameWith(points, { selected: 1 }), true, 0);
    expect(narrator.announcement).toMatch(/^Example 2, positive/);
  });
});

describe("turning the boundary", () => {
  const before = frameWith(points);
  const event = {
    visit: 0,
    epoch: 0,
    example: 0,
    label: -1,
    score: 0,
    mistake: true,
    update: weights(-1, -1, -1),
    x: Float64Array.of(1, 1),
    before: weights(0, 0, 0),
    after: weights(-1, -1, -1),
  };
  const stepped = { ...before, visit: 1, updates: 1, event };

  it("follows one update", () => {
    expect(shouldTurn(before, stepped)).toBe(true);
    expect(shouldTurn(null, stepped)).toBe(false);
    expect(shouldTurn(stepped, stepped)).toBe(false);
    expect(shouldTurn(before, { ...stepped, updates: 2 })).toBe(false);
    expect(shouldTurn(before, { ...stepped, event: { ...event, update: null } })).toBe(false);
  });

  it("only at a speed the eye can follow", () => {
    const at = (speed: number | "max") => ({
      ...stepped,
      playing: true,
      state: { ...before.state, ui: { ...before.state.ui, speed } },
    });
    expect(shouldTurn(before, at(4))).toBe(true);
    expect(shouldTurn(before, at(5))).toBe(false);
    expect(shouldTurn(before, at("max"))).toBe(false);
  });
});
