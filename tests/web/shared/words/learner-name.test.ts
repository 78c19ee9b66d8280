import { describe, expect, it } from "vitest";
import { learnerDigest, settingsText } from "../../../../web/views/shared/words/learner-name.js";

describe("the name of a learner", () => {
  it("says what it does not share with the others of its kind", () => {
    expect(settingsText({ kind: "perceptron" })).toBe("");
    expect(settingsText({ kind: "perceptron", learningRate: 0.5, tie: "correct" })).toBe("η = 0.5, tie correct");
    expect(settingsText({ kind: "kernel", kernel: { kind: "rbf", degree: 5 } })).toBe("rbf");
    expect(settingsText({ kind: "passive-aggressive", variant: "pa-1", C: 2 })).toBe("pa-1, C = 2");
    expect(settingsText({ kind: "passive-aggressive", C: 2 })).toBe("");
  });

  it("begins a section with its first setting", () => {
    expect(learnerDigest({ kind: "perceptron" })).toBe("Perceptron, η = 1");
    expect(learnerDigest({ kind: "averaged", learningRate: 2 })).toBe("Averaged, η = 2");
    expect(learnerDigest({ kind: "perceptron", tie: "correct" })).toBe("Perceptron, η = 1, tie correct");
    expect(learnerDigest({ kind: "multiclass" })).toBe("Multiclass");
    expect(learnerDigest({ kind: "kernel", kernel: { kind: "polynomial" } })).toBe("Kernel, polynomial");
    expect(learnerDigest({ kind: "decision-tree" })).toBe("Decision tree, greatest depth = 3");
  });
});
