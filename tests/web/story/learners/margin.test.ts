import { describe, expect, it } from "vitest";
import { plane, seen } from "../events.js";
import { countBefore, frameOf } from "../frames.js";
import { equationOf, sentenceOf, sentencesAt } from "../written.js";

const learner = { kind: "margin", margin: 1 } as const;
const weights = plane([0.25, 0.125]);
const right = { x: [1, 2], label: 1, score: 0.5, before: weights };

describe("an example that is right, but within the margin", () => {
  const event = seen({ ...right, update: plane([1, 2], 1), after: plane([1.25, 2.125], 1) });
  const frame = frameOf(learner, [1, -1], { visit: 1, updates: 1, event, current: event.after });

  it("is told apart from a mistake", () => {
    expect(sentenceOf(frame)).toBe(
      "Visit 1 looked at example 1, a positive. Its score is 0.5, so the perceptron predicts positive: " +
        "right, but within the margin of 1. The weights move towards it.",
    );
  });

  it("has its y·a compared with the margin", () => {
    expect(equationOf(frame)).toEqual([
      "a =w·x+b =(0.25)(1) +(0.125)(2) +0 =0.5",
      "y·a =(+1)(0.5) =0.5≤1 right, but within the margin",
      "w ←w+ηyx =(0.250 0.125)+(1)(+1)(1 2) =(1.250 2.125)",
      "b ←b+ηy =0+(1)(+1)=1",
    ]);
  });
});

describe("other examples", () => {
  it("beyond the margin change nothing", () => {
    const event = seen({ ...right, score: 1.5 });
    const frame = frameOf(learner, [1, -1], { visit: 1, event });
    expect(sentenceOf(frame)).toMatch(/so the perceptron predicts positive: correct\. The weights stay the same\.$/);
    expect(equationOf(frame)[1]).toBe("y·a =(+1)(1.5) =1.5>1 correct");
  });

  it("on the wrong side are mistakes, and a score of 0 is one without any tie rule", () => {
    const update = { update: plane([-1, -2], -1), after: plane([-0.75, -1.875], -1), mistake: true, label: -1 };
    const wrong = frameOf(learner, [-1, 1], { visit: 1, event: seen({ ...right, ...update }) });
    expect(sentenceOf(wrong)).toContain(
      "predicts positive: a mistake, a false positive. The weights move away from it.",
    );
    expect(equationOf(wrong)[1]).toBe("y·a =(−1)(0.5) =−0.5≤1 a mistake");
    const tie = frameOf(learner, [-1, 1], { visit: 1, event: seen({ ...right, ...update, score: 0 }) });
    expect(sentenceOf(tie)).toContain("Its score is 0, a tie, which counts as a mistake. The weights move");
  });
});

describe("the run", () => {
  it("starts with a tie that counts as a mistake", () => {
    expect(sentenceOf(frameOf(learner, [1, -1]))).toBe(
      "Nothing has been visited yet. All weights and the bias are 0, so the first score will be 0: a tie, which counts as a mistake.",
    );
  });

  it("has converged after an epoch without an update", () => {
    const frame = frameOf(learner, [1, -1], { visit: 4, epoch: 2, updates: 1, stop: "converged", event: seen(right) });
    expect(sentencesAt(frame).outcome).toBe("Converged: epoch 2 had no updates. It took 1 update.");
  });

  it("says how many updates the last epoch still made", () => {
    const changes = { visit: 4, epoch: 2, updates: 3, event: seen(right), updatesBefore: countBefore([0, 2, 3]) };
    const frame = frameOf(learner, [1, -1], { ...changes, stop: "max-epochs" });
    expect(sentencesAt(frame).outcome).toMatch(
      /^Stopped after 2 epochs without converging: the last one still made 2 updates\. /,
    );
  });
});
