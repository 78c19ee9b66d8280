import { describe, expect, it } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import type { PageLearner } from "../../../../web/state/document/state.js";
import { learnerDigest, namesOf } from "../../../../web/views/shared/words/names.js";

const settingsOf = (learner: PageLearner) => namesOf([learner], english)[0]?.settings;

describe("the name of a learner", () => {
  it("says what is not as usual", () => {
    expect(settingsOf({ kind: "perceptron" })).toBe("");
    expect(settingsOf({ kind: "perceptron", learningRate: 0.5, tie: "correct" })).toBe("η = 0.5, tie = correct");
    expect(settingsOf({ kind: "kernel", kernel: { kind: "rbf", degree: 5 } })).toBe("RBF");
    expect(settingsOf({ kind: "passive-aggressive", variant: "pa-1", C: 2 })).toBe("PA-I, C = 2");
    expect(settingsOf({ kind: "passive-aggressive", C: 2 })).toBe("");
  });

  it("begins a section with its first setting", () => {
    const digest = (learner: PageLearner) => learnerDigest(learner, english);
    expect(digest({ kind: "perceptron" })).toBe("Perceptron, η = 1");
    expect(digest({ kind: "averaged", learningRate: 2 })).toBe("Averaged, η = 2");
    expect(digest({ kind: "perceptron", tie: "correct" })).toBe("Perceptron, η = 1, tie = correct");
    expect(digest({ kind: "multiclass" })).toBe("Multiclass");
    expect(digest({ kind: "kernel", kernel: { kind: "polynomial" } })).toBe("Kernel, polynomial");
    expect(digest({ kind: "decision-tree" })).toBe("Decision tree, max depth = 3");
  });
});
