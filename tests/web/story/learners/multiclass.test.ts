import { describe, expect, it } from "vitest";
import type { LinearModel } from "../../../../web/engine/types.js";
import type { Frame, VisitEvent } from "../../../../web/state/runs/frame.js";
import { inTraining } from "../../../../web/views/story/weights/in-training.js";
import { rows } from "../../../rows.js";
import { type FrameChanges, frameFrom } from "../../frames.js";
import { textOf } from "../../template-text.js";
import { plane, seen } from "../events.js";
import { frameOf } from "../frames.js";
import { equationOf, sentenceOf, sentencesAt } from "../written.js";

const learner = { kind: "multiclass" } as const;

/** CS188 9.4.1. */
const before = [plane([-2, 2, 1]), plane([0, 3, 4]), plane([1, 4, -2])];
const after = [plane([-2, 2, 1]), plane([2, 0, 3]), plane([-1, 7, -1])];
const worked = seen({
  x: [-2, 3, 1],
  label: 2,
  predicted: 1,
  score: 13,
  scores: Float64Array.of(11, 13, 8),
  mistake: true,
  before,
  update: [plane([0, 0, 0]), plane([2, -3, -1]), plane([-2, 3, 1])],
  after,
});

function frameFor(event: VisitEvent, current: readonly LinearModel[], changes: FrameChanges = {}): Frame {
  const frame = frameOf(learner, [2, -1, 1], { visit: 1, updates: 1, event, current, features: ["x1", "x2", "x3"] });
  return frameFrom(frame, { state: { ...frame.state, bias: false }, ...changes });
}

describe("the CS188 worked example", () => {
  const frame = frameFor(worked, after);

  it("says who wins, who is rewarded and who is punished", () => {
    expect(sentenceOf(frame)).toBe(
      "Visit 1 looked at example 1, of class 2. The scores are 11, 13 and 8, so class 1 wins: a mistake. " +
        "Class 2 is rewarded: its weights gain the example. Class 1 is punished: its weights lose it.",
    );
  });

  it("writes both updates out", () => {
    expect(equationOf(frame)).toEqual([
      "a =Wx =(−2 2 1 0 3 4 1 4 −2)(−2 3 1) =(11 13 8)",
      "y^ =argmaxc ac=1 ≠y=2 a mistake",
      "Reward class 2:",
      "w2 ←w2+x =(1 4 −2)+(−2 3 1)=(−1 7 −1)",
      "Punish class 1:",
      "w1 ←w1−x =(0 3 4)−(−2 3 1)=(2 0 3)",
    ]);
  });

  it("has a table and a copy with one weight vector a class", () => {
    const trained = inTraining(frame);
    expect(textOf(trained?.table("value", false))).toBe("class 0 1 2 x1 −2 2 −1 x2 2 0 7 x3 1 3 −1");
    expect(JSON.parse(trained?.json() ?? "")).toEqual({
      features: ["x1", "x2", "x3"],
      weights: rows("-2 2 1; 2 0 3; -1 7 -1"),
    });
  });
});

describe("other visits", () => {
  const models = [plane([0, 0], 0), plane([0, 0], 0)];
  const tie = { x: [2, 1], score: 0, scores: Float64Array.of(0, 0), predicted: 0, before: models };

  it("go by positive and negative too where there are two classes", () => {
    const frame = frameOf(learner, [-1, 1], { visit: 1, current: models, event: seen({ ...tie, label: 0 }) });
    expect(sentenceOf(frame)).toBe(
      "Visit 1 looked at example 1, a negative (class 0). Classes 0 and 1 tie at 0, so the lowest, class 0, wins: correct. " +
        "The weights stay the same.",
    );
    expect(equationOf(frame)).toEqual([
      "a =Wx+b =(0 0 0 0)(2 1)+(0 0) =(0 0)",
      "y^ =argmaxc ac=0 =y=0 correct",
      "The weights of every class stay the same.",
    ]);
  });

  it("change the bias with the weights", () => {
    const moved = [plane([-2, -1], -1), plane([2, 1], 1)];
    const event = seen({ ...tie, label: 1, mistake: true, update: moved, after: moved });
    const frame = frameOf(learner, [1, -1], { visit: 1, current: moved, event });
    expect(equationOf(frame).slice(2)).toEqual([
      "Reward class 1:",
      "w1 ←w1+x =(0 0)+(2 1)=(2 1) b1 ←0+1=1",
      "Punish class 0:",
      "w0 ←w0−x =(0 0)−(2 1)=(−2 −1) b0 ←0−1=−1",
    ]);
    expect(textOf(inTraining(frame)?.table("value", false))).toBe("class 0 1 x1 −2 2 x2 −1 1 bias b −1 1");
    expect(inTraining(frame)?.json()).toBe('{"features":["x1","x2"],"weights":[[-2,-1],[2,1]],"bias":[-1,1]}');
  });

  it("show only the classes that matter where there are many", () => {
    const many = Array.from({ length: 20 }, () => plane([0, 0]));
    const scores = new Float64Array(20);
    scores[7] = 3;
    const event = seen({ x: [1, 1], score: 3, scores, predicted: 7, label: 8, mistake: true, before: many });
    const frame = frameOf(learner, [2, -1], { visit: 1, current: many, event });
    expect(sentenceOf(frame)).toContain("Class 7 has the highest score, 3: a mistake.");
    expect(equationOf(frame)[0]).toMatch(/=\(0 ⋮ 3 0 ⋮ 0\)$/);
    expect(textOf(inTraining(frame)?.table("value", false))).toMatch(/^class 0 ⋯ 7 8 ⋯ 19 /);
  });
});

describe("the run", () => {
  const zeros = [plane([0, 0]), plane([0, 0])];

  it("starts with a tie that the lowest class wins", () => {
    expect(sentenceOf(frameOf(learner, [-1, 1], { current: zeros }))).toBe(
      "Nothing has been visited yet. There is a weight vector and a bias for each class, all 0, " +
        "so the first scores will all be 0: a tie, which the lowest class wins.",
    );
  });

  it("may have learned nothing", () => {
    const event = seen({ x: [1, 1], score: 0, scores: Float64Array.of(0, 0), label: 0, before: zeros });
    const frame = frameOf(learner, [-1], { visit: 1, epoch: 1, event, current: zeros, stop: "converged" });
    expect(sentencesAt(frame).outcome).toBe(
      "Converged: epoch 1 had no mistakes. It took 0 updates. " +
        "But it has learned nothing: every score is 0, and class 0 wins the ties.",
    );
  });

  it("ends honestly without convergence", () => {
    const { outcome, help } = sentencesAt(frameFor(worked, after, { epoch: 1, stop: "max-epochs" }));
    expect(outcome).toContain(
      "It may just need more time, or there may be no weights that give every example’s own class the highest score.",
    );
    expect(help).toContain("turning the bias on");
  });
});
