import { describe, expect, it } from "vitest";
import type { BatchSpec } from "../../../../web/engine/types.js";
import type { Frame } from "../../../../web/state/runs/frame.js";
import { type FrameChanges, frameFrom } from "../../frames.js";
import { cs188, plane, seen } from "../events.js";
import { countBefore, frameOf } from "../frames.js";
import { equationOf, sentenceOf, sentencesAt } from "../written.js";

const learner: BatchSpec = { kind: "batch", learningRate: 0.5, tolerance: 0.5 };

/**
 * The second epoch on the CS188 data. The first has led to w = (2.5, 3), b = 0.5, which gets examples 1 (a = 6) and 5
 * (a = 14.5) wrong: J = 20.5, ∇J = (3, 4), ∂J/∂b = 2.
 */
const start = plane([2.5, 3], 0.5);
const mistakesBefore = countBefore([4, 4, 4, 4, 4, 9, 9]);

function inEpoch(example: number, score: number, mistake: boolean, changes: FrameChanges = {}): Frame {
  const event = seen({
    visit: 5 + example,
    epoch: 1,
    example,
    x: cs188.X[example] ?? [],
    label: cs188.y[example] ?? 1,
    score,
    mistake,
    before: start,
    objective: 20.5,
  });
  return frameOf(learner, cs188.y, { visit: 6 + example, epoch: 1, updates: 1, mistakesBefore, event, ...changes });
}

function atItsEnd(changes: FrameChanges = {}): Frame {
  const frame = inEpoch(4, 14.5, true, { epoch: 2, updates: 2 });
  const step = { update: plane([-1.5, -2], -1), changeLength: 0.5 * Math.sqrt(3 ** 2 + 4 ** 2 + 2 ** 2) };
  const event = frame.pane.event && { ...frame.pane.event, ...step, after: plane([1, 1], -0.5) };
  return frameFrom(frame, { event, ...changes });
}

describe("during an epoch", () => {
  it("mistakes add up", () => {
    const frame = inEpoch(0, 6, true);
    expect(sentenceOf(frame)).toBe(
      "Visit 6 looked at example 1, a negative. Its score is 6, so the weights predict positive: a mistake, a false positive. " +
        "It waits with the epoch’s other mistakes until the epoch ends, 4 visits from here.",
    );
    expect(equationOf(frame)).toEqual([
      "a =w·x+b =(2.5)(1)+(3)(1)+0.5 =6",
      "y·a =(−1)(6) =−6≤0 a mistake",
      "It adds to the sum over the mistakes:",
      "yx =(−1)(1 1) =(−1 −1)",
    ]);
  });

  it("the rest changes nothing", () => {
    const frame = inEpoch(3, 20, false);
    expect(sentenceOf(frame)).toMatch(
      /: correct\. The weights stay the same until the epoch ends, 1 visit from here\.$/,
    );
    expect(equationOf(frame).slice(2)).toEqual(["The weights stay the same:", "w =(2.5 3.0), b=0.5"]);
  });
});

describe("the end of an epoch", () => {
  it("moves the weights by the sum over the mistakes", () => {
    expect(sentenceOf(atItsEnd())).toBe(
      "Visit 10 looked at example 5, a negative. Its score is 14.5, so the weights predict positive: a mistake, a false positive. " +
        "The epoch ends: the weights move by the sum over its 2 mistakes.",
    );
  });

  it("steps down the gradient of the criterion", () => {
    expect(equationOf(atItsEnd()).slice(2)).toEqual([
      "The whole epoch, over its 2 mistakes:",
      "λ =η=0.5, ε=0.5",
      "J(w) =∑−y·a=20.5",
      "∇J =−∑yx=(3 4) w ←w−λ∇J =(2.5 3.0)−(0.5)(3 4) =(1 1)",
      "∂J/∂b =−∑y=2 b ←b−λ∂J/∂b =0.5−(0.5)(2)=−0.5",
      "‖λ∑yz‖ ≈2.693≥ε",
    ]);
  });

  it("says nothing of a tolerance that is not set, nor of a bias", () => {
    const frame = atItsEnd();
    const learner = { kind: "batch", learningRate: 0.5 } as const;
    const lines = equationOf(frameFrom(frame, { learner, state: { ...frame.state, bias: false } }));
    expect(lines.slice(3)).toEqual([
      "λ =η=0.5",
      "J(w) =∑−y·a=20.5",
      "∇J =−∑yx=(3 4) w ←w−λ∇J =(2.5 3.0)−(0.5)(3 4) =(1 1)",
    ]);
  });

  it("without a mistake leaves the weights", () => {
    const frame = inEpoch(4, -3, false, { stop: "converged", epoch: 2 });
    expect(sentenceOf(frame)).toMatch(/: correct\. The epoch ends without a mistake, so the weights stay the same\.$/);
    expect(sentencesAt(frame).outcome).toBe("Converged: epoch 2 had no mistakes. It took 1 update.");
  });
});

describe("the run", () => {
  it("starts with when the weights change", () => {
    expect(sentenceOf(frameOf(learner, cs188.y))).toBe(
      "Nothing has been visited yet. All weights and the bias are 0, so the first score will be 0: a tie, which the tie rule counts as a mistake. " +
        "The weights change only at the end of each epoch, for all its mistakes together.",
    );
  });

  it("settles with a short step, though it makes mistakes", () => {
    expect(sentencesAt(atItsEnd({ stop: "settled", trainingMistakes: 1 }))).toMatchObject({
      outcome:
        "It has settled after 2 epochs and 2 updates: the last step was shorter than the tolerance ε = 0.5. It misclassifies 1 example now.",
      help: "What may help: a smaller tolerance or a larger learning rate.",
      moreEpochs: null,
    });
    expect(sentencesAt(atItsEnd({ stop: "settled", trainingMistakes: null })).outcome).toContain(
      "That does not mean that every example is right.",
    );
  });

  it("is not helped by another order", () => {
    const { outcome, help } = sentencesAt(atItsEnd({ stop: "max-epochs" }));
    expect(outcome).toContain("Stopped after 2 epochs without converging: the last one still made 2 mistakes.");
    expect(help).toBe(
      "What may help: more epochs, moving the examples that overlap or a preset that a line can separate.",
    );
  });
});
