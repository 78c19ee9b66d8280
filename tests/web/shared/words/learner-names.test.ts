import { describe, expect, it } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import { outcomeOf } from "../../../../web/views/panes/grid/index.js";
import { namesOf } from "../../../../web/views/shared/words/names.js";
import { pane } from "../../compare/panes.js";

describe("namesOf", () => {
  it("numbers the learners, so that no two have the same name, and says what is set", () => {
    const names = namesOf(
      [
        { kind: "perceptron" },
        { kind: "perceptron" },
        { kind: "perceptron", learningRate: 0.5 },
        { kind: "kernel", kernel: { kind: "rbf", gamma: 2 } },
      ],
      english,
    );
    expect(names.map(({ full }) => full)).toEqual([
      "1 Perceptron, η = 1",
      "2 Perceptron, η = 1",
      "3 Perceptron, η = 0.5",
      "4 Kernel, RBF, γ = 2",
    ]);
    expect(new Set(names.map(({ title }) => title)).size).toBe(4);
  });

  it("says of one of a kind only what is not as usual, and at its boundary not even that", () => {
    const names = namesOf([{ kind: "averaged" }, { kind: "margin", margin: 3 }], english);
    expect(names.map(({ full }) => full)).toEqual(["1 Averaged", "2 Margin, margin = 3"]);
    expect(names.map(({ sign }) => sign)).toEqual(["1 Averaged", "2 Margin"]);
  });

  it("says which starts from weights of its own", () => {
    const own = { kind: "perceptron", initial: { weights: [1, 2], bias: 0 } } as const;
    const names = namesOf([{ kind: "perceptron" }, own], english);
    expect(names.map(({ sign }) => sign)).toEqual(["1 Perceptron", "2 Perceptron, own start"]);
  });

  it("gives one alone no number", () => {
    expect(namesOf([{ kind: "voted" }], english).map(({ full }) => full)).toEqual(["Voted"]);
  });
});

describe("outcomeOf", () => {
  it.each([
    [{ stop: "converged" }, { tone: "success", text: "converged" }],
    [
      { stop: "max-epochs", epoch: 1000 },
      { tone: "warning", before: "stopped at ", text: "1\u202f000 epochs" },
    ],
    [{ stop: "settled" }, { tone: "plain", text: "finished" }],
    [{ obstacle: { code: "twoClasses" } }, { tone: "warning", text: "not trained" }],
    [{ stop: null }, null],
  ] as const)("%j", (changes, outcome) => {
    expect(outcomeOf(pane({ kind: "perceptron" }, changes), english)).toEqual(outcome);
  });
});
