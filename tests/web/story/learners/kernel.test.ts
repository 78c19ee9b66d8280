import { describe, expect, it } from "vitest";
import type { KernelSpec } from "../../../../web/engine/types.js";
import type { Frame, VisitEvent } from "../../../../web/state/runs/frame.js";
import { inTraining } from "../../../../web/views/story/weights/in-training.js";
import type { FrameChanges } from "../../frames.js";
import { textOf } from "../../template-text.js";
import { seen } from "../events.js";
import { frameOf } from "../frames.js";
import { equationOf, predictorOf, sentenceOf, sentencesAt } from "../written.js";

const learner: KernelSpec = { kind: "kernel", kernel: { kind: "polynomial" } };
const xor = [-1, 1, 1, -1];
const counts = (...alpha: number[]) => ({ alpha: Float64Array.from(alpha) });

/** The fourth visit to XOR: −K(x₁, x) + K(x₂, x) + K(x₃, x) = −1 + 2² + 2² = 7, but x₄ is negative. */
const fourth = seen({
  visit: 3,
  example: 3,
  x: [1, 1],
  label: -1,
  score: 7,
  mistake: true,
  before: counts(1, 1, 1, 0),
  update: counts(0, 0, 0, 1),
  after: counts(1, 1, 1, 1),
});

function frameFor(event: VisitEvent, changes: FrameChanges = {}): Frame {
  return frameOf(learner, xor, { visit: 4, updates: 4, event, current: event.after, ...changes });
}

describe("XOR by (1 + x·z)²", () => {
  it("counts its mistakes", () => {
    expect(sentenceOf(frameFor(fourth))).toBe(
      "Visit 4 looked at example 4, a negative. Its score is 7, so the kernel perceptron predicts positive: a mistake, a false positive. " +
        "Its count α grows from 0 to 1.",
    );
    expect(predictorOf(frameFor(fourth))).toBe("4 of 4 examples have α > 0: only such examples add to a score.");
  });

  it("has the score as a sum over the examples that count", () => {
    expect(equationOf(frameFor(fourth))).toEqual([
      "The polynomial kernel:",
      "K(x,z) =(1+x·z)^2",
      "a =∑iαiyiK(xi,x) =1·(−1)·K(x1,x) +1·(+1)·K(x2,x) +1·(+1)·K(x3,x) =7",
      "y·a =(−1)(7) =−7≤0 a mistake",
      "α4 ←α4+1 =0+1=1",
    ]);
  });

  it("writes only the largest terms out", () => {
    const event = { ...fourth, before: counts(7, 5, 6, 4), after: counts(7, 5, 6, 4), mistake: false, update: null };
    const lines = equationOf(frameFor({ ...event, score: -3 }));
    expect(lines[2]).toBe("a =∑iαiyiK(xi,x) =7·(−1)·K(x1,x) +6·(+1)·K(x3,x) +5·(+1)·K(x2,x) +⋯ 1 more =−3");
    expect(lines.at(-1)).toBe("The counts stay the same.");
  });

  it("starts with an empty sum", () => {
    const first = seen({ x: [0, 0], label: -1, score: 0, before: counts(0, 0, 0, 0), mistake: true });
    expect(equationOf(frameFor(first))[2]).toBe("a =∑iαiyiK(xi,x) =0");
    expect(sentenceOf(frameOf(learner, xor, { current: counts(0, 0, 0, 0) }))).toBe(
      "Nothing has been visited yet. Every example has a count α of the mistakes made on it, 0 so far. " +
        "So the first score will be 0: a tie, which the tie rule counts as a mistake.",
    );
  });
});

describe("the kernels", () => {
  it.each([
    [undefined, "The linear kernel: K(x,z) =x·z"],
    [{ kind: "polynomial", degree: 3, offset: 0.5 }, "The polynomial kernel: K(x,z) =(0.5+x·z)^3"],
    [{ kind: "rbf" }, "The Gaussian kernel: K(x,z) =exp(−‖x−z‖^2)"],
    [{ kind: "rbf", gamma: 0.5 }, "The Gaussian kernel: K(x,z) =exp(−0.5‖x−z‖^2)"],
  ] as const)("are named with their parameters", (kernel, words) => {
    const frame = frameFor(fourth, { learner: { kind: "kernel", ...(kernel && { kernel }) } });
    expect(equationOf(frame).slice(0, 2).join(" ")).toBe(words);
  });
});

describe("held-out examples", () => {
  it("have no count, and leave the numbers of the others as they are", () => {
    const frame = frameFor(
      { ...fourth, before: counts(1, 2, 0), after: counts(1, 2, 1), update: counts(0, 0, 1) },
      { current: counts(1, 2, 1) },
    );
    const examples = { ...frame.examples, heldOut: Uint8Array.of(0, 1, 0, 0) };
    const split = { ...frame, examples };
    expect(equationOf(split)[2]).toContain("=2·(+1)·K(x3,x) +1·(−1)·K(x1,x)");
    expect(sentenceOf(split)).toContain("Its count α grows from 0 to 1.");
    expect(textOf(inTraining(split)?.table("value", false))).toBe(
      "example count α example 3 2 example 1 1 example 4 1",
    );
    expect(inTraining(split)?.json()).toBe('{"alpha":[1,2,1]}');
  });
});

describe("the table of counts", () => {
  it("shows the largest, and how many more there are", () => {
    const current = counts(...Array.from({ length: 10 }, (_, k) => k));
    const frame = frameOf(learner, new Array<number>(10).fill(1), { current });
    expect(textOf(inTraining(frame)?.table("value", false))).toMatch(/ example 10 9 .* example 3 2 1 more with α > 0$/);
  });
});

describe("the end", () => {
  it("speaks of the kernel", () => {
    const { outcome, help } = sentencesAt(frameFor(fourth, { stop: "max-epochs", epoch: 1 }));
    expect(outcome).toContain("or there may be no boundary of this kernel that separates these examples.");
    expect(help).toBe(
      "What may help: more epochs, a different order, moving the examples that overlap or a different kernel.",
    );
  });

  it("knows a run that learned nothing", () => {
    const event = seen({ x: [0, 0], label: -1, score: 0, before: counts(0, 0, 0, 0) });
    const frame = frameFor(event, { updates: 0, epoch: 1, stop: "converged" });
    expect(sentencesAt(frame).outcome).toContain(
      "Converged: epoch 1 had no mistakes. It took 0 updates. But it has learned nothing",
    );
  });
});
