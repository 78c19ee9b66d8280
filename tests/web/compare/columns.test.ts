import { describe, expect, it } from "vitest";
import type { PaneView } from "../../../web/state/runs/frame.js";
import { bestOf, type Measure, measuresOf } from "../../../web/views/compare/comparison-table.js";
import { frameOf, pane } from "./panes.js";

function table(panes: readonly PaneView[], heldOut = 0): Record<string, readonly string[]> {
  const rows = measuresOf(frameOf(panes, heldOut)).map((measure) => {
    const cells = panes.map((view) => measure.cell(view));
    const best = bestOf(cells, measure.better);
    const text = cells.map(({ text, note }, index) => `${best[index] ? "best " : ""}${text}${note ? ` ${note}` : ""}`);
    return [measure.title, text] as const;
  });
  return Object.fromEntries(rows);
}

describe("measuresOf", () => {
  it("says of each learner what the engine says, and which is best", () => {
    const panes = [
      pane({ kind: "perceptron" }, { updates: 1234, trainingMistakes: 3, margin: -0.25 }),
      pane({ kind: "averaged" }, { stop: "converged", epoch: 7, trainingMistakes: 0, margin: 0.125 }),
      pane({ kind: "voted" }, { trainingMistakes: 0, margin: null }),
    ];
    expect(table(panes)).toEqual({
      Updates: ["1\u202f234", "5", "5"],
      "Epochs to convergence": ["— not yet", "best 7", "— not yet"],
      "Misclassified now": ["3", "best 0", "best 0"],
      "Geometric margin": ["−0.25", "best 0.125", "—"],
      "Cost of a visit": ["3", "3", "3"],
    });
  });

  it("counts what is misclassified of those held out only where examples are held out", () => {
    const panes = [
      pane({ kind: "perceptron" }, { heldOutMistakes: 2 }),
      pane({ kind: "pocket" }, { heldOutMistakes: 1 }),
    ];
    expect(table(panes)).not.toHaveProperty("Held out, misclassified");
    expect(table(panes, 3)["Held out, misclassified"]).toEqual(["2", "best 1"]);
    const titles = measuresOf(frameOf(panes, 3)).map(({ title, unit }) => [title, unit]);
    expect(titles).toContainEqual(["Misclassified now", "of 4"]);
    expect(titles).toContainEqual(["Held out, misclassified", "of 3"]);
  });

  it("has the angle to the maximum-margin hyperplane only where there is one", () => {
    const panes = [
      pane({ kind: "perceptron" }, { angle: 12.5 }),
      pane({ kind: "averaged" }, { angle: 3 }),
      pane({ kind: "voted" }, { angle: null }),
    ];
    expect(table(panes)["Angle to maximum margin"]).toEqual(["12.5°", "best 3°", "—"]);
    expect(table([pane({ kind: "voted" }), pane({ kind: "perceptron" })])).not.toHaveProperty(
      "Angle to maximum margin",
    );
  });

  it("gives the reason where there is no convergence", () => {
    const stops = ["max-epochs", "journal-full", "settled", null] as const;
    const panes = [
      ...stops.map((stop) => pane({ kind: "perceptron" }, { stop })),
      pane({ kind: "decision-tree" }, { stop: "settled" }),
      pane({ kind: "perceptron" }, { obstacle: { code: "twoClasses" } }),
    ];
    expect(table(panes)["Epochs to convergence"]).toEqual([
      "— not within 1\u202f000",
      "— journal full",
      "— stopped with some misclassified",
      "— not yet",
      "— at once",
      "— not trained",
    ]);
  });

  it("calls nothing best while something is still being counted", () => {
    const panes = [
      pane({ kind: "perceptron" }, { trainingMistakes: 3 }),
      pane({ kind: "voted" }, { trainingMistakes: 1 }),
      pane({ kind: "kernel" }, { trainingMistakes: null }),
    ];
    expect(table(panes)["Misclassified now"]).toEqual(["3", "1", "… counting"]);
  });

  it("says that a margin is being measured, and calls none the best until all are", () => {
    const panes = [pane({ kind: "perceptron" }, { margin: 0.125 }), pane({ kind: "pocket" }, { margin: undefined })];
    expect(table(panes)["Geometric margin"]).toEqual(["0.125", "… measuring"]);
  });

  it("writes the margin in full where full precision is asked for", () => {
    const view = pane({ kind: "perceptron" }, { margin: 1 / 3 });
    const [text] = measuresOf(frameOf([view], 0, { precision: "full" }))
      .filter(({ title }) => title === "Geometric margin")
      .map((measure) => measure.cell(view).text);
    expect(text).toBe("0.3333333333333333");
  });

  it("counts what a visit costs", () => {
    const classes = [0, 1, 2].map(() => ({ weights: new Float64Array(2), bias: 0 }));
    const panes = [
      pane({ kind: "perceptron" }, { features: ["x1", "x2", "x1*x2"] }),
      pane({ kind: "multiclass" }, { current: classes }),
      pane({ kind: "kernel" }, { epochLength: 42 }),
      pane({ kind: "nearest-neighbours" }),
      pane({ kind: "second-order" }),
    ];
    expect(table(panes)["Cost of a visit"]).toEqual(["4", "9", "1 + 42/update", "0", "3 + 18/update"]);
  });
});

describe("bestOf", () => {
  const cells = (...values: (number | null)[]) => values.map((value) => ({ value, text: "" }));
  const best = (better: Measure["better"], ...values: (number | null)[]) => bestOf(cells(...values), better);

  it("marks all that share the best", () => {
    expect(best("less", 2, 1, 1)).toEqual([false, true, true]);
    expect(best("more", 2, 1, 2)).toEqual([true, false, true]);
  });

  it("marks none where all are the same, or only one has a number", () => {
    expect(best("less", 2, 2)).toEqual([false, false]);
    expect(best("less", 2, null)).toEqual([false, false]);
    expect(best("less", null, null)).toEqual([false, false]);
    expect(best(null, 1, 2)).toEqual([false, false]);
  });

  it("marks no margin that is none", () => {
    expect(best("more", -1, -2)).toEqual([false, false]);
    expect(best("more", 0.1, -2)).toEqual([true, false]);
  });
});
